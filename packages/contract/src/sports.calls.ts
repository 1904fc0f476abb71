import { defineCalls } from './call.js';

export const sportsCalls = defineCalls({
  listFighters: {
    method: 'GET',
    path: '/api/v2/fighters',
    auth: 'optional',
    summary: 'Fighters by name, of one weight class or all.',
    sharedSeconds: 60,
  },
  getFighter: {
    method: 'GET',
    path: '/api/v2/fighters/{id}',
    auth: 'optional',
    summary: 'A fighter, the record and where to watch the bouts.',
    sharedSeconds: 60,
  },
  getFighterStatistics: {
    method: 'GET',
    path: '/api/v2/fighters/{id}/statistics',
    auth: 'optional',
    summary: 'A fighter’s numbers by kind.',
    sharedSeconds: 60,
  },
  listRankings: {
    method: 'GET',
    path: '/api/v2/rankings',
    auth: 'optional',
    summary: 'Rankings by weight class.',
    sharedSeconds: 60,
  },
});
