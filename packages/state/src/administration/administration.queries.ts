import type { AuditEntry, FoundAccount, ResponseOf } from '@footlight/contract';
import { nextOf } from '../cache/keyset.js';
import type { Query } from '../cache/query.js';

/** Search results of accounts by email or name, for administrators. */
export const foundAccountsQuery: Query<
  { readonly search: string },
  ResponseOf<'findAccounts'>,
  FoundAccount
> = {
  name: 'foundAccounts',
  fetch: ({ client, params, signal }) => client.call('findAccounts', { query: params, signal }),
  page: ({ accounts }) => ({ items: accounts, next: null }),
  idOf: ({ id }) => id,
};

/** One account as shown to administrators. */
export const administeredAccountQuery: Query<
  { readonly id: string },
  ResponseOf<'getAdministeredAccount'>
> = {
  name: 'administeredAccount',
  fetch: ({ client, params, signal }) => client.call('getAdministeredAccount', { params, signal }),
};

/** The audit log, filtered by account if `accountId` is given. */
export const auditLogQuery: Query<{ readonly accountId?: string }, ResponseOf<'listAuditLog'>, AuditEntry> = {
  name: 'auditLog',
  fetch: ({ client, params, cursor, signal }) =>
    client.call('listAuditLog', {
      query: { ...params, ...(cursor === null ? {} : { lastSeen: cursor }) },
      signal,
    }),
  page: ({ entries, paging }) => ({ items: entries, next: nextOf(paging) }),
  idOf: ({ id }) => id,
};
