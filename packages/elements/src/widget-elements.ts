import type { GuideCardElementProps } from '@footlight/widgets';
import type { WatchTogetherElementProps } from './rooms/watch-together-element.widget.js';
import type { WatchlistElementProps } from './lists/watchlist-element.widget.js';

/** Properties that a page can set and reset. */
type Settable<Props> = { -readonly [Name in keyof Props]-?: Props[Name] | undefined };

/** `<footlight-guide-card>`, once it is defined. */
export interface FootlightGuideCard
  extends
    HTMLElement,
    Settable<Pick<GuideCardElementProps, 'eventId' | 'event' | 'for' | 'preview' | 'titles' | 'language'>> {}

/** `<footlight-live-now>`, once it is defined. */
export interface FootlightLiveNow extends HTMLElement {
  mode: 'panel' | 'event' | undefined;
  titles: 'default' | 'none' | undefined;
  /** Language tag; the page's own when absent. */
  language: string | undefined;
}

/** `<footlight-watch-together>`, once it is defined. */
export interface FootlightWatchTogether
  extends
    HTMLElement,
    Settable<
      Pick<WatchTogetherElementProps, 'room' | 'content' | 'kind' | 'player' | 'inviteHref' | 'language'>
    > {}

/** `<footlight-watchlist>`, once it is defined. */
export interface FootlightWatchlist
  extends
    HTMLElement,
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
