import { defineCalls } from '../calls/call.js';

export const textsCalls = defineCalls({
  getTexts: {
    method: 'GET',
    path: '/api/v2/texts',
    auth: 'none',
    sharedSeconds: 300,
  },
  fetchTranslations: {
    method: 'POST',
    path: '/api/v2/translations',
    auth: 'none',
  },
});
