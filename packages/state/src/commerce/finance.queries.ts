import type { CustomerOverview, Dispute, ResponseOf } from '@footlight/contract';
import type { NoParams, Query } from '../cache/query.js';

/** Customers and payments that match a search of finance. */
export const foundCustomersQuery: Query<{ readonly search: string }, ResponseOf<'findCustomers'>> = {
  name: 'foundCustomers',
  fetch: ({ client, params, signal }) => client.call('findCustomers', { query: params, signal }),
};

/** One customer with licences, payments and invoices. */
export const customerQuery: Query<{ readonly id: string }, CustomerOverview> = {
  name: 'customer',
  fetch: ({ client, params, signal }) => client.call('getCustomer', { params, signal }),
};

/** Payments that banks take back. */
export const disputesQuery: Query<NoParams, ResponseOf<'listDisputes'>, Dispute> = {
  name: 'disputes',
  fetch: ({ client, signal }) => client.call('listDisputes', { signal }),
  page: ({ disputes }) => ({ items: disputes, next: null }),
  idOf: ({ payment }) => payment.id,
};
