import type { Clock } from '../../../clock.js';
import type { ProviderLicencesRepository } from './provider-licences.repository.js';

/** Licences that customers of an outside provider hold as long as the provider reports them. */
export class ProviderLicences {
  readonly #repository: ProviderLicencesRepository;
  readonly #licencesFor: (provider: string, entitlements: readonly string[]) => readonly string[];
  readonly #clock: Clock;

  constructor(
    repository: ProviderLicencesRepository,
    licencesFor: (provider: string, entitlements: readonly string[]) => readonly string[],
    clock: Clock,
  ) {
    this.#repository = repository;
    this.#licencesFor = licencesFor;
    this.#clock = clock;
  }

  /**
   * Replaces the licences that the provider granted before.
   * @param entitlements as the provider names them
   */
  replace(accountId: string, provider: string, entitlements: readonly string[]): Promise<void> {
    return this.#repository.replace(
      accountId,
      provider,
      this.#licencesFor(provider, entitlements),
      new Date(this.#clock.now()),
    );
  }
}
