import { defineCalls } from '../calls/call.js';

export const playbackCalls = defineCalls({
  postVideoManifest: {
    method: 'POST',
    path: '/api/v5/manifest/video/{id}',
    auth: 'optional',
    changesNothing: true,
  },
  postEventManifest: {
    method: 'POST',
    path: '/api/v5/manifest/event/{id}',
    auth: 'optional',
    changesNothing: true,
  },
});
