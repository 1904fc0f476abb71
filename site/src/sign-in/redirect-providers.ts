import type { PublicRealm } from '@footlight/contract';

export type RealmProvider = PublicRealm['signIn']['providers'][number];
type ProviderName = RealmProvider['name'];

/** Providers that a browser is sent to, by their names in the realm file: what people call them; null where that is the realm's to say. */
const BRANDS: Readonly<Partial<Record<ProviderName, string | null>>> = {
  APPLE_ID: 'Apple',
  FACEBOOK: 'Facebook',
  GENERIC_OAUTH: null,
  GOOGLE: 'Google',
  OPENID_CONNECT: null,
};

/** Whether a browser signs in by being sent to the provider's own page. */
export const isRedirected = ({ name }: Pick<RealmProvider, 'name'>): boolean => Object.hasOwn(BRANDS, name);

const TV_PROVIDERS: ReadonlySet<ProviderName> = new Set<ProviderName>([
  'ADOBE',
  'ADOBE_DCR',
  'GIGYA',
  'OPIN',
  'PBR',
  'SPTV',
]);

/** Whether viewers choose it on the page of TV providers. */
export const isTvProvider = ({ name }: Pick<RealmProvider, 'name'>): boolean => TV_PROVIDERS.has(name);

/** What a provider is called on buttons and in sentences. */
export const providerLabel = ({
  name,
  label,
  clientName,
}: Pick<RealmProvider, 'name' | 'label' | 'clientName'>): string =>
  label ?? BRANDS[name] ?? clientName ?? name;

/** The OpenID Connect client that an address names, else the realm's first; undefined where it has none. */
export const openIdClient = (
  providers: readonly RealmProvider[],
  clientName: string | null,
): RealmProvider | undefined => {
  const clients = providers.filter(({ name }) => name === 'OPENID_CONNECT');
  return clients.find((client) => client.clientName === clientName) ?? clients[0];
};
