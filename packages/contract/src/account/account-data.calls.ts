import { defineCalls } from '../call.js';

export const accountDataCalls = defineCalls({
  exportAccount: {
    method: 'GET',
    path: '/api/v2/user/export',
    auth: 'viewer',
  },
  requestAccountDeletion: {
    method: 'POST',
    path: '/api/v2/user/deletion',
    auth: 'viewer',
  },
  undoAccountDeletion: {
    method: 'DELETE',
    path: '/api/v2/user/deletion',
    auth: 'viewer',
  },
});
