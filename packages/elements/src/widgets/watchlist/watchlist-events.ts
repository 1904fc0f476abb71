import type { WatchlistEntry } from '@footlight/contract';

/** A title, or a series, season or playlist of titles. */
export interface ListedThing {
  readonly id: string;
  readonly kind: WatchlistEntry['contentType'];
}

export type ListChange = 'create' | 'rename' | 'delete' | 'add' | 'remove' | 'reorder' | 'save' | 'forget';

/** What `<footlight-watchlist>` tells its page, by the event's name. */
export interface WatchlistEventDetails {
  /** The button was pressed, or the panel is about to close. Cancel it to keep the panel as it is. */
  readonly 'footlight-toggle': { readonly isOpen: boolean };
  /** A guest wants to sign in. Cancel it to do so in the page, and call `Footlight.configure` afterwards. */
  readonly 'footlight-signin': { readonly href: string };
  /** A title of a list was chosen. Cancel it to stay on the page. */
  readonly 'footlight-select': ListedThing & {
    readonly title: string;
    readonly href: string;
    readonly listId: string;
  };
  /** The service has taken a change. */
  readonly 'footlight-listchange': {
    readonly change: ListChange;
    readonly listId: string;
    /** What was added, removed or moved. */
    readonly item: ListedThing | null;
  };
  /** The service has taken a favourite, or let it go. */
  readonly 'footlight-favouritechange': { readonly id: string; readonly favourite: boolean };
  /** The link of a list was handed on, or could not be. */
  readonly 'footlight-share': {
    readonly listId: string;
    readonly href: string;
    readonly outcome: 'shared' | 'copied' | 'failed';
  };
  /** Something failed; the viewer has been told in words. */
  readonly 'footlight-error': { readonly action: ListChange | 'favourite' | 'load'; readonly code: string };
}

/** The same as callbacks of the component; they answer whether the page has not cancelled. */
export interface WatchlistCallbacks {
  readonly onToggle?: ((detail: WatchlistEventDetails['footlight-toggle']) => boolean) | undefined;
  readonly onSignIn?: ((detail: WatchlistEventDetails['footlight-signin']) => boolean) | undefined;
  readonly onSelect?: ((detail: WatchlistEventDetails['footlight-select']) => boolean) | undefined;
  readonly onListChange?: ((detail: WatchlistEventDetails['footlight-listchange']) => boolean) | undefined;
  readonly onFavouriteChange?:
    | ((detail: WatchlistEventDetails['footlight-favouritechange']) => boolean)
    | undefined;
  readonly onShare?: ((detail: WatchlistEventDetails['footlight-share']) => boolean) | undefined;
  readonly onError?: ((detail: WatchlistEventDetails['footlight-error']) => boolean) | undefined;
}
