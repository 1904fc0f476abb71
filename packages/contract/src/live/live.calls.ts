import { defineCalls } from '../calls/call.js';

export const liveCalls = defineCalls({
  getLiveEvent: {
    method: 'GET',
    path: '/api/v4/event/{id}',
    auth: 'optional',
    sharedSeconds: 5,
  },
  getLiveVod: {
    method: 'GET',
    path: '/api/v4/vods/live/{id}',
    auth: 'optional',
    sharedSeconds: 5,
  },
  listLiveEvents: {
    method: 'GET',
    path: '/api/v2/event/live',
    auth: 'optional',
    sharedSeconds: 5,
  },
  listUpcomingEvents: {
    method: 'GET',
    path: '/api/v2/event/upcoming',
    auth: 'optional',
    sharedSeconds: 5,
  },
  streamLiveEvents: {
    method: 'GET',
    path: '/api/v2/event/live/stream',
    auth: 'none',
  },
  listSteeredEvents: {
    method: 'GET',
    path: '/api/v2/admin/events',
    auth: 'admin',
  },
  steerEvent: {
    method: 'PUT',
    path: '/api/v2/admin/events/{id}/state',
    auth: 'admin',
  },
});
