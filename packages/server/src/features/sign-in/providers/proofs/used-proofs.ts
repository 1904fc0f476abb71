import { createHash } from 'node:crypto';
import { ApiError } from '../../../../api-error.js';
import type { Clock } from '../../../../clock.js';
import type { ProviderName } from '../../../../realm/providers/providers.schemas.js';
import type { UsedProofsRepository } from './used-proofs.repository.js';

/** Used proofs of providers that do not invalidate them, so that each signs in only once. */
export interface UsedProofs {
  /** @throws {ApiError} PROVIDER_TOKEN_INVALID if the proof has already been used */
  spend(provider: ProviderName, proof: string): Promise<void>;
  clean(): Promise<void>;
}

/** Longer than the lifetime of any proof. */
const RETENTION_MS = 30 * 86_400_000;

export const createUsedProofs = (repository: UsedProofsRepository, clock: Clock): UsedProofs => ({
  spend: async (provider, proof) => {
    const hash = createHash('sha256')
      .update(JSON.stringify([provider, proof]))
      .digest('hex');
    if (await repository.spend(hash, new Date(clock.now() + RETENTION_MS))) return;
    throw new ApiError('PROVIDER_TOKEN_INVALID');
  },
  clean: () => repository.clean(new Date(clock.now())),
});
