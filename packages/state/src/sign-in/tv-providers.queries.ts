import type { ResponseOf } from '@footlight/contract';
import type { Query } from '../cache/query.js';

/** TV providers available for a requestor. */
export const tvProvidersQuery: Query<{ readonly requestorId: string }, ResponseOf<'getAdobeConfig'>> = {
  name: 'tvProviders',
  fetch: ({ client, params, signal }) => client.call('getAdobeConfig', { params, signal }),
};
