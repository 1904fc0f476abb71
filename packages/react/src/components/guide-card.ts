'use client';
// Written from the manifest of the elements by `npm run api`.
import type { FootlightGuideCard as Element, GuideCardEventDetails as Details } from '@footlight/elements';
import type { PropValue } from '@footlight/player';
import { createComponent, type ElementComponent, type HtmlProps } from '../create-component.js';

interface OwnProps {
  /** data of the event that the page already has, which saves a request. */
  readonly event?: PropValue<Element['event']>;
  /** id of a live event or a channel; cards inside the element can set their own in `data-event-id`. */
  readonly eventId?: PropValue<Element['eventId']>;
  /** ids of the cards, or of elements that contain them, when they are not inside the element. */
  readonly for?: PropValue<Element['for']>;
  /** language tag; the page's own when absent. */
  readonly language?: PropValue<Element['language']>;
  /** `none` shows only the picture; otherwise the event plays, muted. */
  readonly preview?: PropValue<Element['preview']>;
  /** `dark` when absent. */
  readonly theme?: PropValue<Element['theme']>;
  /** `none` hides titles of events visually; screen readers still announce them. */
  readonly titles?: PropValue<Element['titles']>;
  /** `{ eventId, programme }`: before details are shown; cancel to show them yourself. */
  readonly onFootlightGuideCardDetails?: ((event: CustomEvent<Details['footlight-guide-card-details']>) => void) | undefined;
  /** `{ eventId }`: the card has been hidden. */
  readonly onFootlightGuideCardHide?: ((event: CustomEvent<Details['footlight-guide-card-hide']>) => void) | undefined;
  /** `{ eventId, cause: 'hover' | 'focus' | 'tap' }`: before showing; cancel to prevent it. */
  readonly onFootlightGuideCardShow?: ((event: CustomEvent<Details['footlight-guide-card-show']>) => void) | undefined;
  /** `{ id, title, href }`: “Watch” was chosen; cancel it to stay on the page. */
  readonly onFootlightSelect?: ((event: CustomEvent<Details['footlight-select']>) => void) | undefined;
}

/** Props of `<footlight-guide-card>`. */
export type FootlightGuideCardProps = OwnProps & HtmlProps<Element, keyof OwnProps>;

/** `<footlight-guide-card>` as a component; its ref is the element. It does not define the element. */
export const FootlightGuideCard: ElementComponent<Element, FootlightGuideCardProps> = /* @__PURE__ */ createComponent({
  tag: 'footlight-guide-card',
  properties: {
    event: null,
    eventId: 'event-id',
    for: 'for',
    language: 'language',
    preview: 'preview',
    theme: 'theme',
    titles: 'titles',
  },
  events: {
    onFootlightGuideCardDetails: 'footlight-guide-card-details',
    onFootlightGuideCardHide: 'footlight-guide-card-hide',
    onFootlightGuideCardShow: 'footlight-guide-card-show',
    onFootlightSelect: 'footlight-select',
  },
});
