import { defineCalls } from './call.js';

export const textsCalls = defineCalls({
  getTexts: {
    method: 'GET',
    path: '/api/v2/texts',
    auth: 'none',
    summary: 'Longer texts of the realm (terms, privacy, help) in a language.',
    sharedSeconds: 300,
  },
  fetchTranslations: {
    method: 'POST',
    path: '/api/v2/translations',
    auth: 'none',
    summary: 'Some labels in every language of the realm.',
  },
});
