import type { AuditEntry, FoundAccount, ResponseOf, SignInEvent } from '@footlight/contract';
import { nextOf } from '../cache/keyset.js';
import type { NoParams, Query } from '../cache/query.js';

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

/** Attempts to sign in to an account, newest first. */
export const accountSignInsQuery: Query<
  { readonly id: string },
  ResponseOf<'listAccountSignIns'>,
  SignInEvent
> = {
  name: 'accountSignIns',
  fetch: ({ client, params, cursor, signal }) =>
    client.call('listAccountSignIns', {
      params,
      query: cursor === null ? {} : { lastSeen: cursor },
      signal,
    }),
  page: ({ signIns, paging }) => ({ items: signIns, next: nextOf(paging) }),
};

/** The number of attempts to sign in, by day, method and outcome. */
export const signInFiguresQuery: Query<NoParams, ResponseOf<'getSignInFigures'>> = {
  name: 'signInFigures',
  fetch: ({ client, signal }) => client.call('getSignInFigures', { signal }),
};
