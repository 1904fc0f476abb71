import type { Handlers } from '../../feature.js';
import type { ContentService } from '../content/content.service.js';
import type { LiveBroadcast } from './live-broadcast.js';
import type { ListenerSeats } from '../../http/event-streams/listener-seats.js';
import { streamLive } from './live-stream.js';
import type { ManualEventsService } from './manual-events.service.js';

export const liveHandlers = (
  { events, vods }: Pick<ContentService, 'events' | 'vods'>,
  broadcast: LiveBroadcast,
  seats: ListenerSeats,
  manualEvents: ManualEventsService,
) =>
  ({
    getLiveEvent: ({ params, query, ...view }) => events.event(params.id, query, view),
    getLiveVod: ({ params, query, ...view }) => vods.vod(params.id, query, view),
    listLiveEvents: ({ query, ...view }) => events.live(query, view),
    listUpcomingEvents: ({ query, ...view }) => events.upcoming(query, view),
    listSteeredEvents: ({ query, ...view }) => manualEvents.list(query, view),
    steerEvent: ({ params, body, ...view }) => manualEvents.change(params.id, body, view),
    streamLiveEvents: async (request) => {
      await streamLive(broadcast, seats, request);
      // The response has been hijacked and stays open as long as the client is connected.
      return undefined as never;
    },
  }) satisfies Handlers;
