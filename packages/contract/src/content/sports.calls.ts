import { defineCalls } from '../calls/call.js';

export const sportsCalls = defineCalls({
  listFighters: {
    method: 'GET',
    path: '/api/v2/fighters',
    auth: 'optional',
    sharedSeconds: 60,
  },
  getFighter: {
    method: 'GET',
    path: '/api/v2/fighters/{id}',
    auth: 'optional',
    sharedSeconds: 60,
  },
  getFighterStatistics: {
    method: 'GET',
    path: '/api/v2/fighters/{id}/statistics',
    auth: 'optional',
    sharedSeconds: 60,
  },
  listRankings: {
    method: 'GET',
    path: '/api/v2/rankings',
    auth: 'optional',
    sharedSeconds: 60,
  },
});
