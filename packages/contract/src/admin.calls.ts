import { defineCalls } from './call.js';

export const adminCalls = defineCalls({
  findAccounts: {
    method: 'GET',
    path: '/api/v2/admin/accounts',
    auth: 'admin',
    summary: 'Accounts whose email or name holds some words, at most twenty.',
  },
  getAdministeredAccount: {
    method: 'GET',
    path: '/api/v2/admin/accounts/{id}',
    auth: 'admin',
    summary: 'One account with its status, profiles, licences and devices.',
  },
  saveAccountRole: {
    method: 'PUT',
    path: '/api/v2/admin/accounts/{id}/role',
    auth: 'admin',
    summary: 'Makes somebody an administrator, or one a viewer again.',
  },
  listAuditLog: {
    method: 'GET',
    path: '/api/v2/admin/audit-log',
    auth: 'admin',
    summary: 'What was done to accounts by administrators or for good, the newest first.',
  },
});
