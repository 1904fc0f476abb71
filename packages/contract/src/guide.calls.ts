import { defineCalls } from './call.js';

export const guideCalls = defineCalls({
  getGuide: {
    method: 'GET',
    path: '/api/v4/epg',
    auth: 'optional',
    summary: 'Channels with their programmes between two moments.',
    sharedSeconds: 30,
  },
  getGuideByTime: {
    method: 'GET',
    path: '/api/v2/epg',
    auth: 'optional',
    summary: 'Programmes of one guide between two moments given in milliseconds.',
    sharedSeconds: 30,
  },
  getGuideTable: {
    method: 'GET',
    path: '/api/v3/external-table',
    auth: 'optional',
    summary: 'The programme guide as a table of days and hours.',
    sharedSeconds: 30,
  },
});
