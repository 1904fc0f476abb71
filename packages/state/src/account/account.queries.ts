import type {
  AccountSession,
  ConsentTerm,
  Country,
  LinkedAccount,
  Passkey,
  Profile,
  ResponseOf,
  SignInEvent,
} from '@footlight/contract';
import { nextOf } from '../cache/keyset.js';
import type { NoParams, Query } from '../cache/query.js';

const singlePage = <I>(items: readonly I[]) => ({ items, next: null });

/** The details of the viewer's account, with the fields that its page shows. */
export const accountQuery: Query<NoParams, ResponseOf<'getAccount'>> = {
  name: 'account',
  fetch: ({ client, signal }) => client.call('getAccount', { signal }),
};

export const countriesQuery: Query<NoParams, ResponseOf<'listCountries'>, Country> = {
  name: 'countries',
  fetch: ({ client, signal }) => client.call('listCountries', { signal }),
  page: ({ countries }) => singlePage(countries),
  idOf: ({ iso3166alpha2 }) => iso3166alpha2,
};

/** The profiles of the viewer's account. */
export const profilesQuery: Query<NoParams, ResponseOf<'listProfiles'>, Profile> = {
  name: 'profiles',
  fetch: ({ client, signal }) => client.call('listProfiles', { signal }),
  page: ({ profiles }) => singlePage(profiles),
};

/** The sessions of the viewer's account. */
export const sessionsQuery: Query<NoParams, ResponseOf<'listSessions'>, AccountSession> = {
  name: 'sessions',
  fetch: ({ client, signal }) => client.call('listSessions', { signal }),
  page: ({ sessions }) => singlePage(sessions),
};

/** Attempts to sign in to the viewer's account, newest first. */
export const signInsQuery: Query<NoParams, ResponseOf<'listSignIns'>, SignInEvent> = {
  name: 'signIns',
  fetch: ({ client, signal, cursor }) =>
    client.call('listSignIns', { query: cursor === null ? {} : { lastSeen: cursor }, signal }),
  page: ({ signIns, paging }) => ({ items: signIns, next: nextOf(paging) }),
};

/** Outside providers linked to the viewer's account. */
export const linkedProvidersQuery: Query<NoParams, ResponseOf<'listLinkedProviders'>, LinkedAccount> = {
  name: 'linkedProviders',
  fetch: ({ client, signal }) => client.call('listLinkedProviders', { signal }),
  page: ({ linkedAccounts }) => singlePage(linkedAccounts),
  idOf: ({ provider, clientName }) => `${provider} ${clientName ?? ''}`,
};

export const marketingQuery: Query<NoParams, ResponseOf<'getMarketingPreferences'>> = {
  name: 'marketing',
  fetch: ({ client, signal }) => client.call('getMarketingPreferences', { signal }),
};

export const consentTermsQuery: Query<NoParams, ResponseOf<'listConsentTerms'>, ConsentTerm> = {
  name: 'consentTerms',
  fetch: ({ client, signal }) => client.call('listConsentTerms', { signal }),
  page: ({ terms }) => singlePage(terms),
  idOf: ({ fieldName }) => fieldName,
};

/** The terms that a purchase asks for. */
export const purchaseTermsQuery: Query<NoParams, ResponseOf<'listConsentTerms'>, ConsentTerm> = {
  name: 'purchaseTerms',
  fetch: ({ client, signal }) => client.call('listConsentTerms', { query: { scope: 'purchase' }, signal }),
  page: ({ terms }) => singlePage(terms),
  idOf: ({ fieldName }) => fieldName,
};

/** The state of two-step sign-in for the viewer's account. */
export const secondFactorQuery: Query<NoParams, ResponseOf<'getSecondFactor'>> = {
  name: 'secondFactor',
  fetch: ({ client, signal }) => client.call('getSecondFactor', { signal }),
};

export const passkeysQuery: Query<NoParams, ResponseOf<'listPasskeys'>, Passkey> = {
  name: 'passkeys',
  fetch: ({ client, signal }) => client.call('listPasskeys', { signal }),
  page: ({ passkeys }) => singlePage(passkeys),
};
