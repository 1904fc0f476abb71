import type { ContentItem } from '@footlight/contract';
import { isGranted } from '../playback/access.js';
import type { ListContext } from '../navigation/links.js';

/** The longest name of a watchlist, in code points, the unit of `maxLength` in JSON Schema. */
export const WATCHLIST_NAME_MAX = 60;

export type WatchlistNameIssue = 'empty' | 'tooLong';

export const watchlistNameIssue = (name: string): WatchlistNameIssue | null => {
  const length = Array.from(name.trim()).length;
  if (length === 0) return 'empty';
  return length > WATCHLIST_NAME_MAX ? 'tooLong' : null;
};

export interface WatchlistSettings {
  readonly enabled: boolean;
  readonly systemDefinedFavourites: 'ENABLED' | 'DISABLED';
}

/**
 * The action of a card's save button: opens the list of watchlists, toggles the only list, or toggles the favourite if
 * watchlists are disabled.
 *
 * @see docs/rules/lists.md LIST-26
 */
export const saveAction = (
  settings: WatchlistSettings,
): 'chooseWatchlist' | 'toggleWatchlist' | 'toggleFavourite' => {
  if (!settings.enabled) return 'toggleFavourite';
  return settings.systemDefinedFavourites === 'DISABLED' ? 'chooseWatchlist' : 'toggleWatchlist';
};

/** Id of the system-defined list (LIST-27). */
export const FAVOURITES_LIST_ID = 'favourites';

/** The list context for watching a favourite, so that the next one follows; empty if the realm has no such list. */
export const listOfFavourites = (settings: WatchlistSettings): ListContext =>
  saveAction(settings) === 'toggleWatchlist'
    ? { watchlist: { id: FAVOURITES_LIST_ID, owner: '', shared: false } }
    : {};

/** Save buttons are only shown on videos that a signed-in viewer may play (ACC-20). */
export const maySave = (
  item: Pick<ContentItem, 'type' | 'accessLevel'>,
  viewer: { readonly isGuest: boolean },
): boolean => !viewer.isGuest && item.type === 'VOD' && isGranted(item);

/**
 * Moves entries to the position after `after`, or to the start, in the order given; the others keep their order.
 * @param after id of an entry that is not moved itself; undefined for the start
 * @returns null if `moved` or `after` are not in the list, or `moved` has duplicates
 */
export const reordered = <T>(
  entries: readonly T[],
  moved: readonly T[],
  after: T | undefined,
  nameOf: (entry: T) => string,
): T[] | null => {
  const names = new Set(entries.map(nameOf));
  const moving = new Set(moved.map(nameOf));
  const isKnown = [...moving].every((name) => names.has(name));
  if (!isKnown || moving.size !== moved.length) return null;
  const resting = entries.filter((entry) => !moving.has(nameOf(entry)));
  const place = after === undefined ? 0 : resting.findIndex((entry) => nameOf(entry) === nameOf(after)) + 1;
  if (after !== undefined && place === 0) return null;
  return [...resting.slice(0, place), ...moved, ...resting.slice(place)];
};
