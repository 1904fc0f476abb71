import { defineCalls } from '../call.js';

export const accountCalls = defineCalls({
  getAccount: {
    method: 'GET',
    path: '/api/v2/user/account',
    auth: 'viewer',
  },
  saveAccount: {
    method: 'PUT',
    path: '/api/v2/user/account',
    auth: 'viewer',
  },
  listLinkedProviders: {
    method: 'GET',
    path: '/api/v2/user/providers',
    auth: 'viewer',
  },
  unlinkProvider: {
    method: 'DELETE',
    path: '/api/v2/user/providers/{provider}',
    auth: 'viewer',
  },
  createGuestCheckoutPrincipal: {
    method: 'POST',
    path: '/api/v2/user/guest-checkout-principal',
    auth: 'guest',
  },
  listCountries: {
    method: 'GET',
    path: '/api/v2/countries',
    auth: 'none',
  },
  impersonate: {
    method: 'POST',
    path: '/api/v2/impersonate/{token}',
    auth: 'none',
  },
  createImpersonation: {
    method: 'POST',
    path: '/api/v2/admin/impersonations',
    auth: 'admin',
  },
});
