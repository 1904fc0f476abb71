import { defineCalls } from '../calls/call.js';

export const booksCalls = defineCalls({
  listPayouts: {
    method: 'GET',
    path: '/api/v2/admin/payouts',
    auth: 'admin',
  },
  getPayout: {
    method: 'GET',
    path: '/api/v2/admin/payouts/{providerId}/{id}',
    auth: 'admin',
  },
  exportLedger: {
    method: 'GET',
    path: '/api/v2/admin/ledger',
    auth: 'admin',
  },
});
