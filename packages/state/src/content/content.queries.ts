import { isHttpError } from '@footlight/client';
import {
  PAGE_SIZES,
  type ContentItem,
  type GuideChannel,
  type LiveDetails,
  type Playlist,
  type ResponseOf,
  type Season,
  type SeasonSummary,
  type Series,
  type VodDetails,
} from '@footlight/contract';
import { FULL_SEASON, paramsOfGrid, type AddressedGrid } from '@footlight/domain';
import { adjacentOf, type Adjacent, type WatchedList } from './adjacent-of.js';
import { keyset, nextOf } from '../cache/keyset.js';
import { isNotLive } from '../live/not-live.js';
import type { NoParams, Query } from '../cache/query.js';

/** Size of further pages of a playlist or season; the first page is smaller, so that it loads sooner. */
const LATER = 20;

interface ById {
  readonly id: string;
}

const PLAYABLE = { includePlaybackDetails: 'URL' } as const;

/** A video's page. */
export const vodQuery: Query<ById, VodDetails> = {
  name: 'vod',
  fetch: ({ client, params, signal }) => client.call('getVod', { params, query: PLAYABLE, signal }),
};

/** A live event's page; the video with the same id if it is not live (LIST-20). */
export const liveEventQuery: Query<ById, LiveDetails | VodDetails> = {
  name: 'liveEvent',
  fetch: async ({ client, params, signal }) => {
    const parts = { params, query: PLAYABLE, signal };
    try {
      return await client.call('getLiveEvent', parts);
    } catch (notLive) {
      if (!isNotLive(notLive)) throw notLive;
      try {
        return await client.call('getLiveVod', parts);
      } catch (error) {
        throw isHttpError(error) && error.code === 'VOD_NOT_FOUND' ? notLive : error;
      }
    }
  },
};

/** The neighbours of a video in the list that it is watched in. */
export const adjacentQuery: Query<WatchedList & { readonly id: string }, Adjacent> = {
  name: 'adjacent',
  retainedFor: 'adjacent',
  fetch: ({ client, params, signal }) => adjacentOf(client, params, { signal }),
};

/** Films and series similar to a video, best first. */
export const relatedQuery: Query<ById, ResponseOf<'getRelatedVods'>> = {
  name: 'related',
  fetch: ({ client, params, signal }) => client.call('getRelatedVods', { params, signal }),
};

/** Films and series similar to a series, best first. */
export const relatedToSeriesQuery: Query<ById, ResponseOf<'getRelatedToSeries'>> = {
  name: 'relatedToSeries',
  fetch: ({ client, params: { id }, signal }) =>
    client.call('getRelatedToSeries', { params: { seriesId: id }, signal }),
};

/** Contains only titles that can be played here, as many as its card shows. */
export const playlistQuery: Query<ById, Playlist, ContentItem> = {
  name: 'playlist',
  fetch: ({ client, params, cursor, signal }) => {
    const rpp = cursor === null ? PAGE_SIZES.seasonAndPlaylistFirst : LATER;
    return client.call('getPlaylist', { params, query: keyset(rpp, cursor), signal });
  },
  page: ({ vods, paging }) => ({ items: vods, next: nextOf(paging) }),
};

/** A playlist for the panel of its card. */
export const playlistPanelQuery: Query<ById, Playlist, ContentItem> = {
  ...playlistQuery,
  name: 'playlistPanel',
  fetch: ({ client, params, cursor, signal }) =>
    client.call('getPlaylist', { params, query: keyset(PAGE_SIZES.playlistPanel, cursor), signal }),
};

/** The episodes of a season, including those that cannot be played here. */
export const seasonQuery: Query<ById, Season, ContentItem> = {
  name: 'season',
  fetch: ({ client, params, cursor, signal }) => {
    const rpp = cursor === null ? PAGE_SIZES.seasonAndPlaylistFirst : LATER;
    const query = { ...keyset(rpp, cursor), ...FULL_SEASON };
    return client.call('getSeason', { params, query, signal });
  },
  page: ({ episodes, paging }) => ({ items: episodes, next: nextOf(paging) }),
};

/** A series; its items are seasons, including those without episodes: see `visibleSeasons`. */
export const seriesQuery: Query<{ readonly seriesId: string }, Series, SeasonSummary> = {
  name: 'series',
  fetch: ({ client, params, cursor, signal }) => {
    const rpp = cursor === null ? PAGE_SIZES.seasons : LATER;
    return client.call('getSeries', { params, query: keyset(rpp, cursor), signal });
  },
  page: ({ seasons, paging }) => ({ items: seasons, next: nextOf(paging) }),
};

interface AroundSeason {
  readonly seriesId: string;
  /** The season that the list starts from. */
  readonly current: SeasonSummary;
}

const isFull = (seasons: readonly SeasonSummary[]): boolean => seasons.length === PAGE_SIZES.seasons;

/** The seasons of a series around one of them, loaded in both directions (LIST-11, LIST-12). */
export const seasonsQuery: Query<AroundSeason, ResponseOf<'getAdjacentSeasons'>, SeasonSummary> = {
  name: 'seasons',
  // A list that contains the season is valid for it.
  key: ({ seriesId }) => seriesId,
  holds: (seasons, { current }) => seasons.some(({ id }) => id === current.id),
  fetch: ({ client, params: { seriesId, current }, cursor, signal }) =>
    client.call('getAdjacentSeasons', {
      params: { seriesId, seasonId: cursor ?? current.id },
      query: { size: PAGE_SIZES.seasons },
      signal,
    }),
  page: ({ precedingSeasons: before, followingSeasons: after }, { params, direction }) => ({
    items: { first: [...before, params.current, ...after], next: after, previous: before }[direction],
    next: isFull(after) ? (after.at(-1)?.id ?? null) : null,
    previous: isFull(before) ? (before.at(0)?.id ?? null) : null,
  }),
};

export type Grid = ResponseOf<'getContentGrid'>;

/** A grid; all pages have the same size, so that rows stay complete. */
export const gridQuery: Query<AddressedGrid, Grid, ContentItem> = {
  name: 'grid',
  fetch: ({ client, params, cursor, signal }) => {
    const query = { ...paramsOfGrid(params), ...keyset(PAGE_SIZES.grid, cursor) };
    return client.call('getContentGrid', { query, signal });
  },
  page: ({ items, paging }) => ({ items, next: nextOf(paging) }),
};

/** Recent and upcoming releases, newest first. */
export const releasesQuery: Query<NoParams, ResponseOf<'listReleases'>, ContentItem> = {
  name: 'releases',
  fetch: ({ client, cursor, signal }) =>
    client.call('listReleases', { query: keyset(PAGE_SIZES.releases, cursor), signal }),
  page: ({ days, paging }) => ({ items: days.flatMap(({ items }) => items), next: nextOf(paging) }),
};

/** Channels with their programmes between two instants (ISO 8601). */
export const scheduleQuery: Query<
  { readonly from: string; readonly to: string },
  ResponseOf<'getGuide'>,
  GuideChannel
> = {
  name: 'schedule',
  fetch: ({ client, params, cursor, signal }) =>
    client.call('getGuide', { query: { ...params, ...keyset(PAGE_SIZES.guide, cursor) }, signal }),
  page: ({ channels, paging }) => ({ items: channels, next: nextOf(paging) }),
  idOf: ({ channelId }) => channelId,
};
