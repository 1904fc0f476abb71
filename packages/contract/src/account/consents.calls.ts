import { defineCalls } from '../calls/call.js';

export const consentsCalls = defineCalls({
  listConsentTerms: {
    method: 'GET',
    path: '/api/v2/consent-terms',
    auth: 'optional',
    duringSignUp: true,
  },
  saveConsents: {
    method: 'PUT',
    path: '/api/v2/user/consents',
    auth: 'viewer',
    ownerOnly: true,
    adultOnly: 'FORBIDDEN',
    duringSignUp: true,
  },
  getMarketingPreferences: {
    method: 'GET',
    path: '/api/v2/user/marketing-preferences',
    auth: 'viewer',
    adultOnly: 'FORBIDDEN',
  },
  saveMarketingPreferences: {
    method: 'PUT',
    path: '/api/v2/user/marketing-preferences',
    auth: 'viewer',
    ownerOnly: true,
    adultOnly: 'FORBIDDEN',
  },
});
