import { defineCalls } from '../calls/call.js';

export const adminCalls = defineCalls({
  findAccounts: {
    method: 'GET',
    path: '/api/v2/admin/accounts',
    auth: 'admin',
  },
  getAdministeredAccount: {
    method: 'GET',
    path: '/api/v2/admin/accounts/{id}',
    auth: 'admin',
  },
  saveAccountRole: {
    method: 'PUT',
    path: '/api/v2/admin/accounts/{id}/role',
    auth: 'admin',
  },
  listAuditLog: {
    method: 'GET',
    path: '/api/v2/admin/audit-log',
    auth: 'admin',
  },
});
