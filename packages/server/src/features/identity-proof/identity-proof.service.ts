import type { BodyOf, ErrorDetails, SignedChallenge } from '@footlight/contract';
import { managedAccountOf } from '../../account-of.js';
import { ApiError } from '../../api-error.js';
import type { Clock } from '../../clock.js';
import type { Caller } from '../../feature.js';
import type { AccountsService } from '../accounts/accounts.service.js';
import type { IdentityProofRepository } from './identity-proof.repository.js';

/** How long a sign-in or a proof opens what changes the ways to sign in (SIGN-121). */
const RECENT_MS = 10 * 60_000;

/** Who holds a session is not always who signed in: what changes the ways to sign in asks for a recent proof. */
export interface IdentityProof {
  /** @throws {ApiError} PROOF_REQUIRED with the ways to prove it, or TOKEN_EXPIRED where the session has ended */
  demand(caller: Caller): Promise<void>;
  /**
   * @returns until when the proof holds
   * @throws {ApiError} INVALID_CURRENT_CREDENTIALS, SIGN_IN_LOCKED or PASSKEY_INVALID
   */
  prove(caller: Caller, proof: BodyOf<'proveIdentity'>): Promise<Date>;
}

export interface IdentityProofDependencies {
  readonly repository: IdentityProofRepository;
  readonly accounts: Pick<AccountsService, 'hasSecret' | 'isSecret'>;
  readonly hasPasskey: (accountId: string) => Promise<boolean>;
  /** @returns the account of the passkey that signed */
  readonly verifyPasskey: (credential: SignedChallenge) => Promise<string>;
  readonly clock: Clock;
}

export const createIdentityProof = (dependencies: IdentityProofDependencies): IdentityProof => {
  const { repository, accounts, hasPasskey, verifyPasskey, clock } = dependencies;

  const methodsOf = async (accountId: string): Promise<ErrorDetails['PROOF_REQUIRED']['methods']> => [
    ...((await accounts.hasSecret(accountId)) ? (['password'] as const) : []),
    ...((await hasPasskey(accountId)) ? (['passkey'] as const) : []),
  ];

  return {
    demand: async (caller) => {
      const accountId = managedAccountOf(caller);
      // A token from before sessions were named: a refresh names it.
      if (caller.sessionId === undefined) throw new ApiError('TOKEN_EXPIRED');
      const provedAt = await repository.provedAt(caller.sessionId, accountId);
      if (provedAt === undefined) throw new ApiError('TOKEN_EXPIRED');
      if (clock.now() - provedAt.getTime() <= RECENT_MS) return;
      throw new ApiError('PROOF_REQUIRED', { details: { methods: await methodsOf(accountId) } });
    },
    prove: async (caller, { secret, credential }) => {
      const accountId = managedAccountOf(caller);
      const { sessionId } = caller;
      if (sessionId === undefined) throw new ApiError('TOKEN_EXPIRED');
      if ((await repository.provedAt(sessionId, accountId)) === undefined)
        throw new ApiError('TOKEN_EXPIRED');
      if (credential !== undefined) {
        if ((await verifyPasskey(credential)) !== accountId) throw new ApiError('PASSKEY_INVALID');
      } else if (!(await accounts.isSecret(accountId, secret ?? '')))
        throw new ApiError('INVALID_CURRENT_CREDENTIALS');
      await repository.prove(sessionId, new Date(clock.now()));
      return new Date(clock.now() + RECENT_MS);
    },
  };
};
