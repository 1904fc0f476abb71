import type { Client } from '@footlight/client';
import type { PublicRealm } from '@footlight/contract';
import type { WatchlistLabelKey, Translate } from '@footlight/i18n';
import type { PageWatchlists } from './page-watchlists.js';
import type { ListedThing, WatchlistCallbacks } from './watchlist-events.js';

/** Where a guest finds an account. */
export interface SignInWay {
  readonly href: string;
  /** Asks the page, then goes there. */
  readonly go: () => void;
  /** Asks the page. @returns whether the link is to be followed */
  readonly ask: () => boolean;
}

/** What every view of the panel works with. */
export interface WatchlistDesk {
  readonly client: Client;
  readonly lists: Pick<PageWatchlists, 'queries' | 'watchlists' | 'favourites'>;
  readonly realm: PublicRealm;
  readonly isGuest: boolean;
  readonly origin: string;
  /** A page of the host's that shows shared lists. */
  readonly shareHref: string | undefined;
  readonly signIn: SignInWay;
  readonly language: string;
  readonly t: Translate<WatchlistLabelKey>;
  readonly tell: WatchlistCallbacks;
}

/** The title that would be added. */
export interface AddedThing extends ListedThing {
  readonly title: string | null;
}

const SIGNED_OUT: ReadonlySet<string> = new Set([
  'UNAUTHORISED',
  'TOKEN_EXPIRED',
  'TOKEN_INVALID',
  'REFRESH_TOKEN_INVALID',
  'REFRESH_TOKEN_REUSED',
]);

/** Whether signing in is the way on. */
export const isSignedOut = (code: string): boolean => SIGNED_OUT.has(code);
