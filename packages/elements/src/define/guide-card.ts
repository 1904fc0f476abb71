import { unseenSheet } from '@footlight/ui';
import type { GuideCardElementProps } from '@footlight/widgets';
import cardSheet from '../guide/guide-card-element.module.css?inline';
import { GuideCardElement } from '../guide/guide-card-element.widget.js';
import { safeDefine } from '../safe-define.js';
import { createElementClass } from '../wrap.js';

/**
 * `<footlight-guide-card>`: the current and the next programme, with a muted preview, beside the page’s cards of
 * channels and live events. It is shown for the card under the mouse, with the focus, or tapped by a finger, and only
 * where the viewer may watch and the realm allows playback from its programme guide.
 * @attribute event-id - id of a live event or a channel; cards inside the element can set their own in `data-event-id`.
 * @attribute for - ids of the cards, or of elements that contain them, when they are not inside the element.
 * @attribute {'auto' | 'none'} preview - `none` shows only the picture; otherwise the event plays, muted.
 * @attribute {'default' | 'none'} titles - `none` hides titles of events visually; screen readers still announce them.
 * @attribute language - language tag; the page's own when absent.
 * @attribute {'dark' | 'light' | 'auto'} theme - `dark` when absent.
 * @prop {GuideCardData} event - data of the event that the page already has, which saves a request.
 * @fires footlight-guide-card-show - `{ eventId, cause: 'hover' | 'focus' | 'tap' }`: before showing; cancel to prevent
 * it.
 * @fires footlight-guide-card-hide - `{ eventId }`: the card has been hidden.
 * @fires footlight-guide-card-details - `{ eventId, programme }`: before details are shown; cancel to show them
 * yourself.
 * @fires footlight-select - `{ id, title, href }`: “Watch” was chosen; cancel it to stay on the page.
 * @slot - the page's own card, or any number of them.
 * @csspart card - the popup beside the page's card.
 * @csspart details - the dialog with the details of a programme.
 * @cssproperty --footlight-glow - the accent colour.
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
