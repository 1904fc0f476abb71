import { defineCalls } from './call.js';

export const accountCalls = defineCalls({
  getAccount: {
    method: 'GET',
    path: '/api/v2/user/account',
    auth: 'viewer',
    summary: 'The caller’s account details.',
  },
  saveAccount: {
    method: 'PUT',
    path: '/api/v2/user/account',
    auth: 'viewer',
    summary: 'Change some account details; those not sent stay.',
  },
  listLinkedProviders: {
    method: 'GET',
    path: '/api/v2/user/providers',
    auth: 'viewer',
    summary: 'Providers that the caller can sign in with.',
  },
  unlinkProvider: {
    method: 'DELETE',
    path: '/api/v2/user/providers/{provider}',
    auth: 'viewer',
    summary: 'Unlinks a provider, and ends the caller’s session and every session that it began.',
  },
  createGuestCheckoutPrincipal: {
    method: 'POST',
    path: '/api/v2/user/guest-checkout-principal',
    auth: 'guest',
    summary: 'Names a guest who pays without an account.',
  },
  listCountries: {
    method: 'GET',
    path: '/api/v2/countries',
    auth: 'none',
    summary: 'Countries with the address fields that each requires, and the caller’s own.',
  },
  impersonate: {
    method: 'POST',
    path: '/api/v2/impersonate/{token}',
    auth: 'none',
    summary: 'Tokens of another’s account for the token of an impersonation, which is used up by it.',
  },
  createImpersonation: {
    method: 'POST',
    path: '/api/v2/admin/impersonations',
    auth: 'admin',
    summary: 'A token that opens an account once, written into its log.',
  },
});
