import { ApiError } from '../../api-error.js';
import type { ProviderName, SettingsOf } from '../../realm/providers/providers.schemas.js';
import type { Realm } from '../../realm/load-realm.js';
import { createGoogle } from './google.provider.js';
import type { ProviderTools } from './provider.js';

/**
 * The providers that the realm file turns on. Each is undefined, or missing from its map, where it is off.
 */
export interface Providers {
  readonly google: ReturnType<typeof createGoogle> | undefined;
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
  google: one(realm, 'GOOGLE', createGoogle, tools),
});

/** @throws {ApiError} PROVIDER_NOT_CONFIGURED where the realm file does not turn it on */
export const turnedOn = <P>(provider: P | undefined): P => {
  if (provider === undefined) throw new ApiError('PROVIDER_NOT_CONFIGURED');
  return provider;
};
