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
  suspendAccount: {
    method: 'PUT',
    path: '/api/v2/admin/accounts/{id}/suspension',
    auth: 'admin',
  },
  resumeAccount: {
    method: 'DELETE',
    path: '/api/v2/admin/accounts/{id}/suspension',
    auth: 'admin',
  },
  endAccountSessions: {
    method: 'DELETE',
    path: '/api/v2/admin/accounts/{id}/sessions',
    auth: 'admin',
  },
  sendAccountReset: {
    method: 'POST',
    path: '/api/v2/admin/accounts/{id}/password-reset',
    auth: 'admin',
  },
  requestFactorRemoval: {
    method: 'PUT',
    path: '/api/v2/admin/accounts/{id}/second-factor-removal',
    auth: 'admin',
  },
  cancelFactorRemoval: {
    method: 'DELETE',
    path: '/api/v2/admin/accounts/{id}/second-factor-removal',
    auth: 'admin',
  },
  listAuditLog: {
    method: 'GET',
    path: '/api/v2/admin/audit-log',
    auth: 'admin',
  },
});
