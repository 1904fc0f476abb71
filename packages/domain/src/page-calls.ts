import { PAGE_SIZES } from '@footlight/contract';
import type { Place } from './paths.js';
import {
  askedOfFighters,
  askedOfGrid,
  classOfFighters,
  feedOfNews,
  gridOfAddress,
  type NamedFeed,
} from './list-address.js';
import type { RouteName } from './route-table.js';
import { askedOfSearch, searchOfAddress, type ReadParameters } from './search-query.js';

/** A call that a page's own content comes with. */
export interface PageCall {
  readonly name:
    | 'getSection'
    | 'getVod'
    | 'getLiveEvent'
    | 'getSeries'
    | 'getSeason'
    | 'getPlaylist'
    | 'searchContent'
    | 'listNewsFeeds'
    | 'listNews'
    | 'getNewsItem'
    | 'listFighters'
    | 'listRankings'
    | 'getFighter'
    | 'getFighterStatistics'
    | 'getContentGrid'
    | 'listLiveEvents'
    | 'listUpcomingEvents'
    | 'listReleases'
    | 'getExternalPage';
  readonly params: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | number | boolean | readonly string[]>>;
  /** What is asked for once this has been answered. */
  readonly next?: (reply: unknown) => PageCall | null;
}

/** The section that the front page shows. */
export const HOME_SECTION = 'home';
/** The section of everything there is to look through. */
export const BROWSE_SECTION = 'browse';

type CallsOf = (params: Readonly<Record<string, string>>, query: ReadParameters) => readonly PageCall[];

const NO_PARAMETERS: ReadParameters = { get: () => null, getAll: () => [] };

/** A season is told of with every number: an episode that may not be played here says so in its place. */
export const WHOLE_SEASON = { displayGeoblocked: true } as const;
const PLAYABLE = { includePlaybackDetails: 'URL' } as const;
const FIRST_ITEMS = { rpp: PAGE_SIZES.seasonAndPlaylistFirst } as const;

const asked = (name: PageCall['name'], params: PageCall['params'], query?: PageCall['query']): PageCall => ({
  name,
  params,
  ...(query && { query }),
});

const home: CallsOf = () => [asked('getSection', { section: HOME_SECTION })];
const video: CallsOf = ({ eventId: id = '' }) => [asked('getVod', { id }, PLAYABLE)];
const feeds = asked('listNewsFeeds', {});
const newsOf = (feedName: string): PageCall => asked('listNews', { feedName }, { rpp: PAGE_SIZES.news });

const CALLS: Readonly<Partial<Record<RouteName, CallsOf>>> = {
  root: home,
  home,
  browse: () => [asked('getSection', { section: BROWSE_SECTION })],
  section: ({ id: section = '' }) => [asked('getSection', { section })],
  vod: video,
  interstitial: video,
  live: ({ eventId: id = '' }) => [asked('getLiveEvent', { id }, PLAYABLE)],
  series: ({ seriesId = '' }) => [asked('getSeries', { seriesId }, { rpp: PAGE_SIZES.seasons })],
  season: ({ seasonId: id = '' }) => [asked('getSeason', { id }, { ...FIRST_ITEMS, ...WHOLE_SEASON })],
  playlist: ({ playlistId: id = '' }) => [asked('getPlaylist', { id }, FIRST_ITEMS)],
  search: (_params, query) => [asked('searchContent', {}, askedOfSearch(searchOfAddress(query)))],
  news: (_params, query) => {
    const named = feedOfNews(query, []);
    if (named !== null) return [feeds, newsOf(named)];
    const next = (reply: unknown): PageCall | null => {
      const first = feedOfNews(query, (reply as { readonly feeds: readonly NamedFeed[] }).feeds);
      return first === null ? null : newsOf(first);
    };
    return [{ ...feeds, next }];
  },
  newsItem: ({ feedName = '', newId = '' }) => [asked('getNewsItem', { feedName, newId }), feeds],
  fighters: (_params, query) => [
    asked(
      'listFighters',
      {},
      { rpp: PAGE_SIZES.fighters, ...askedOfFighters<string>(classOfFighters(query)) },
    ),
    asked('listRankings', {}),
  ],
  fighter: ({ id = '' }) => [asked('getFighter', { id }), asked('getFighterStatistics', { id })],
  grid: (_params, query) => {
    const grid = gridOfAddress(query);
    return grid.id === ''
      ? []
      : [asked('getContentGrid', {}, { rpp: PAGE_SIZES.grid, ...askedOfGrid(grid) })];
  },
  liveNow: () => [asked('listLiveEvents', {}, { p: 1, rpp: PAGE_SIZES.live })],
  upcoming: () => [asked('listUpcomingEvents', {}, { p: 1, rpp: PAGE_SIZES.upcoming })],
  releases: () => [asked('listReleases', {}, { rpp: PAGE_SIZES.releases })],
  externalPage: ({ pageId: id = '' }) => [asked('getExternalPage', { id })],
};

/**
 * What a page asks for first, so that it can be there before the page: in the first answer of the service, or when
 * a link to it is looked at. Nothing for pages that ask for nothing, only for what is their reader's own, or, as the
 * guide of a day, for what is reckoned by their reader's clock.
 *
 * @param query of its address; empty by default
 */
export const callsOfPage = (
  { route, params }: Pick<Place, 'route' | 'params'>,
  query: ReadParameters = NO_PARAMETERS,
): readonly PageCall[] => CALLS[route]?.(params, query) ?? [];
