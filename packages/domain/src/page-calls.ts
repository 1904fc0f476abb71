import { PAGE_SIZES } from '@footlight/contract';
import type { Place } from './paths.js';
import type { RouteName } from './route-table.js';
import { askedOfSearch, searchOfAddress, type ReadParameters } from './search-query.js';

/** The call that a page's own content comes with. */
export interface PageCall {
  readonly name:
    | 'getSection'
    | 'getVod'
    | 'getLiveEvent'
    | 'getSeries'
    | 'getSeason'
    | 'getPlaylist'
    | 'searchContent';
  readonly params: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | number | boolean | readonly string[]>>;
}

/** The section that the front page shows. */
export const HOME_SECTION = 'home';
/** The section of everything there is to look through. */
export const BROWSE_SECTION = 'browse';

type CallOf = (params: Readonly<Record<string, string>>, query: ReadParameters) => PageCall;

const NO_PARAMETERS: ReadParameters = { get: () => null, getAll: () => [] };

/** A season is told of with every number: an episode that may not be played here says so in its place. */
export const WHOLE_SEASON = { displayGeoblocked: true } as const;
const PLAYABLE = { includePlaybackDetails: 'URL' } as const;
const FIRST_ITEMS = { rpp: PAGE_SIZES.seasonAndPlaylistFirst } as const;

const home: CallOf = () => ({ name: 'getSection', params: { section: HOME_SECTION } });
const video: CallOf = ({ eventId = '' }) => ({ name: 'getVod', params: { id: eventId }, query: PLAYABLE });

const CALLS: Readonly<Partial<Record<RouteName, CallOf>>> = {
  root: home,
  home,
  browse: () => ({ name: 'getSection', params: { section: BROWSE_SECTION } }),
  section: ({ id = '' }) => ({ name: 'getSection', params: { section: id } }),
  vod: video,
  interstitial: video,
  live: ({ eventId = '' }) => ({ name: 'getLiveEvent', params: { id: eventId }, query: PLAYABLE }),
  series: ({ seriesId = '' }) => ({
    name: 'getSeries',
    params: { seriesId },
    query: { rpp: PAGE_SIZES.seasons },
  }),
  season: ({ seasonId = '' }) => ({
    name: 'getSeason',
    params: { id: seasonId },
    query: { ...FIRST_ITEMS, ...WHOLE_SEASON },
  }),
  playlist: ({ playlistId = '' }) => ({
    name: 'getPlaylist',
    params: { id: playlistId },
    query: FIRST_ITEMS,
  }),
  search: (_params, query) => ({
    name: 'searchContent',
    params: {},
    query: askedOfSearch(searchOfAddress(query)),
  }),
};

/**
 * What a page asks for first, so that it can be there before the page: in the first answer of the service, or when
 * a link to it is looked at. Null for pages that ask for nothing, or only for what is their reader's own.
 *
 * @param query of its address; empty by default
 */
export const callOfPage = (
  { route, params }: Pick<Place, 'route' | 'params'>,
  query: ReadParameters = NO_PARAMETERS,
): PageCall | null => CALLS[route]?.(params, query) ?? null;
