import type { Programme } from '@footlight/domain';
import type { TypedListeners } from '@footlight/player';
import type { GuideCardElementProps, WatchlistEventDetails } from '@footlight/widgets';
import type { WatchTogetherElementProps } from './rooms/watch-together-element.widget.js';
import type { WatchlistElementProps } from './lists/watchlist-element.widget.js';

/** Properties that a page can set and reset. */
type Settable<Props> = { -readonly [Name in keyof Props]-?: Props[Name] | undefined };

/** An element that dispatches its own events besides those of HTML. */
interface EventsOf<Details> extends HTMLElement {
  /** The style of the element; `dark` when absent. */
  theme: 'dark' | 'light' | 'auto' | undefined;
  addEventListener: TypedListeners<Details>['addEventListener'];
  removeEventListener: TypedListeners<Details>['removeEventListener'];
}

interface Selection {
  readonly id: string;
  readonly title: string;
  readonly href: string;
}

/** Event details of `<footlight-guide-card>`, by the event's name. */
export interface GuideCardEventDetails {
  readonly 'footlight-guide-card-show': {
    readonly eventId: string;
    readonly cause: 'hover' | 'focus' | 'tap';
  };
  readonly 'footlight-guide-card-hide': { readonly eventId: string };
  readonly 'footlight-guide-card-details': { readonly eventId: string; readonly programme: Programme };
  readonly 'footlight-select': Selection;
}

/** Event details of `<footlight-live-now>`, by the event's name. */
export interface LiveNowEventDetails {
  readonly 'footlight-toggle': { readonly isOpen: boolean; readonly count: number };
  readonly 'footlight-select': Selection;
}

/** Event details of `<footlight-watch-together>`, by the event's name. */
export interface WatchTogetherEventDetails {
  readonly 'footlight-roomchange': Parameters<NonNullable<WatchTogetherElementProps['onRoomChange']>>[0];
  readonly 'footlight-togetherchange': Parameters<
    NonNullable<WatchTogetherElementProps['onTogetherChange']>
  >[0];
}

/** `<footlight-guide-card>`, once it is defined. */
export interface FootlightGuideCard
  extends
    EventsOf<GuideCardEventDetails>,
    Settable<Pick<GuideCardElementProps, 'eventId' | 'event' | 'for' | 'preview' | 'titles' | 'language'>> {}

/** `<footlight-live-now>`, once it is defined. */
export interface FootlightLiveNow extends EventsOf<LiveNowEventDetails> {
  mode: 'panel' | 'event' | undefined;
  titles: 'default' | 'none' | undefined;
  /** Language tag; the page's own when absent. */
  language: string | undefined;
}

/** `<footlight-watch-together>`, once it is defined. */
export interface FootlightWatchTogether
  extends
    EventsOf<WatchTogetherEventDetails>,
    Settable<
      Pick<WatchTogetherElementProps, 'room' | 'content' | 'kind' | 'player' | 'inviteHref' | 'language'>
    > {}

/** `<footlight-watchlist>`, once it is defined. */
export interface FootlightWatchlist
  extends
    EventsOf<WatchlistEventDetails>,
    Settable<
      Pick<
        WatchlistElementProps,
        'item' | 'kind' | 'itemTitle' | 'mode' | 'list' | 'owner' | 'signInHref' | 'shareHref' | 'language'
      >
    > {
  /** Whether the panel is open. */
  open: boolean;
  /** Shows the panel in the page, without a button. */
  inline: boolean;
  /** Shows the button as an icon only. */
  compact: boolean;
}

declare global {
  interface HTMLElementTagNameMap {
    'footlight-guide-card': FootlightGuideCard;
    'footlight-live-now': FootlightLiveNow;
    'footlight-watch-together': FootlightWatchTogether;
    'footlight-watchlist': FootlightWatchlist;
  }
}
