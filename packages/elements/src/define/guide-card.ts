import { unseenSheet } from '@footlight/ui';
import { safeDefine } from '../safe-define.js';
import cardSheet from '../widgets/guide-card/guide-card-element.module.css?inline';
import { GuideCardElement } from '../widgets/guide-card/guide-card-element.widget.js';
import type { GuideCardElementProps } from '../widgets/guide-card/guide-card-props.js';
import { createElementClass } from '../wrap.js';

/**
 * `<footlight-guide-card>`: what is on now and next, with a muted look at it, beside the page’s cards of channels and
 * live events; for the one that the mouse is on, that has the focus, or that a finger tapped. It is shown only where
 * the viewer may watch and the realm lets its programme guide play.
 * @attribute event-id - id of a live event or a channel; cards within that bear `data-event-id` name their own.
 * @attribute for - ids of the cards, or of what holds them, where they are not within the element.
 * @attribute {'auto' | 'none'} preview - `none` shows the picture alone; otherwise the event plays, muted.
 * @attribute {'default' | 'none'} titles - `none` keeps the titles of events from sight; who cannot see still hears them.
 * @attribute language - language tag; the page's own when absent.
 * @attribute {'dark' | 'light' | 'auto'} theme - `dark` when absent.
 * @prop {GuideCardData} event - what the page knows of the event already, so that the service is not asked for it.
 * @fires footlight-guide-card-show - `{ eventId, cause }`, the cause being `hover`, `focus` or `tap`: the card is about to be shown; cancel it to keep it shut.
 * @fires footlight-guide-card-hide - `{ eventId }`: it is shown no more.
 * @fires footlight-guide-card-details - `{ eventId, programme }`: somebody asks for all about a programme; cancel it to show that yourself.
 * @fires footlight-select - `{ id, title, href }`: “Watch” was chosen; cancel it to stay on the page.
 * @slot - the page's own card, or any number of them.
 * @csspart card - what is shown beside the page's card.
 * @csspart details - the dialog with all about a programme.
 * @cssproperty --footlight-glow - the accent.
 */
safeDefine('footlight-guide-card', () =>
  createElementClass<GuideCardElementProps>(GuideCardElement, {
    properties: {
      eventId: 'string',
      event: 'object',
      for: 'string',
      preview: 'string',
      titles: 'string',
      language: 'string',
    },
    events: {
      onShow: 'footlight-guide-card-show',
      onHide: 'footlight-guide-card-hide',
      onDetails: 'footlight-guide-card-details',
      onSelect: 'footlight-select',
    },
    sheets: [cardSheet, unseenSheet],
  }),
);
