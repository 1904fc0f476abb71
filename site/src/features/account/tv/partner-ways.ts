import type { PublicRealm } from '@footlight/contract';

type SignIn = PublicRealm['signIn'];
type ProviderName = SignIn['providers'][number]['name'];

/** A company whose customers sign in on a page of this site. */
export interface PartnerWay {
  readonly provider: ProviderName;
  /** The word of `/login/:authProvider`. */
  readonly word: string;
  /** The company's name for viewers, unless the realm file has another. */
  readonly brand: string;
}

const WAYS: readonly PartnerWay[] = [
  { provider: 'PBR', word: 'pbr', brand: 'PBR' },
  { provider: 'SPTV', word: 'sptv', brand: 'SPTV' },
  { provider: 'OPIN', word: 'opin', brand: 'OPIN' },
  { provider: 'GIGYA', word: 'GIGYA', brand: 'Gigya' },
];

/** The name that viewers know a partner by: the realm's label, else the brand. */
export const partnerLabel = (signIn: Pick<SignIn, 'providers'>, provider: ProviderName): string =>
  signIn.providers.find(({ name }) => name === provider)?.label ??
  WAYS.find((way) => way.provider === provider)?.brand ??
  provider;

/** Partners that the realm turns on, in its order. TV providers of Adobe Pass are listed by the service instead. */
export const partnerWays = (
  signIn: Pick<SignIn, 'providers'>,
): readonly { readonly word: string; readonly label: string }[] =>
  signIn.providers.flatMap(({ name }) => {
    const way = WAYS.find(({ provider }) => provider === name);
    return way === undefined ? [] : [{ word: way.word, label: partnerLabel(signIn, name) }];
  });

/** Whether the page of TV providers has anything to choose from (SIGN-131). */
export const hasTvProviders = (signIn: Pick<SignIn, 'providers' | 'tv'>): boolean =>
  signIn.tv.adobeDcr !== null || signIn.tv.adobe !== null || partnerWays(signIn).length > 0;

/** Pages of sign-in with one provider, by its name. */
const PAGES: Readonly<Partial<Record<ProviderName, string>>> = {
  ...Object.fromEntries(WAYS.map(({ provider, word }) => [provider, word])),
  ADOBE: 'primetime',
  ADOBE_DCR: 'adobe-dcr',
  FIREBASE: 'firebase',
};

/** The word of `/login/:authProvider` that a provider's own page has; undefined where it has none. */
export const pageWordOf = (provider: ProviderName): string | undefined => PAGES[provider];
