import type { WeightClass } from '@footlight/contract';
import type { ReadParameters } from '../search/search-query.js';

/** A feed of news, as far as it is chosen by. */
export interface NamedFeed {
  readonly feedName: string;
}

const FEED = 'feed';

/** The feed that an address of news names. */
export const namedFeed = (query: ReadParameters): string | null => query.get(FEED);

/** The query of the address that names it. */
export const addressOfNews = (feedName: string): Record<string, string> => ({ [FEED]: feedName });

/** The feed that an address of news names, or the first of all; null where there is none. */
export const feedOfNews = (query: ReadParameters, feeds: readonly NamedFeed[]): string | null =>
  namedFeed(query) ?? feeds[0]?.feedName ?? null;

/** The list of fighters of every weight class. */
export const ALL_CLASSES = 'ALL';

/** The weight class that an address of fighters names, or {@link ALL_CLASSES}. */
export const classOfFighters = (query: ReadParameters): string => query.get('class') ?? ALL_CLASSES;

/** What the service is asked for it. */
export const askedOfFighters = <C extends string = WeightClass>(name: C): { readonly weightClass?: C } =>
  name === ALL_CLASSES ? {} : { weightClass: name };

/** A grid as its address tells it. */
export interface AddressedGrid {
  /** Empty where the address names none. */
  readonly id: string;
  /** What it is narrowed to. */
  readonly genre: string | null;
}

const GRID = 'gridviewconfigid';
const FACET = 'facet';
const GENRE = 'genre:';

/** The grid that an address names, and its genre, as a search names it: `facet=genre:drama`. */
export const gridOfAddress = (query: ReadParameters): AddressedGrid => ({
  id: query.get(GRID) ?? '',
  genre:
    query
      .getAll(FACET)
      .find((facet) => facet.startsWith(GENRE))
      ?.slice(GENRE.length) ?? null,
});

/** The query of the address that names it. */
export const addressOfGrid = ({ id, genre }: AddressedGrid): Record<string, string> => ({
  [GRID]: id,
  ...(genre === null ? {} : { [FACET]: GENRE + genre }),
});

/** What the service is asked for it. */
export const askedOfGrid = ({
  id,
  genre,
}: AddressedGrid): { readonly gridViewConfigId: string; readonly facet?: string[] } => ({
  gridViewConfigId: id,
  ...(genre === null ? {} : { facet: [GENRE + genre] }),
});
