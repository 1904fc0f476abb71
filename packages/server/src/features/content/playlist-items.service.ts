import type { QueryOf, ResponseOf } from '@footlight/contract';
import { ApiError } from '../../api-error.js';
import type { CollectionsRepository } from './collections.repository.js';
import type { CollectionsService } from './collections.service.js';
import type { ContentView } from './content-view.js';
import type { ContentRepository } from './content.repository.js';
import type { ItemReader } from './item-reader.js';
import { vodKey, type VodsService } from './vods.service.js';

const PAGE = 20;

export interface PlaylistItemsServiceOptions {
  readonly items: ItemReader;
  readonly repository: ContentRepository;
  readonly collections: CollectionsRepository;
  readonly playlists: Pick<CollectionsService, 'playlist'>;
  readonly vods: VodsService;
}

/** Playlist calls of older players: a page of items, and the place of one video. */
export class PlaylistItemsService {
  readonly #options: PlaylistItemsServiceOptions;

  constructor(options: PlaylistItemsServiceOptions) {
    this.#options = options;
  }

  /** @throws {ApiError} PLAYLIST_NOT_FOUND */
  async items(
    id: string,
    query: QueryOf<'listPlaylistItems'>,
    view: ContentView,
  ): Promise<ResponseOf<'listPlaylistItems'>> {
    const page = { rpp: PAGE, ...query };
    const {
      vods: cards,
      paging,
      socialSharingDetail,
    } = await this.#options.playlists.playlist(id, page, view);
    return { vods: cards, paging, socialSharingDetail };
  }

  /**
   * @throws {ApiError} VOD_NOT_FOUND if there is no such video, or the requested playlist does not contain it
   * @throws {ApiError} PLAYLIST_NOT_FOUND if there is no such playlist, or none contains the video
   */
  async placeOf(
    { vodId, playlistId }: QueryOf<'getVodPlaylist'>,
    view: ContentView,
  ): Promise<ResponseOf<'getVodPlaylist'>> {
    const place = await this.#options.collections.placeOfVod(vodId, playlistId, view);
    if (place === null) throw await this.#missing(vodId, playlistId);
    const [playlist, adjacent] = await Promise.all([
      this.#options.items.readOne({ kind: 'PLAYLIST', id: place.playlistId }, view),
      this.#options.collections.adjacentInPlaylist(place.playlistId, vodId, 1),
    ]);
    if (playlist === null || adjacent === null) throw new ApiError('PLAYLIST_NOT_FOUND');
    const { previous, next } = await this.#options.vods.neighbours(adjacent, view);
    return {
      playlistId: place.playlistId,
      title: playlist.item.title,
      position: place.position,
      itemCount: playlist.item.itemCount ?? 0,
      previous: previous.at(-1) ?? null,
      next: next.at(0) ?? null,
    };
  }

  /** Determines whether the video or the playlist is missing. */
  async #missing(vodId: string, playlistId: string | undefined): Promise<ApiError> {
    const [hasVod, hasPlaylist] = await Promise.all([
      this.#options.repository.exists(vodKey(vodId)),
      playlistId !== undefined && this.#options.repository.exists({ kind: 'PLAYLIST', id: playlistId }),
    ]);
    return new ApiError(!hasVod || hasPlaylist ? 'VOD_NOT_FOUND' : 'PLAYLIST_NOT_FOUND');
  }
}
