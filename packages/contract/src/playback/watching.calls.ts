import { defineCalls } from '../calls/call.js';

export const watchingCalls = defineCalls({
  saveWatchProgress: {
    method: 'PUT',
    path: '/api/v2/vod/{id}/progress',
    auth: 'viewer',
  },
  listHistory: {
    method: 'GET',
    path: '/api/v2/user/history',
    auth: 'viewer',
    ownerOnly: true,
  },
  removeFromHistory: {
    method: 'DELETE',
    path: '/api/v2/user/history/{id}',
    auth: 'viewer',
    ownerOnly: true,
  },
  clearHistory: {
    method: 'DELETE',
    path: '/api/v2/user/history',
    auth: 'viewer',
    ownerOnly: true,
  },
  sendPlaybackHeartbeat: {
    method: 'POST',
    path: '/api/v2/playback/heartbeat',
    auth: 'optional',
  },
  sendMultiViewHeartbeat: {
    method: 'POST',
    path: '/api/v1/multiviewHeartbeat',
    auth: 'optional',
  },
});
