import { defineCalls } from './call.js';

export const consentsCalls = defineCalls({
  listConsentTerms: {
    method: 'GET',
    path: '/api/v2/consent-terms',
    auth: 'optional',
    summary: 'Terms to agree to, in the order they are shown.',
  },
  saveConsents: {
    method: 'PUT',
    path: '/api/v2/user/consents',
    auth: 'viewer',
    summary: 'The caller’s answers to the terms.',
  },
  getMarketingPreferences: {
    method: 'GET',
    path: '/api/v2/user/marketing-preferences',
    auth: 'viewer',
    summary: 'What the caller wants to be told about.',
  },
  saveMarketingPreferences: {
    method: 'PUT',
    path: '/api/v2/user/marketing-preferences',
    auth: 'viewer',
    summary: 'Change what the caller wants to be told about.',
  },
});
