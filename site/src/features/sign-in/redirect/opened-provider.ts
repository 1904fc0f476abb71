import type { PublicRealm } from '@footlight/contract';
import { isRedirected, openIdClient, type RealmProvider } from './redirect-providers.js';

type Providers = PublicRealm['signIn']['providers'];

/** Names of social providers in the query, which calls Apple by its brand. */
const SOCIAL: Readonly<Record<string, RealmProvider['name']>> = {
  APPLE: 'APPLE_ID',
  APPLE_ID: 'APPLE_ID',
  FACEBOOK: 'FACEBOOK',
  GOOGLE: 'GOOGLE',
};

/** The provider that the query's `socialProvider` names; undefined if the realm does not enable it (SIGN-192). */
export const socialProviderOf = (providers: Providers, query: URLSearchParams): RealmProvider | undefined => {
  const named = query.get('socialProvider')?.toUpperCase() ?? '';
  const name = Object.hasOwn(SOCIAL, named) ? SOCIAL[named] : undefined;
  return name === undefined ? undefined : providers.find((provider) => provider.name === name);
};

/** Pages that continue with a social provider in `/login/:authProvider`; the names in capitals are return addresses. */
const PAGES: Readonly<Record<string, RealmProvider['name']>> = {
  apple: 'APPLE_ID',
  facebook: 'FACEBOOK',
  google: 'GOOGLE',
};

/** The social provider whose page the word names; `social` is the page of the one in the query. */
export const socialPageOf = (
  providers: Providers,
  word: string,
  query: URLSearchParams,
): RealmProvider | undefined =>
  word === 'social'
    ? socialProviderOf(providers, query)
    : providers.find(({ name }) => Object.hasOwn(PAGES, word) && name === PAGES[word]);

interface OpenedPage {
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly query: URLSearchParams;
}

/**
 * The provider of a return address: `/oauth/:provider`, `/login/:authProvider/:clientName?` or `/oidc`; undefined if the
 * realm does not enable it. A client that the path names must be the provider's (SIGN-193).
 */
export const openedProvider = (
  providers: Providers,
  { params: { provider, authProvider, clientName }, query }: OpenedPage,
): RealmProvider | undefined => {
  if (provider !== undefined)
    return providers.find((one) => one.name === 'GENERIC_OAUTH' && one.clientName === provider);
  if (authProvider === undefined) return openIdClient(providers, query.get('clientName'));
  // The identity providers of Firebase return to one address.
  return providers.find(
    (one) =>
      one.name === authProvider &&
      (isRedirected(one) || one.name === 'FIREBASE') &&
      (clientName === undefined || one.clientName === clientName),
  );
};
