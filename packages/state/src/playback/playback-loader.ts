import { isHttpError, type Client } from '@footlight/client';
import type {
  BodyOf,
  ContentItem,
  GuideChannel,
  PlaybackData,
  Programme,
  ResponseOf,
} from '@footlight/contract';
import { adjacentOf, type WatchedList } from '../content/adjacent-of.js';
import { followLiveConnection, hasMessageSince } from '../live/live-connection.js';
import { isNotLive } from '../live/not-live.js';
import { createProgressWriter, type WatchedPosition } from './progress-writer.js';
import { trailerOf, type PlaybackTrailer } from './trailer.js';

/** A title to play, with the list that it belongs to. */
export interface PlaybackRequest extends WatchedList {
  readonly id: string;
  readonly kind: 'vod' | 'live';
  /** In order of preference; default: all. */
  readonly protocols?: ('HLS' | 'DASH')[];
  /** The screen that the video joins; default: a new one. */
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

export type BeatAnswer = ResponseOf<'sendPlaybackHeartbeat'>;

interface GuideRequest {
  readonly from: Date;
  readonly to: Date;
  /** Last channel of the previous page. */
  readonly lastSeen?: string;
}

interface GuidePage {
  readonly channels: readonly GuideChannel[];
  /** Null on the last page. */
  readonly lastSeen: string | null;
}

/** The player's interface to the service; the player itself makes no calls. */
export interface PlaybackLoader {
  /** @throws {HttpError} any code of the manifest calls. */
  readonly load: (request: PlaybackRequest, signal: AbortSignal) => Promise<PlaybackData>;
  /** @throws {HttpError} any code of the adjacent calls. */
  readonly neighbours: (request: PlaybackRequest, signal: AbortSignal) => Promise<PlaybackNeighbours>;
  /** Saves the progress of a video. Nothing is saved for guests and live events. */
  readonly saveProgress: (request: PlaybackRequest, watched: WatchedPosition) => Promise<void>;
  /** @throws {HttpError} TOO_MANY_SCREENS */
  readonly heartbeat: (request: PlaybackRequest, beat: PlaybackBeat) => Promise<BeatAnswer>;
  /** @throws {HttpError} TOO_MANY_SCREENS */
  readonly multiViewHeartbeat: (beat: MultiViewBeat) => Promise<BeatAnswer>;
  /** The trailer of a video or an event; null for none. */
  readonly trailer: (request: PlaybackRequest, signal: AbortSignal) => Promise<PlaybackTrailer | null>;
  /** Programmes of a guide channel that overlap a time range, sorted by start. */
  readonly programmes: (epgId: string, from: Date, to: Date, signal: AbortSignal) => Promise<Programme[]>;
  /** A page of the guide's channels. */
  readonly guide: (request: GuideRequest, signal: AbortSignal) => Promise<GuidePage>;
  /**
   * Calls back when an event starts or ends, and when the connection has been restored after a break, until the signal
   * aborts.
   * @param since a time of `performance.now()`: a message received since then is reported at once
   */
  readonly followEvent: (
    id: string,
    onNews: (news: 'changed' | 'missed') => void,
    signal: AbortSignal,
    since?: number,
  ) => void;
}

/** Preferred languages; the service lists their tracks first. */
export type PreferredLanguages = Pick<BodyOf<'postVideoManifest'>, 'audioLanguage' | 'subtitleLanguage'>;

const isVideo = ({ type }: ContentItem): boolean => type === 'VOD' || type === 'LIVE_EVENT';

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
  /** Events that were requested as live and play as the video that replaced them. */
  const shownAsVideo = new Set<string>();
  /** Upcoming events without a replacement video, so that polling for one skips the second request. */
  const withoutVideo = new Set<string>();
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
        if (!isNotLive(notLive)) throw notLive;
        const isUpcoming = notLive.details['state'] === 'upcoming';
        if (isUpcoming && withoutVideo.has(id)) throw notLive;
        try {
          const data = await client.call('postVideoManifest', parts);
          shownAsVideo.add(id);
          return data;
        } catch (error) {
          if (!isHttpError(error) || error.code !== 'VOD_NOT_FOUND') throw error;
          if (isUpcoming) withoutVideo.add(id);
          throw notLive;
        }
      }
    },
    followEvent: (id, onNews, signal, since = Number.POSITIVE_INFINITY) => {
      if (signal.aborted) return;
      let wasBroken = false;
      const leave = followLiveConnection(client, {
        onMessage: ({ eventId, change }) => {
          if (eventId === id && change !== 'snapshot') onNews('changed');
        },
        onConnection: (isUp) => {
          if (isUp && wasBroken) onNews('missed');
          wasBroken = !isUp;
        },
      });
      signal.addEventListener('abort', leave, { once: true });
      if (hasMessageSince(client, id, since)) onNews('changed');
    },
    neighbours: async (request, signal) => {
      if (request.kind === 'live') return { previous: null, next: null };
      // Watchlists also contain series and playlists, which cannot be played directly; they are skipped.
      const parts = request.watchlistId === undefined ? { query: { size: 1 }, signal } : { signal };
      const { previous, next } = await adjacentOf(client, request, parts);
      return { previous: neighbour(previous.findLast(isVideo)), next: neighbour(next.find(isVideo)) };
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
    trailer: async (request, signal) => {
      const parts = { params: { id: request.id }, query: {}, signal };
      const { trailer } = await client.call(kindOf(request) === 'vod' ? 'getVod' : 'getLiveEvent', parts);
      return trailer === null ? null : trailerOf(trailer);
    },
    programmes: async (epgId, from, to, signal) => {
      const query = { channel: epgId, from: from.toISOString(), to: to.toISOString() };
      const { channels } = await client.call('getGuide', { query, signal });
      return channels.flatMap(({ programmes }) => programmes);
    },
    guide: async ({ from, to, lastSeen }, signal) => {
      const query = {
        from: from.toISOString(),
        to: to.toISOString(),
        ...(lastSeen === undefined ? {} : { lastSeen }),
      };
      const { channels, paging } = await client.call('getGuide', { query, signal });
      return { channels, lastSeen: paging.moreDataAvailable ? paging.lastSeen : null };
    },
  };
};
