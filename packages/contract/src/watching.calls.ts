import { defineCalls } from './call.js';

export const watchingCalls = defineCalls({
  saveWatchProgress: {
    method: 'PUT',
    path: '/api/v2/vod/{id}/progress',
    auth: 'viewer',
    summary: 'How far the caller has watched a video.',
  },
  listHistory: {
    method: 'GET',
    path: '/api/v2/user/history',
    auth: 'viewer',
    summary: 'What the caller watched, newest first.',
  },
  removeFromHistory: {
    method: 'DELETE',
    path: '/api/v2/user/history/{id}',
    auth: 'viewer',
    summary: 'Forget that a video was watched; repeating it changes nothing.',
  },
  clearHistory: {
    method: 'DELETE',
    path: '/api/v2/user/history',
    auth: 'viewer',
    summary: 'Forget everything that the caller watched; repeating it changes nothing.',
  },
  sendPlaybackHeartbeat: {
    method: 'POST',
    path: '/api/v2/playback/heartbeat',
    auth: 'optional',
    summary: 'A player still plays; counts screens.',
  },
  sendMultiViewHeartbeat: {
    method: 'POST',
    path: '/api/v1/multiviewHeartbeat',
    auth: 'optional',
    summary: 'A multi-view still plays; its videos count as one screen.',
  },
});
