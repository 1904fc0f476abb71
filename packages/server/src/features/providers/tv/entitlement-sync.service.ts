import type { AuthTokens } from '@footlight/contract';
import { ApiError } from '../../../api-error.js';
import { unseal } from '../../../auth/seal.js';
import type { EntitledProvider } from './entitled-provider.js';
import type { ProviderLicences } from '../../licences/provider-licences.service.js';
import { refreshTokenHash } from '../../session/refresh-token.js';
import type { SessionService } from '../../session/session.service.js';
import type { ProviderSessionsRepository } from '../provider-sessions.repository.js';

export interface EntitlementSync {
  /**
   * Asks the provider of a session anew what the person has there, and renews the session.
   * @throws {ApiError} REFRESH_TOKEN_INVALID for a session of somebody else; PROVIDER_NOT_CONFIGURED where no provider
   *   that tells entitlements began it; PROVIDER_TOKEN_INVALID where the session there is over
   */
  sync(refreshToken: string, accountId: string): Promise<AuthTokens>;
}

export interface EntitlementSyncDependencies {
  readonly sessionsThere: ProviderSessionsRepository;
  readonly licences: ProviderLicences;
  readonly session: SessionService;
  readonly providerOf: (name: string) => EntitledProvider<never> | undefined;
  readonly key: Uint8Array;
}

export const createEntitlementSync = (dependencies: EntitlementSyncDependencies): EntitlementSync => {
  const { sessionsThere, licences, session, providerOf, key } = dependencies;
  return {
    sync: async (refreshToken, accountId) => {
      const there = await sessionsThere.of(refreshTokenHash(refreshToken), accountId);
      if (there === undefined) throw new ApiError('REFRESH_TOKEN_INVALID');
      const provider = there.provider === null ? undefined : providerOf(there.provider);
      const ownToken = there.sealedToken === null ? null : unseal(there.sealedToken, key);
      if (provider === undefined || there.provider === null || ownToken === null)
        throw new ApiError('PROVIDER_NOT_CONFIGURED');
      const entitlements = await provider.entitlements(ownToken);
      await licences.replace(accountId, there.provider, entitlements);
      return session.refresh(refreshToken);
    },
  };
};
