import type { GuideCardData, Programme } from '@footlight/domain';
import type { ActivationCause } from './card-activation.js';

/** Properties and callbacks of `<footlight-guide-card>`. */
export interface GuideCardElementProps {
  /** Id of a live event or a channel; cards can set their own in `data-event-id`. */
  readonly eventId?: string;
  /** Data of the event that the page already has. */
  readonly event?: GuideCardData;
  /** Ids of the cards, or of elements that contain them, when they are not inside the element. */
  readonly for?: string;
  /** `none` shows only the picture. */
  readonly preview?: 'auto' | 'none';
  /** `none` hides the titles of events visually. */
  readonly titles?: 'default' | 'none';
  /** Language tag; the page's own when absent. */
  readonly language?: string;
  /** Called before the card is shown; `false` keeps it closed. */
  readonly onShow?: (detail: { readonly eventId: string; readonly cause: ActivationCause }) => boolean;
  readonly onHide?: (detail: { readonly eventId: string }) => boolean;
  /** Called before a programme's details are shown; `false` leaves them to the page. */
  readonly onDetails?: (detail: { readonly eventId: string; readonly programme: Programme }) => boolean;
  /** Called before the link is followed; `false` stays on the page. */
  readonly onSelect?: (detail: {
    readonly id: string;
    readonly title: string;
    readonly href: string;
  }) => boolean;
}
