import type { Handlers } from '../../../feature.js';
import type { SportsService } from './sports.service.js';

export const sportsHandlers = (service: SportsService) =>
  ({
    listFighters: ({ query, ...view }) => service.fighters(query, view),
    getFighter: ({ params, ...view }) => service.fighter(params.id, view),
    getFighterStatistics: ({ params, ...view }) => service.statistics(params.id, view),
    listRankings: ({ query, ...view }) => service.rankings(query, view),
  }) satisfies Handlers;
