import { defineCalls } from '../calls/call.js';

/** Older paths, still used by deployed players; the manifest calls return the same and more. */
export const streamsCalls = defineCalls({
  getEventStream: {
    method: 'GET',
    path: '/api/v2/stream',
    auth: 'optional',
  },
  getVodStream: {
    method: 'GET',
    path: '/api/v2/stream/vod',
    auth: 'optional',
  },
  findEvent: {
    method: 'GET',
    path: '/api/v2/event',
    auth: 'optional',
    sharedSeconds: 5,
  },
  findVod: {
    method: 'GET',
    path: '/api/v2/vod',
    auth: 'optional',
    sharedSeconds: 30,
  },
  getVodPlaylist: {
    method: 'GET',
    path: '/api/v2/vod/playlist',
    auth: 'optional',
    sharedSeconds: 30,
  },
  listPlaylistItems: {
    method: 'GET',
    path: '/api/v4/playlist/{id}/vods',
    auth: 'optional',
    sharedSeconds: 30,
  },
  requestDrmLicence: {
    method: 'POST',
    path: '/api/v2/drm/clearkey',
    auth: 'none',
  },
});
