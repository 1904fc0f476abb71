import { defineCalls } from '../calls/call.js';

export const viewerChangesCalls = defineCalls({
  streamViewerChanges: {
    method: 'GET',
    path: '/api/v2/user/changes',
    auth: 'viewer',
    duringSignUp: true,
  },
});
