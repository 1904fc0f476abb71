import { errorLabel, type WatchlistLabelKey, type Translate } from '@footlight/i18n';

/** The error of a failed operation, as reported by a store. */
export interface WatchlistError {
  readonly code: string;
  /** The maximum number, when a limit is the reason. */
  readonly limit: number | null;
}

/**
 * The error message: specific for a name that is too long, a title that is already in the list and a few errors that
 * the viewer can act on; generic otherwise (LIST-32).
 */
export const errorMessage = ({ code, limit }: WatchlistError, t: Translate<WatchlistLabelKey>): string =>
  code === 'WATCHLIST_LIMIT_REACHED' && limit !== null ? t('watchlistLimit', { limit }) : t(errorLabel(code));
