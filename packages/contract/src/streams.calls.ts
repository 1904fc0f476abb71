import { defineCalls } from './call.js';

/** Older paths that players in the field still ask; the manifest calls say the same and more. */
export const streamsCalls = defineCalls({
  getEventStream: {
    method: 'GET',
    path: '/api/v2/stream',
    auth: 'optional',
    summary: 'Stream addresses of a live event.',
  },
  getVodStream: {
    method: 'GET',
    path: '/api/v2/stream/vod',
    auth: 'optional',
    summary: 'Stream addresses of a video.',
  },
  findEvent: {
    method: 'GET',
    path: '/api/v2/event',
    auth: 'optional',
    summary: 'A live event by its id or the id that an outside system knows it by.',
    sharedSeconds: 5,
  },
  findVod: {
    method: 'GET',
    path: '/api/v2/vod',
    auth: 'optional',
    summary: 'A video by its id or the id that an outside system knows it by.',
    sharedSeconds: 30,
  },
  getVodPlaylist: {
    method: 'GET',
    path: '/api/v2/vod/playlist',
    auth: 'optional',
    summary: 'The playlist that a video plays in, and where in it.',
    sharedSeconds: 30,
  },
  listPlaylistItems: {
    method: 'GET',
    path: '/api/v4/playlist/{id}/vods',
    auth: 'optional',
    summary: 'A page of a playlist’s videos, without the playlist’s own texts.',
    sharedSeconds: 30,
  },
  requestDrmLicence: {
    method: 'POST',
    path: '/api/v2/drm/clearkey',
    auth: 'none',
    summary: 'The DRM licence endpoint of ClearKey; the playback data’s `jwtToken` is its bearer token.',
  },
});
