import { PAGE_SIZES, type ParamsOf, type QueryOf, type ReplyOf } from '@footlight/contract';
import { ApiError } from '../../api-error.js';
import type { CollectionsRepository } from './collections.repository.js';
import type { ContentView } from './content-view.js';
import type { ItemReader } from './item-reader.js';
import { listFilter } from './list-filter.js';
import { pageFrom } from './page.js';
import { vodKey, type VodsService } from './vods.service.js';

/** The realm's settings for sharing; `universalLink` is null if the realm has none. */
export interface SharingSettings {
  readonly enabled: boolean;
  readonly universalLink: string | null;
  readonly trackingConfiguration: readonly string[];
}

/** Playlists, seasons and series. Each method throws an `ApiError` with the code of what was not found. */
export interface CollectionsService {
  playlist(id: string, query: QueryOf<'getPlaylist'>, view: ContentView): Promise<ReplyOf<'getPlaylist'>>;
  playlistAdjacent(
    params: ParamsOf<'getPlaylistAdjacent'>,
    query: QueryOf<'getPlaylistAdjacent'>,
    view: ContentView,
  ): Promise<ReplyOf<'getPlaylistAdjacent'>>;
  season(id: string, query: QueryOf<'getSeason'>, view: ContentView): Promise<ReplyOf<'getSeason'>>;
  series(seriesId: string, query: QueryOf<'getSeries'>, view: ContentView): Promise<ReplyOf<'getSeries'>>;
  adjacentSeasons(
    params: ParamsOf<'getAdjacentSeasons'>,
    query: QueryOf<'getAdjacentSeasons'>,
    view: ContentView,
  ): Promise<ReplyOf<'getAdjacentSeasons'>>;
}

export interface CollectionsServiceOptions {
  readonly items: ItemReader;
  readonly collections: CollectionsRepository;
  readonly vods: VodsService;
  readonly sharing: SharingSettings;
  readonly defaultLanguage: string;
}

/** The link of a realm without a universal link is the path itself. */
const PATH_ONLY = '{path}';

export const createCollectionsService = (options: CollectionsServiceOptions): CollectionsService => {
  const { items, collections, vods, sharing, defaultLanguage } = options;

  const cards = async (ids: readonly string[], view: ContentView) =>
    (await items.read(ids.map(vodKey), view)).map(({ item }) => item);

  return {
    playlist: async (id, { rpp = PAGE_SIZES.seasonAndPlaylistFirst, lastSeen, ...shown }, view) => {
      const read = await items.readOne({ kind: 'PLAYLIST', id }, view);
      if (read === null) throw new ApiError('PLAYLIST_NOT_FOUND');
      const { item, stored } = read;
      const rows = await collections.playlistVods(
        id,
        { size: rpp, lastSeen },
        { view, filter: listFilter(shown) },
      );
      const page = pageFrom(rows, rpp, (vodId) => vodId);
      const context = { type: 'PLAYLIST' as const, id, title: item.title };
      return {
        id,
        title: item.title,
        description: item.description,
        images: item.images,
        accessLevel: item.accessLevel,
        // Must match the number of videos that the playlist's pages list.
        itemCount: (shown.displayGeoblocked === true ? stored.itemCount : item.itemCount) ?? 0,
        vods: (await cards(page.entries, view)).map((card) =>
          Object.assign(card, { contentContext: [...card.contentContext, context] }),
        ),
        paging: page.paging,
        socialSharingDetail:
          sharing.enabled && stored.shared
            ? {
                contentId: id,
                linkType: 'PLAYLIST',
                shareTitle: item.title,
                universalLink: sharing.universalLink ?? PATH_ONLY,
                trackingConfiguration: [...sharing.trackingConfiguration],
              }
            : null,
      };
    },

    playlistAdjacent: async ({ id, vodId }, { size = PAGE_SIZES.adjacent }, view) => {
      const read = await items.readOne({ kind: 'PLAYLIST', id }, view);
      if (read === null) throw new ApiError('PLAYLIST_NOT_FOUND');
      const ids = await collections.adjacentInPlaylist(id, vodId, size);
      if (ids === null) throw new ApiError('VOD_NOT_FOUND');
      return vods.neighbours(ids, view);
    },

    season: async (id, { rpp = PAGE_SIZES.seasonAndPlaylistFirst, lastSeen, ...shown }, view) => {
      const read = await items.readOne({ kind: 'SEASON', id }, view);
      if (read === null) throw new ApiError('SEASON_NOT_FOUND');
      const { item, stored } = read;
      const rows = await collections.episodes(
        id,
        { size: rpp, lastSeen },
        { view, filter: listFilter(shown) },
      );
      const page = pageFrom(rows, rpp, (vodId) => vodId);
      return {
        id,
        title: item.title,
        description: item.description,
        seasonNumber: stored.seasonNumber ?? 1,
        episodeCount: item.itemCount ?? 0,
        images: item.images,
        series:
          stored.seriesId === null || stored.seriesText === null
            ? null
            : { seriesId: stored.seriesId, title: stored.seriesText.title },
        episodes: await cards(page.entries, view),
        paging: page.paging,
      };
    },

    series: async (seriesId, { rpp = PAGE_SIZES.seasons, lastSeen }, view) => {
      const read = await items.readOne({ kind: 'SERIES', id: seriesId }, view);
      if (read === null) throw new ApiError('SERIES_NOT_FOUND');
      const { item, stored } = read;
      const reading = { language: view.language, defaultLanguage };
      const [rows, { trailer, credits }] = await Promise.all([
        collections.seasons(seriesId, { size: rpp, lastSeen }, reading),
        vods.details(read, {}, view),
      ]);
      const { entries, paging } = pageFrom(rows, rpp, ({ id }) => id);
      return {
        seriesId,
        title: item.title,
        description: item.description,
        tagline: stored.text.tagline ?? null,
        year: item.year ?? null,
        genre: item.genre ?? null,
        ageRating: item.ageRating ?? null,
        credits,
        images: item.images,
        accessLevel: item.accessLevel,
        audioTracks: item.audioTracks,
        seasonCount: item.itemCount ?? 0,
        seasons: [...entries],
        trailer,
        // A full page sets the flag (“More flag true when exactly 25 returned”); the next page may be empty.
        paging: { ...paging, moreDataAvailable: entries.length === rpp },
      };
    },

    adjacentSeasons: async ({ seriesId, seasonId }, { size = PAGE_SIZES.seasons }, view) => {
      const reading = { language: view.language, defaultLanguage };
      const found = await collections.adjacentSeasons(seriesId, seasonId, size, reading);
      if (found !== null) {
        return { precedingSeasons: [...found.previous], followingSeasons: [...found.next] };
      }
      const series = await items.readOne({ kind: 'SERIES', id: seriesId }, view);
      throw new ApiError(series === null ? 'SERIES_NOT_FOUND' : 'SEASON_NOT_FOUND');
    },
  };
};
