import type { WatchlistEntry } from '@footlight/contract';

/** A title, or a series, season or playlist of titles. */
export interface ContentRef {
  readonly id: string;
  readonly kind: WatchlistEntry['contentType'];
}

export type ListChange = 'create' | 'rename' | 'delete' | 'add' | 'remove' | 'reorder' | 'save' | 'forget';

/** Event details of `<footlight-watchlist>`, by the event's name. */
export interface WatchlistEventDetails {
  /** The button was pressed, or the panel is about to close. Cancel it to keep the panel as it is. */
  readonly 'footlight-toggle': { readonly isOpen: boolean };
  /**
   * A guest wants to sign in. Cancel it to handle the sign-in in the page, and call `Footlight.configure` afterwards.
   */
  readonly 'footlight-signin': { readonly href: string };
  /** A title of a list was chosen. Cancel it to stay on the page. */
  readonly 'footlight-select': ContentRef & {
    readonly title: string;
    readonly href: string;
    readonly listId: string;
  };
  /** The service has accepted a change. */
  readonly 'footlight-listchange': {
    readonly change: ListChange;
    readonly listId: string;
    /** The item that was added, removed or moved. */
    readonly item: ContentRef | null;
  };
  /** The service has added or removed a favourite. */
  readonly 'footlight-favouritechange': { readonly id: string; readonly favourite: boolean };
  /** Result of sharing the link of a list. */
  readonly 'footlight-share': {
    readonly listId: string;
    readonly href: string;
    readonly outcome: 'shared' | 'copied' | 'failed';
  };
  /** An operation failed; the viewer has seen a message. */
  readonly 'footlight-error': { readonly action: ListChange | 'favourite' | 'load'; readonly code: string };
}

/** The events as callbacks of the component; they return false when the page has cancelled. */
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
