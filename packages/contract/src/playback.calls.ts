import { defineCalls } from './call.js';

export const playbackCalls = defineCalls({
  postVideoManifest: {
    method: 'POST',
    path: '/api/v5/manifest/video/{id}',
    auth: 'optional',
    summary: 'Playback data of a video, with signed, expiring stream addresses.',
  },
  postEventManifest: {
    method: 'POST',
    path: '/api/v5/manifest/event/{id}',
    auth: 'optional',
    summary: 'Playback data of a live event, with signed, expiring stream addresses.',
  },
});
