import type { Clock } from '../../clock.js';
import type { ProviderLicencesRepository } from './provider-licences.repository.js';

/** Licences that customers of a provider hold here, as long as the provider says so. */
export interface ProviderLicences {
  /**
   * Puts what the person has now in the place of what that provider opened before.
   * @param entitlements in the provider's own words
   */
  replace(accountId: string, provider: string, entitlements: readonly string[]): Promise<void>;
}

export const createProviderLicences = (
  repository: ProviderLicencesRepository,
  /** Ids of the licences that entitlements of a provider open. */
  licencesFor: (provider: string, entitlements: readonly string[]) => readonly string[],
  clock: Clock,
): ProviderLicences => ({
  replace: (accountId, provider, entitlements) =>
    repository.replace(accountId, provider, licencesFor(provider, entitlements), new Date(clock.now())),
});
