import { createHash } from 'node:crypto';
import { ApiError } from '../../../../api-error.js';
import type { Clock } from '../../../../clock.js';
import type { ProviderName } from '../../../../realm/providers/providers.schemas.js';
import type { UsedProofsRepository } from './used-proofs.repository.js';

/** Longer than the lifetime of any proof. */
const RETENTION_MS = 30 * 86_400_000;

/** Used proofs of providers that do not invalidate them, so that each signs in only once. */
export class UsedProofs {
  readonly #repository: UsedProofsRepository;
  readonly #clock: Clock;

  constructor(repository: UsedProofsRepository, clock: Clock) {
    this.#repository = repository;
    this.#clock = clock;
  }

  /** @throws {ApiError} PROVIDER_TOKEN_INVALID if the proof has already been used */
  async spend(provider: ProviderName, proof: string): Promise<void> {
    const hash = createHash('sha256')
      .update(JSON.stringify([provider, proof]))
      .digest('hex');
    if (await this.#repository.spend(hash, new Date(this.#clock.now() + RETENTION_MS))) return;
    throw new ApiError('PROVIDER_TOKEN_INVALID');
  }

  clean(): Promise<void> {
    return this.#repository.clean(new Date(this.#clock.now()));
  }
}
