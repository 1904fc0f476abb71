import type { PublicRealm } from '@footlight/contract';

export type RealmProvider = PublicRealm['signIn']['providers'][number];
type ProviderName = RealmProvider['name'];

/**
 * Display names of providers with a redirect, by their names in the realm file; null if the realm configures the name.
 */
const BRANDS: Readonly<Partial<Record<ProviderName, string | null>>> = {
  APPLE_ID: 'Apple',
  FACEBOOK: 'Facebook',
  GENERIC_OAUTH: null,
  GOOGLE: 'Google',
  OPENID_CONNECT: null,
};

/** Whether signing in redirects to the provider's own page. */
export const isRedirected = ({ name }: Pick<RealmProvider, 'name'>): boolean => Object.hasOwn(BRANDS, name);

const TV_PROVIDERS: ReadonlySet<ProviderName> = new Set<ProviderName>([
  'ADOBE',
  'ADOBE_DCR',
  'GIGYA',
  'OPIN',
  'PBR',
  'SPTV',
]);

/** Whether the provider is listed on the page of TV providers. */
export const isTvProvider = ({ name }: Pick<RealmProvider, 'name'>): boolean => TV_PROVIDERS.has(name);

/** Display names of the other providers; those of Adobe stand for many companies and have none. */
const OTHER_BRANDS: Readonly<Partial<Record<ProviderName, string>>> = {
  FIREBASE: 'Firebase',
  GIGYA: 'Gigya',
  OPIN: 'OPIN',
  PBR: 'PBR',
  SPTV: 'SPTV',
};

/** Display name of a provider. */
export const providerLabel = ({
  name,
  label,
  clientName,
}: Pick<RealmProvider, 'name' | 'label' | 'clientName'>): string =>
  label ?? BRANDS[name] ?? OTHER_BRANDS[name] ?? clientName ?? name;

/** The OpenID Connect client in the address, or the realm's first; undefined if there is none. */
export const openIdClient = (
  providers: readonly RealmProvider[],
  clientName: string | null,
): RealmProvider | undefined => {
  const clients = providers.filter(({ name }) => name === 'OPENID_CONNECT');
  return clients.find((client) => client.clientName === clientName) ?? clients[0];
};
