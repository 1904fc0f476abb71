import type { PublicRealm } from '@footlight/contract';

type SignIn = PublicRealm['signIn'];
type ProviderName = SignIn['providers'][number]['name'];

/** A company whose customers sign in on a page of this site. */
interface Partner {
  readonly provider: ProviderName;
  /** Path segment of `/login/:authProvider`. */
  readonly word: string;
  /** Default display name; the realm file may override it. */
  readonly brand: string;
}

const PARTNERS: readonly Partner[] = [
  { provider: 'PBR', word: 'pbr', brand: 'PBR' },
  { provider: 'SPTV', word: 'sptv', brand: 'SPTV' },
  { provider: 'OPIN', word: 'opin', brand: 'OPIN' },
  { provider: 'GIGYA', word: 'GIGYA', brand: 'Gigya' },
];

/** Display name of a partner: the realm's label, or its brand. */
export const partnerLabel = (signIn: Pick<SignIn, 'providers'>, provider: ProviderName): string =>
  signIn.providers.find(({ name }) => name === provider)?.label ??
  PARTNERS.find((partner) => partner.provider === provider)?.brand ??
  provider;

/** The partners that the realm enables, in its order. The service lists Adobe Pass providers separately. */
export const enabledPartners = (
  signIn: Pick<SignIn, 'providers'>,
): readonly { readonly word: string; readonly label: string }[] =>
  signIn.providers.flatMap(({ name }) => {
    const partner = PARTNERS.find(({ provider }) => provider === name);
    return partner === undefined ? [] : [{ word: partner.word, label: partnerLabel(signIn, name) }];
  });

/** Path segment of the partner's page that `?provider=` names, by its word or its name; undefined if it names none. */
export const namedPartner = (
  signIn: Pick<SignIn, 'providers'>,
  named: string | undefined,
): string | undefined => {
  const wanted = PARTNERS.find(({ word, provider }) => word === named || provider === named)?.word;
  return enabledPartners(signIn).find(({ word }) => word === wanted)?.word;
};

/** Whether the page of TV providers has any entries (SIGN-131). */
export const hasTvProviders = (signIn: Pick<SignIn, 'providers' | 'tv'>): boolean =>
  signIn.tv.adobeDcr !== null || signIn.tv.adobe !== null || enabledPartners(signIn).length > 0;

/** Path segments of the providers' sign-in pages. */
const PAGES: Readonly<Partial<Record<ProviderName, string>>> = {
  ...Object.fromEntries(PARTNERS.map(({ provider, word }) => [provider, word])),
  ADOBE: 'primetime',
  ADOBE_DCR: 'adobe-dcr',
  FIREBASE: 'firebase',
};

/** Path segment of a provider's page in `/login/:authProvider`; undefined if it has none. */
export const pageWordOf = (provider: ProviderName): string | undefined => PAGES[provider];
