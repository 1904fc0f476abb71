import type { WeightClass } from '@footlight/contract';

/** The part of `URLSearchParams` used here. */
export interface ReadParameters {
  get(name: string): string | null;
  getAll(name: string): string[];
}

/** The part of a news feed that selecting it needs. */
export interface NamedFeed {
  readonly feedName: string;
}

const FEED = 'feed';

/** The feed named in the address of a news page. */
export const namedFeed = (query: ReadParameters): string | null => query.get(FEED);

/** Query parameters that name a feed. */
export const addressOfNews = (feedName: string): Record<string, string> => ({ [FEED]: feedName });

/** The feed named in the address of a news page, or the first one; null if there is none. */
export const feedOfNews = (query: ReadParameters, feeds: readonly NamedFeed[]): string | null =>
  namedFeed(query) ?? feeds[0]?.feedName ?? null;

/** The value for fighters of every weight class. */
export const ALL_CLASSES = 'ALL';

/** The weight class named in the address of the fighters page, or {@link ALL_CLASSES}. */
export const classOfFighters = (query: ReadParameters): string => query.get('class') ?? ALL_CLASSES;

/** Query of the service for a weight class. */
export const paramsOfFighters = <C extends string = WeightClass>(name: C): { readonly weightClass?: C } =>
  name === ALL_CLASSES ? {} : { weightClass: name };

/** A grid as named in its address. */
export interface AddressedGrid {
  /** Empty if the address names none. */
  readonly id: string;
  /** The genre filter. */
  readonly genre: string | null;
}

const GRID = 'gridviewconfigid';
const FACET = 'facet';
const GENRE = 'genre:';

/** Reads the grid and its genre from an address. The genre is written as in a search: `facet=genre:drama`. */
export const gridOfAddress = (query: ReadParameters): AddressedGrid => ({
  id: query.get(GRID) ?? '',
  genre:
    query
      .getAll(FACET)
      .find((facet) => facet.startsWith(GENRE))
      ?.slice(GENRE.length) ?? null,
});

/** Query parameters that name a grid. */
export const addressOfGrid = ({ id, genre }: AddressedGrid): Record<string, string> => ({
  [GRID]: id,
  ...(genre === null ? {} : { [FACET]: GENRE + genre }),
});

/** Query of the service for a grid. */
export const paramsOfGrid = ({
  id,
  genre,
}: AddressedGrid): { readonly gridViewConfigId: string; readonly facet?: string[] } => ({
  gridViewConfigId: id,
  ...(genre === null ? {} : { facet: [GENRE + genre] }),
});
