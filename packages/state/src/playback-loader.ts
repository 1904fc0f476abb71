import { isHttpError, type Client } from '@footlight/client';
import type { BodyOf, ContentItem, PlaybackData, Programme, ReplyOf } from '@footlight/contract';
import { createProgressWriter, type WatchedPosition } from './progress-writer.js';

/** What should play, and in which list it stands. */
export interface PlaybackRequest {
  readonly id: string;
  readonly kind: 'vod' | 'live';
  readonly playlistId?: string;
  readonly seasonId?: string;
  /** In order of wish; without it the service offers all. */
  readonly protocols?: ('HLS' | 'DASH')[];
  /** The screen that the video joins; without it, it takes up a new one. */
  readonly playbackSessionId?: string;
}

export interface PlaybackNeighbour {
  readonly id: string;
  readonly kind: 'vod' | 'live';
  readonly title: string;
  readonly thumbnailUrl: string;
  /** Seconds; null while live. */
  readonly duration: number | null;
}

export interface PlaybackNeighbours {
  readonly previous: PlaybackNeighbour | null;
  readonly next: PlaybackNeighbour | null;
}

export type PlaybackBeat = Pick<
  BodyOf<'sendPlaybackHeartbeat'>,
  'playbackSessionId' | 'position' | 'paused' | 'ended'
>;

export interface MultiViewBeat extends Omit<BodyOf<'sendMultiViewHeartbeat'>, 'videos'> {
  readonly videos: readonly BodyOf<'sendMultiViewHeartbeat'>['videos'][number][];
}

export type BeatAnswer = ReplyOf<'sendPlaybackHeartbeat'>;

/** What a player needs of the service; the player knows no calls. */
export interface PlaybackLoader {
  /** @throws {HttpError} any code of the manifest calls. */
  readonly load: (request: PlaybackRequest, signal: AbortSignal) => Promise<PlaybackData>;
  /** @throws {HttpError} any code of the adjacent calls. */
  readonly neighbours: (request: PlaybackRequest, signal: AbortSignal) => Promise<PlaybackNeighbours>;
  /** Keeps how far a video has been watched. Nothing is kept of guests and of live events. */
  readonly saveProgress: (request: PlaybackRequest, watched: WatchedPosition) => Promise<void>;
  /** @throws {HttpError} TOO_MANY_SCREENS */
  readonly heartbeat: (request: PlaybackRequest, beat: PlaybackBeat) => Promise<BeatAnswer>;
  /** @throws {HttpError} TOO_MANY_SCREENS */
  readonly multiViewHeartbeat: (beat: MultiViewBeat) => Promise<BeatAnswer>;
  /** Programmes of a channel of the guide that touch the time between two moments, by start. */
  readonly programmes: (epgId: string, from: Date, to: Date, signal: AbortSignal) => Promise<Programme[]>;
}

/** Languages to begin with; the service then lists those first. */
export type PreferredLanguages = Pick<BodyOf<'postVideoManifest'>, 'audioLanguage' | 'subtitleLanguage'>;

const neighbour = (item: ContentItem | undefined): PlaybackNeighbour | null =>
  item === undefined
    ? null
    : {
        id: item.id,
        kind: item.type === 'LIVE_EVENT' ? 'live' : 'vod',
        title: item.title,
        thumbnailUrl: item.thumbnailUrl,
        duration: item.duration ?? null,
      };

export const createPlaybackLoader = (
  client: Client,
  preferred: () => PreferredLanguages = () => ({}),
): PlaybackLoader => {
  /** Events that were asked for and are shown as the video that they have become. */
  const shownAsVideo = new Set<string>();
  const kindOf = ({ id, kind }: PlaybackRequest): PlaybackRequest['kind'] =>
    shownAsVideo.has(id) ? 'vod' : kind;
  const saveProgress = createProgressWriter(client);

  return {
    load: async ({ id, kind, protocols, playbackSessionId }, signal) => {
      const body = {
        ...preferred(),
        ...(protocols === undefined ? {} : { protocols }),
        ...(playbackSessionId === undefined ? {} : { playbackSessionId }),
      };
      const parts = { params: { id }, body, signal };
      if (kind === 'vod') return await client.call('postVideoManifest', parts);
      try {
        const data = await client.call('postEventManifest', parts);
        shownAsVideo.delete(id);
        return data;
      } catch (notLive) {
        // Specification 000 §8: “404 on a live request means the video is not live (vod fallback is tried)”.
        if (!isHttpError(notLive) || notLive.code !== 'EVENT_NOT_LIVE') throw notLive;
        try {
          const data = await client.call('postVideoManifest', parts);
          shownAsVideo.add(id);
          return data;
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
          : await client.call('getPlaylistAdjacent', {
              params: { id: playlistId, vodId: id },
              query,
              signal,
            });
      return { previous: neighbour(previous.at(-1)), next: neighbour(next.at(0)) };
    },
    saveProgress: (request, watched) => saveProgress({ id: request.id, kind: kindOf(request) }, watched),
    heartbeat: (request, beat) =>
      client.call('sendPlaybackHeartbeat', {
        body: { ...beat, id: request.id, kind: kindOf(request) },
        keepalive: beat.ended === true,
      }),
    multiViewHeartbeat: ({ videos, ...beat }) =>
      client.call('sendMultiViewHeartbeat', {
        body: { ...beat, videos: [...videos] },
        keepalive: beat.ended === true,
      }),
    programmes: async (epgId, from, to, signal) => {
      const query = { channel: epgId, from: from.toISOString(), to: to.toISOString() };
      const { channels } = await client.call('getGuide', { query, signal });
      return channels.flatMap(({ programmes }) => programmes);
    },
  };
};
