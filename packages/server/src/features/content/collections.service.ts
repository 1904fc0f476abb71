import { PAGE_SIZES, type ParamsOf, type QueryOf, type ResponseOf } from '@footlight/contract';
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

export interface CollectionsServiceOptions {
  readonly items: ItemReader;
  readonly collections: CollectionsRepository;
  readonly vods: VodsService;
  readonly sharing: SharingSettings;
  readonly defaultLanguage: string;
}

/** The link of a realm without a universal link is the path itself. */
const PATH_ONLY = '{path}';

/** Playlists, seasons and series. Each method throws an `ApiError` with the code of what was not found. */
export class CollectionsService {
  readonly #options: CollectionsServiceOptions;

  constructor(options: CollectionsServiceOptions) {
    this.#options = options;
  }

  async playlist(
    id: string,
    { rpp = PAGE_SIZES.seasonAndPlaylistFirst, lastSeen, ...shown }: QueryOf<'getPlaylist'>,
    view: ContentView,
  ): Promise<ResponseOf<'getPlaylist'>> {
    const read = await this.#options.items.readOne({ kind: 'PLAYLIST', id }, view);
    if (read === null) throw new ApiError('PLAYLIST_NOT_FOUND');
    const { item, stored } = read;
    const rows = await this.#options.collections.playlistVods(
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
      vods: (await this.#cards(page.entries, view)).map((card) =>
        Object.assign(card, { contentContext: [...card.contentContext, context] }),
      ),
      paging: page.paging,
      socialSharingDetail:
        this.#options.sharing.enabled && stored.shared
          ? {
              contentId: id,
              linkType: 'PLAYLIST',
              shareTitle: item.title,
              universalLink: this.#options.sharing.universalLink ?? PATH_ONLY,
              trackingConfiguration: [...this.#options.sharing.trackingConfiguration],
            }
          : null,
    };
  }

  async playlistAdjacent(
    { id, vodId }: ParamsOf<'getPlaylistAdjacent'>,
    { size = PAGE_SIZES.adjacent }: QueryOf<'getPlaylistAdjacent'>,
    view: ContentView,
  ): Promise<ResponseOf<'getPlaylistAdjacent'>> {
    const read = await this.#options.items.readOne({ kind: 'PLAYLIST', id }, view);
    if (read === null) throw new ApiError('PLAYLIST_NOT_FOUND');
    const ids = await this.#options.collections.adjacentInPlaylist(id, vodId, size);
    if (ids === null) throw new ApiError('VOD_NOT_FOUND');
    return this.#options.vods.neighbours(ids, view);
  }

  async season(
    id: string,
    { rpp = PAGE_SIZES.seasonAndPlaylistFirst, lastSeen, ...shown }: QueryOf<'getSeason'>,
    view: ContentView,
  ): Promise<ResponseOf<'getSeason'>> {
    const read = await this.#options.items.readOne({ kind: 'SEASON', id }, view);
    if (read === null) throw new ApiError('SEASON_NOT_FOUND');
    const { item, stored } = read;
    const rows = await this.#options.collections.episodes(
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
      episodes: await this.#cards(page.entries, view),
      paging: page.paging,
    };
  }

  async series(
    seriesId: string,
    { rpp = PAGE_SIZES.seasons, lastSeen }: QueryOf<'getSeries'>,
    view: ContentView,
  ): Promise<ResponseOf<'getSeries'>> {
    const read = await this.#options.items.readOne({ kind: 'SERIES', id: seriesId }, view);
    if (read === null) throw new ApiError('SERIES_NOT_FOUND');
    const { item, stored } = read;
    const reading = { ...view, defaultLanguage: this.#options.defaultLanguage };
    const [rows, { trailer, credits }] = await Promise.all([
      this.#options.collections.seasons(seriesId, { size: rpp, lastSeen }, reading),
      this.#options.vods.details(read, {}, view),
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
  }

  async adjacentSeasons(
    { seriesId, seasonId }: ParamsOf<'getAdjacentSeasons'>,
    { size = PAGE_SIZES.seasons }: QueryOf<'getAdjacentSeasons'>,
    view: ContentView,
  ): Promise<ResponseOf<'getAdjacentSeasons'>> {
    const reading = { ...view, defaultLanguage: this.#options.defaultLanguage };
    const found = await this.#options.collections.adjacentSeasons(seriesId, seasonId, size, reading);
    if (found !== null) {
      return { precedingSeasons: [...found.previous], followingSeasons: [...found.next] };
    }
    const series = await this.#options.items.readOne({ kind: 'SERIES', id: seriesId }, view);
    throw new ApiError(series === null ? 'SERIES_NOT_FOUND' : 'SEASON_NOT_FOUND');
  }

  async #cards(ids: readonly string[], view: ContentView) {
    return (await this.#options.items.read(ids.map(vodKey), view)).map(({ item }) => item);
  }
}
