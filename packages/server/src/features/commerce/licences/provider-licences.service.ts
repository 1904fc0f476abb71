import type { Clock } from '../../../clock.js';
import type { ProviderLicencesRepository } from './provider-licences.repository.js';

/** Licences that customers of an outside provider hold as long as the provider reports them. */
export interface ProviderLicences {
  /**
   * Replaces the licences that the provider granted before.
   * @param entitlements as the provider names them
   */
  replace(accountId: string, provider: string, entitlements: readonly string[]): Promise<void>;
}

export const createProviderLicences = (
  repository: ProviderLicencesRepository,
  /** Maps a provider's entitlements to ids of licences. */
  licencesFor: (provider: string, entitlements: readonly string[]) => readonly string[],
  clock: Clock,
): ProviderLicences => ({
  replace: (accountId, provider, entitlements) =>
    repository.replace(accountId, provider, licencesFor(provider, entitlements), new Date(clock.now())),
});
