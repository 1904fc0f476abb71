import type { GuideCardData, Programme } from '@footlight/domain';
import type { ActivationCause } from './card-activation.js';

/** What a page says to `<footlight-guide-card>`, and hears of it. */
export interface GuideCardElementProps {
  /** Id of a live event or of a channel; cards that bear `data-event-id` name their own. */
  readonly eventId?: string;
  /** What the page knows of the event already. */
  readonly event?: GuideCardData;
  /** Ids of the cards, or of what holds them, where they are not within the element. */
  readonly for?: string;
  /** `none` shows the picture alone. */
  readonly preview?: 'auto' | 'none';
  /** `none` keeps the titles of events from sight. */
  readonly titles?: 'default' | 'none';
  /** Language tag; the page's own when absent. */
  readonly language?: string;
  /** Asked before the card is shown; cancelling keeps it shut. */
  readonly onShow?: (detail: { readonly eventId: string; readonly cause: ActivationCause }) => boolean;
  readonly onHide?: (detail: { readonly eventId: string }) => boolean;
  /** Asked before a programme's details are shown; cancelling leaves them to the page. */
  readonly onDetails?: (detail: { readonly eventId: string; readonly programme: Programme }) => boolean;
  /** Asked before the link is followed; cancelling keeps the page. */
  readonly onSelect?: (detail: {
    readonly id: string;
    readonly title: string;
    readonly href: string;
  }) => boolean;
}
