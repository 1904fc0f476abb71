import {
  PAGE_SIZES,
  WEIGHT_CLASSES,
  type Fighter,
  type ResponseOf,
  type WeightClass,
} from '@footlight/contract';
import { paramsOfFighters } from '@footlight/domain';
import { keyset, nextOf } from '../cache/keyset.js';
import type { NoParams, Query } from '../cache/query.js';

/** Size of further pages. */
const LATER = 20;

const isWeightClass = (name: string): name is WeightClass => WEIGHT_CLASSES.some((one) => one === name);

/** By weight class, or `ALL_CLASSES`. */
export const fightersQuery: Query<{ readonly of: string }, ResponseOf<'listFighters'>, Fighter> = {
  name: 'fighters',
  fetch: ({ client, params: { of }, cursor, signal }) => {
    const rpp = cursor === null ? PAGE_SIZES.fighters : LATER;
    const query = { ...keyset(rpp, cursor), ...(isWeightClass(of) ? paramsOfFighters(of) : {}) };
    return client.call('listFighters', { query, signal });
  },
  page: ({ fighters, paging }) => ({ items: fighters, next: nextOf(paging) }),
};

export const rankingsQuery: Query<NoParams, ResponseOf<'listRankings'>> = {
  name: 'rankings',
  retainedFor: 'rankings',
  fetch: ({ client, signal }) => client.call('listRankings', { signal }),
};

/** A fighter’s page: profile and statistics. */
export interface FighterPage {
  readonly fighter: ResponseOf<'getFighter'>;
  readonly statistics: ResponseOf<'getFighterStatistics'>;
}

export const fighterQuery: Query<{ readonly id: string }, FighterPage> = {
  name: 'fighter',
  fetch: async ({ client, params, signal }) => {
    const [fighter, statistics] = await Promise.all([
      client.call('getFighter', { params, signal }),
      client.call('getFighterStatistics', { params, signal }),
    ]);
    return { fighter, statistics };
  },
};
