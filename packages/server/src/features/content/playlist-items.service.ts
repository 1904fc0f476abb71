import type { QueryOf, ReplyOf } from '@footlight/contract';
import { ApiError } from '../../api-error.js';
import type { CollectionsRepository } from './collections.repository.js';
import type { CollectionsService } from './collections.service.js';
import type { ContentView } from './content-view.js';
import type { ContentRepository } from './content.repository.js';
import type { ItemReader } from './item-reader.js';
import { vodKey, type VodsService } from './vods.service.js';

const PAGE = 20;

/** Playlist calls of older players: a page of items, and the place of one video. */
export interface PlaylistItemsService {
  /** @throws {ApiError} PLAYLIST_NOT_FOUND */
  items(
    id: string,
    query: QueryOf<'listPlaylistItems'>,
    view: ContentView,
  ): Promise<ReplyOf<'listPlaylistItems'>>;
  /**
   * @throws {ApiError} VOD_NOT_FOUND if there is no such video, or the requested playlist does not contain it
   * @throws {ApiError} PLAYLIST_NOT_FOUND if there is no such playlist, or none contains the video
   */
  placeOf(query: QueryOf<'getVodPlaylist'>, view: ContentView): Promise<ReplyOf<'getVodPlaylist'>>;
}

export interface PlaylistItemsServiceOptions {
  readonly items: ItemReader;
  readonly repository: ContentRepository;
  readonly collections: CollectionsRepository;
  readonly playlists: Pick<CollectionsService, 'playlist'>;
  readonly vods: VodsService;
}

export const createPlaylistItemsService = (options: PlaylistItemsServiceOptions): PlaylistItemsService => {
  const { items, repository, collections, playlists, vods } = options;

  /** Determines whether the video or the playlist is missing. */
  const missing = async (vodId: string, playlistId: string | undefined): Promise<ApiError> => {
    const [hasVod, hasPlaylist] = await Promise.all([
      repository.exists(vodKey(vodId)),
      playlistId !== undefined && repository.exists({ kind: 'PLAYLIST', id: playlistId }),
    ]);
    return new ApiError(!hasVod || hasPlaylist ? 'VOD_NOT_FOUND' : 'PLAYLIST_NOT_FOUND');
  };

  return {
    items: async (id, query, view) => {
      const page = { rpp: PAGE, ...query };
      const { vods: cards, paging, socialSharingDetail } = await playlists.playlist(id, page, view);
      return { vods: cards, paging, socialSharingDetail };
    },
    placeOf: async ({ vodId, playlistId }, view) => {
      const place = await collections.placeOfVod(vodId, playlistId, view.country);
      if (place === null) throw await missing(vodId, playlistId);
      const [playlist, adjacent] = await Promise.all([
        items.readOne({ kind: 'PLAYLIST', id: place.playlistId }, view),
        collections.adjacentInPlaylist(place.playlistId, vodId, 1),
      ]);
      if (playlist === null || adjacent === null) throw new ApiError('PLAYLIST_NOT_FOUND');
      const { previous, next } = await vods.neighbours(adjacent, view);
      return {
        playlistId: place.playlistId,
        title: playlist.item.title,
        position: place.position,
        itemCount: playlist.item.itemCount ?? 0,
        previous: previous.at(-1) ?? null,
        next: next.at(0) ?? null,
      };
    },
  };
};
