import { defineCalls } from './call.js';

export const accountDataCalls = defineCalls({
  exportAccount: {
    method: 'GET',
    path: '/api/v2/user/export',
    auth: 'viewer',
    summary: 'All that the service holds of the account, to take along.',
  },
  requestAccountDeletion: {
    method: 'POST',
    path: '/api/v2/user/deletion',
    auth: 'viewer',
    summary: 'Marks the account for deletion, and signs it out everywhere else.',
  },
  undoAccountDeletion: {
    method: 'DELETE',
    path: '/api/v2/user/deletion',
    auth: 'viewer',
    summary: 'Takes the deletion of the account back, while it is still there.',
  },
});
