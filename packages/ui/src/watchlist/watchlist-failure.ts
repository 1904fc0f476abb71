import { errorLabel, type WatchlistLabelKey, type Translate } from '@footlight/i18n';

/** What a store says of why something failed. */
export interface WatchlistFailure {
  readonly code: string;
  /** How many there may be, where a limit is the reason. */
  readonly limit: number | null;
}

/**
 * Its own words for a name that is too long, for what stands in the list already and for a few that the viewer can do
 * something about; generic ones otherwise (LIST-32).
 */
export const failureWords = ({ code, limit }: WatchlistFailure, t: Translate<WatchlistLabelKey>): string =>
  code === 'WATCHLIST_LIMIT_REACHED' && limit !== null ? t('watchlistLimit', { limit }) : t(errorLabel(code));
