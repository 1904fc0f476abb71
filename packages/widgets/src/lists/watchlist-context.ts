import type { Client } from '@footlight/client';
import type { PublicRealm } from '@footlight/contract';
import type { WatchlistLabelKey, Translate } from '@footlight/i18n';
import type { PageWatchlists } from './page-watchlists.js';
import type { ContentRef, WatchlistCallbacks } from './watchlist-events.js';

/** The sign-in page for guests. */
export interface SignInLink {
  readonly href: string;
  /** Notifies the page, then navigates there unless the page cancels. */
  readonly go: () => void;
  /** Notifies the page. @returns whether the link is to be followed */
  readonly notify: () => boolean;
}

/** Dependencies of every view of the panel. */
export interface WatchlistContext {
  readonly client: Client;
  readonly lists: Pick<PageWatchlists, 'queries' | 'watchlists' | 'favourites'>;
  readonly realm: PublicRealm;
  readonly isGuest: boolean;
  readonly origin: string;
  /** The host page's own page for shared lists. */
  readonly shareHref: string | undefined;
  readonly signIn: SignInLink;
  readonly language: string;
  readonly t: Translate<WatchlistLabelKey>;
  readonly callbacks: WatchlistCallbacks;
}

/** The title to add. */
export interface TitledContentRef extends ContentRef {
  readonly title: string | null;
}

const SIGNED_OUT: ReadonlySet<string> = new Set([
  'UNAUTHORISED',
  'TOKEN_EXPIRED',
  'TOKEN_INVALID',
  'REFRESH_TOKEN_INVALID',
  'REFRESH_TOKEN_REUSED',
]);

/** Whether an error can be solved by signing in. */
export const isSignedOut = (code: string): boolean => SIGNED_OUT.has(code);
