import type { CallRequest, Handlers } from '../../../feature.js';
import type { ContentService } from '../../content/content.service.js';
import type { PlayableKind } from '../../content/playable.js';
import type { PlaybackService } from '../playback.service.js';
import { deviceOf } from '../screens/device.js';

type StreamCall = Pick<CallRequest<'getVodStream'>, 'caller' | 'language' | 'country' | 'http'>;

/** Older paths used by deployed players; they give the same responses as the calls that replaced them. */
export const streamsHandlers = (
  playback: PlaybackService,
  { find, playlistItems }: Pick<ContentService, 'find' | 'playlistItems'>,
) => {
  const streams = async (kind: PlayableKind, id: string, { caller, language, country, http }: StreamCall) => {
    const device = deviceOf(http.request.headers['user-agent']);
    const data = await playback.playback(kind, id, { caller, language, country }, {}, device);
    return { streams: data.streams, expiresAt: data.expiresAt };
  };

  return {
    getEventStream: ({ query, ...request }) => streams('live', query.eventId, request),
    getVodStream: ({ query, ...request }) => streams('vod', query.vodId, request),
    findEvent: ({ query, ...view }) => find.event(query, view),
    findVod: ({ query, ...view }) => find.vod(query, view),
    getVodPlaylist: ({ query, ...view }) => playlistItems.placeOf(query, view),
    listPlaylistItems: ({ params, query, ...view }) => playlistItems.items(params.id, query, view),
  } satisfies Handlers;
};
