import { defineCalls } from './call.js';

export const liveCalls = defineCalls({
  getLiveEvent: {
    method: 'GET',
    path: '/api/v4/event/{id}',
    auth: 'optional',
    summary: 'A live event, its access level and where to ask for playback.',
    sharedSeconds: 5,
  },
  getLiveVod: {
    method: 'GET',
    path: '/api/v4/vods/live/{id}',
    auth: 'optional',
    summary: 'The video that a live event has become, or stands beside it, under the same id.',
    sharedSeconds: 5,
  },
  listLiveEvents: {
    method: 'GET',
    path: '/api/v2/event/live',
    auth: 'optional',
    summary: 'What is on the air now.',
    sharedSeconds: 5,
  },
  listUpcomingEvents: {
    method: 'GET',
    path: '/api/v2/event/upcoming',
    auth: 'optional',
    summary: 'What comes next, soonest first.',
    sharedSeconds: 5,
  },
  streamLiveEvents: {
    method: 'GET',
    path: '/api/v2/event/live/stream',
    auth: 'none',
    summary: 'Server-sent events: live events added and removed, with the count.',
  },
  listSteeredEvents: {
    method: 'GET',
    path: '/api/v2/admin/events',
    auth: 'admin',
    summary: 'All live events with their times, for who begins and ends them by hand.',
  },
  steerEvent: {
    method: 'PUT',
    path: '/api/v2/admin/events/{id}/state',
    auth: 'admin',
    summary: 'Begins or ends a live event now, or gives it back to its schedule.',
  },
});
