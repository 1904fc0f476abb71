import { isHttpError, type Client } from '@footlight/client';
import type { BodyOf, ContentItem } from '@footlight/contract';
import {
  serviceDecision,
  type Neighbour,
  type PlaybackLoader,
  type PlaybackRequest,
} from '@footlight/domain';
import { adjacentOf } from '../content/adjacent-of.js';
import { followLiveConnection, hasMessageSince } from '../live/live-connection.js';
import { isNotLive } from '../live/not-live.js';
import { createProgressWriter } from './progress-writer.js';
import { trailerOf } from './trailer.js';

/** Preferred languages; the service lists their tracks first. */
export type PreferredLanguages = Pick<BodyOf<'postVideoManifest'>, 'audioLanguage' | 'subtitleLanguage'>;

/** Whether a title of a list can follow by itself. A locked one would end the list in an offer. */
const canFollow = (item: ContentItem): boolean =>
  (item.type === 'VOD' || item.type === 'LIVE_EVENT') && serviceDecision(item).kind === 'play';

const neighbour = (item: ContentItem | undefined): Neighbour | null =>
  item === undefined
    ? null
    : {
        id: item.id,
        kind: item.type === 'LIVE_EVENT' ? 'live' : 'vod',
        title: item.title,
        thumbnailUrl: item.thumbnailUrl,
        duration: item.duration ?? null,
      };

/** The player's interface to the service. Calls reject with an `HttpError`. */
export type ServicePlaybackLoader = Required<PlaybackLoader>;

export const createPlaybackLoader = (
  client: Client,
  preferred: () => PreferredLanguages = () => ({}),
): ServicePlaybackLoader => {
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
      // Skipped are also the series and playlists of watchlists, which cannot be played directly.
      const { previous, next } = await adjacentOf(client, request, { signal });
      return { previous: neighbour(previous.findLast(canFollow)), next: neighbour(next.find(canFollow)) };
    },
    saveProgress: (request, watched) => saveProgress({ id: request.id, kind: kindOf(request) }, watched),
    heartbeat: (request, heartbeat) =>
      client.call('sendPlaybackHeartbeat', {
        body: { ...heartbeat, id: request.id, kind: kindOf(request) },
        keepalive: heartbeat.ended === true,
      }),
    multiViewHeartbeat: ({ videos, ...heartbeat }) =>
      client.call('sendMultiViewHeartbeat', {
        body: { ...heartbeat, videos: [...videos] },
        keepalive: heartbeat.ended === true,
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
