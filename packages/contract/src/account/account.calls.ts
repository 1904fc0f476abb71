import { defineCalls } from '../calls/call.js';
import { LINKING } from '../sign-in/linking.js';

export const accountCalls = defineCalls({
  getAccount: {
    method: 'GET',
    path: '/api/v2/user/account',
    auth: 'viewer',
    adultOnly: 'FORBIDDEN',
    duringSignUp: true,
  },
  saveAccount: {
    method: 'PUT',
    path: '/api/v2/user/account',
    auth: 'viewer',
    ownerOnly: true,
    adultOnly: 'FORBIDDEN',
    duringSignUp: true,
  },
  listLinkedProviders: {
    method: 'GET',
    path: '/api/v2/user/providers',
    auth: 'viewer',
    adultOnly: 'FORBIDDEN',
    duringSignUp: true,
  },
  linkPendingProvider: {
    method: 'POST',
    path: '/api/v2/user/providers',
    auth: 'viewer',
    limit: 'attempts',
    countsRefusals: true,
    ...LINKING,
  },
  unlinkProvider: {
    method: 'DELETE',
    path: '/api/v2/user/providers/{provider}',
    auth: 'viewer',
    ownerOnly: true,
    adultOnly: 'FORBIDDEN',
    recentProof: true,
  },
  createGuestCheckoutPrincipal: {
    method: 'POST',
    path: '/api/v2/user/guest-checkout-principal',
    auth: 'guest',
    ownerOnly: true,
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
    limit: 'attempts',
  },
  createImpersonation: {
    method: 'POST',
    path: '/api/v2/admin/impersonations',
    auth: 'admin',
  },
});
