import { defineCalls } from './call.js';

export const liveCalls = defineCalls({
  getLiveEvent: {
    method: 'GET',
    path: '/api/v4/event/{id}',
    auth: 'optional',
    summary: 'A live event, its access level and where to ask for playback.',
  },
  getLiveVod: {
    method: 'GET',
    path: '/api/v4/vods/live/{id}',
    auth: 'optional',
    summary: 'The video that a live event has become, or stands beside it, under the same id.',
  },
  listLiveEvents: {
    method: 'GET',
    path: '/api/v2/event/live',
    auth: 'optional',
    summary: 'What is on the air now.',
  },
  listUpcomingEvents: {
    method: 'GET',
    path: '/api/v2/event/upcoming',
    auth: 'optional',
    summary: 'What comes next, soonest first.',
  },
  streamLiveEvents: {
    method: 'GET',
    path: '/api/v2/event/live/stream',
    auth: 'none',
    summary: 'Server-sent events: live events added and removed, with the count.',
  },
});
