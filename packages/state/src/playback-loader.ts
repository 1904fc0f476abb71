import { isHttpError, type Client } from '@footlight/client';
import type { BodyOf, ContentItem, PlaybackData } from '@footlight/contract';

/** What should play, and in which list it stands. */
export interface PlaybackRequest {
  readonly id: string;
  readonly kind: 'vod' | 'live';
  readonly playlistId?: string;
  readonly seasonId?: string;
  /** In order of wish; without it the service offers all. */
  readonly protocols?: ('HLS' | 'DASH')[];
}

export interface PlaybackNeighbour {
  readonly id: string;
  readonly kind: 'vod' | 'live';
  readonly title: string;
}

export interface PlaybackNeighbours {
  readonly previous: PlaybackNeighbour | null;
  readonly next: PlaybackNeighbour | null;
}

/** What a player needs of the service; the player knows no calls. */
export interface PlaybackLoader {
  /** @throws {HttpError} any code of the manifest calls. */
  readonly load: (request: PlaybackRequest, signal: AbortSignal) => Promise<PlaybackData>;
  /** @throws {HttpError} any code of the adjacent calls. */
  readonly neighbours: (request: PlaybackRequest, signal: AbortSignal) => Promise<PlaybackNeighbours>;
}

/** Languages to begin with; the service then lists those first. */
export type PreferredLanguages = Pick<BodyOf<'postVideoManifest'>, 'audioLanguage' | 'subtitleLanguage'>;

const neighbour = (item: ContentItem | undefined): PlaybackNeighbour | null =>
  item === undefined
    ? null
    : { id: item.id, kind: item.type === 'LIVE_EVENT' ? 'live' : 'vod', title: item.title };

export const createPlaybackLoader = (
  client: Client,
  preferred: () => PreferredLanguages = () => ({}),
): PlaybackLoader => ({
  load: async ({ id, kind, protocols }, signal) => {
    const body = { ...preferred(), ...(protocols === undefined ? {} : { protocols }) };
    const parts = { params: { id }, body, signal };
    if (kind === 'vod') return await client.call('postVideoManifest', parts);
    try {
      return await client.call('postEventManifest', parts);
    } catch (notLive) {
      // Specification 000 §8: “404 on a live request means the video is not live (vod fallback is tried)”.
      if (!isHttpError(notLive) || notLive.code !== 'EVENT_NOT_LIVE') throw notLive;
      try {
        return await client.call('postVideoManifest', parts);
      } catch (error) {
        throw isHttpError(error) && error.code === 'VOD_NOT_FOUND' ? notLive : error;
      }
    }
  },
  neighbours: async ({ id, kind, playlistId }, signal) => {
    if (kind === 'live') return { previous: null, next: null };
    const query = { size: 1 };
    const { previous, next } =
      playlistId === undefined
        ? await client.call('getAdjacentVods', { params: { id }, query, signal })
        : await client.call('getPlaylistAdjacent', { params: { id: playlistId, vodId: id }, query, signal });
    return { previous: neighbour(previous.at(-1)), next: neighbour(next.at(0)) };
  },
});
