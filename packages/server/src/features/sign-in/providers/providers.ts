import { ApiError } from '../../../api-error.js';
import type { ProviderName, SettingsOf } from '../../../realm/providers/providers.schemas.js';
import type { Realm } from '../../../realm/load-realm.js';
import { createApple } from './open-id/apple.provider.js';
import { createFacebook } from './oauth/facebook.provider.js';
import { createFirebase } from './firebase/firebase.provider.js';
import { createGenericOauth } from './oauth/generic-oauth.provider.js';
import { createGoogle } from './open-id/google.provider.js';
import { createLicencePartner } from './oauth/licence-partner.provider.js';
import { createOpenId, type OpenIdProvider } from './open-id/open-id.provider.js';
import type { ProviderClient } from './linked/link-changes.js';
import type { CodeProof, Provider, ProviderTools, RedirectProvider } from './provider.js';

/** The providers enabled by the realm file. A disabled one is undefined or missing from its map. */
export interface Providers {
  readonly apple: ReturnType<typeof createApple> | undefined;
  readonly facebook: ReturnType<typeof createFacebook> | undefined;
  readonly firebase: ReturnType<typeof createFirebase> | undefined;
  readonly google: ReturnType<typeof createGoogle> | undefined;
  /** By `openIdClientName`. */
  readonly openId: ReadonlyMap<string, OpenIdProvider>;
  /** By `providerName`. */
  readonly oauth: ReadonlyMap<string, RedirectProvider<CodeProof>>;
  /** By route. */
  readonly licencePartners: ReadonlyMap<string, RedirectProvider<CodeProof>>;
}

export const settingsOf = <N extends ProviderName>(realm: Realm, name: N): readonly SettingsOf<N>[] =>
  realm.signIn.providers.filter((settings) => settings.name === name) as unknown as SettingsOf<N>[];

const one = <N extends ProviderName, P>(
  realm: Realm,
  name: N,
  create: (settings: SettingsOf<N>, tools: ProviderTools) => P,
  tools: ProviderTools,
): P | undefined => {
  const [settings] = settingsOf(realm, name);
  return settings === undefined ? undefined : create(settings, tools);
};

export const createProviders = (realm: Realm, tools: ProviderTools): Providers => ({
  apple: one(realm, 'APPLE_ID', createApple, tools),
  facebook: one(realm, 'FACEBOOK', createFacebook, tools),
  firebase: one(realm, 'FIREBASE', createFirebase, tools),
  google: one(realm, 'GOOGLE', createGoogle, tools),
  openId: new Map(
    settingsOf(realm, 'OPENID_CONNECT').map((settings) => [
      settings.openIdClientName,
      createOpenId(settings, tools),
    ]),
  ),
  oauth: new Map(
    settingsOf(realm, 'GENERIC_OAUTH').map((settings) => [
      settings.providerName,
      createGenericOauth(settings, tools),
    ]),
  ),
  licencePartners: new Map(
    realm.externalLicenceProviders.map((partner) => [partner.route, createLicencePartner(partner, tools)]),
  ),
});

/** The provider a browser is redirected to, by the segment in `/oauth/{provider}/auth-uri`. */
export const redirectsOf = ({ apple, facebook, google, oauth, licencePartners }: Providers) => {
  const named = { APPLE_ID: apple, FACEBOOK: facebook, GOOGLE: google };
  return (word: string): Pick<RedirectProvider<never>, 'begin'> | undefined =>
    (Object.hasOwn(named, word) ? named[word as keyof typeof named] : undefined) ??
    oauth.get(word) ??
    licencePartners.get(word);
};

/** Whether the realm file enables a client of a provider. */
export const isTurnedOn = (realm: Realm, { provider, clientName }: ProviderClient): boolean => {
  if (provider === 'LICENCE_PROVIDER')
    return realm.externalLicenceProviders.some(({ route }) => route === clientName);
  return realm.signIn.providers.some((settings) => {
    if (settings.name !== provider) return false;
    if (settings.name === 'OPENID_CONNECT') return settings.openIdClientName === clientName;
    return settings.name !== 'GENERIC_OAUTH' || settings.providerName === clientName;
  });
};

/** Revocation of a client's tokens at its provider; undefined if the provider has none. */
export const endAtOf = ({ oauth, licencePartners }: Providers, opin: Provider<never> | undefined) => {
  const found = ({ provider, clientName }: ProviderClient): Provider<never> | undefined => {
    if (provider === 'GENERIC_OAUTH') return oauth.get(clientName);
    if (provider === 'LICENCE_PROVIDER') return licencePartners.get(clientName);
    return provider === 'OPIN' ? opin : undefined;
  };
  return (of: ProviderClient): ((ownToken: string) => Promise<void>) | undefined => {
    const client = found(of);
    return client?.end === undefined ? undefined : async (ownToken) => client.end?.(ownToken);
  };
};

/** @throws {ApiError} PROVIDER_NOT_CONFIGURED if the realm file does not enable it */
export const turnedOn = <P>(provider: P | undefined): P => {
  if (provider === undefined) throw new ApiError('PROVIDER_NOT_CONFIGURED');
  return provider;
};
