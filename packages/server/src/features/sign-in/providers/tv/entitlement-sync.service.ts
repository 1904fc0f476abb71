import type { AuthTokens } from '@footlight/contract';
import { ApiError } from '../../../../api-error.js';
import { unseal } from '../../../../auth/seal.js';
import type { EntitledProvider } from './entitled-provider.js';
import type { ProviderLicences } from '../provider-licences.js';
import { refreshTokenHash } from '../../session/refresh-token.js';
import type { SessionService } from '../../session/session.service.js';
import type { ProviderSessionsRepository } from '../provider-sessions.repository.js';

export interface EntitlementSyncDependencies {
  readonly sessionsThere: ProviderSessionsRepository;
  readonly licences: ProviderLicences;
  readonly session: SessionService;
  readonly providerOf: (name: string) => EntitledProvider<never> | undefined;
  readonly key: Uint8Array;
}

export class EntitlementSync {
  readonly #dependencies: EntitlementSyncDependencies;

  constructor(dependencies: EntitlementSyncDependencies) {
    this.#dependencies = dependencies;
  }

  /**
   * Reloads the entitlements of a session from its provider and refreshes the session.
   * @throws {ApiError} REFRESH_TOKEN_INVALID for another account's session; PROVIDER_NOT_CONFIGURED if the session was
   * not begun by a provider with entitlements; PROVIDER_TOKEN_INVALID if the session at the provider has ended
   */
  async sync(refreshToken: string, accountId: string): Promise<AuthTokens> {
    const there = await this.#dependencies.sessionsThere.of(refreshTokenHash(refreshToken), accountId);
    if (there === undefined) throw new ApiError('REFRESH_TOKEN_INVALID');
    const provider = there.provider === null ? undefined : this.#dependencies.providerOf(there.provider);
    const ownToken = there.sealedToken === null ? null : unseal(there.sealedToken, this.#dependencies.key);
    if (provider === undefined || there.provider === null || ownToken === null)
      throw new ApiError('PROVIDER_NOT_CONFIGURED');
    const entitlements = await provider.entitlements(ownToken);
    await this.#dependencies.licences.replace(accountId, there.provider, entitlements);
    return this.#dependencies.session.refresh(refreshToken);
  }
}
