import type { BodyOf, ErrorDetails, SignedChallenge } from '@footlight/contract';
import { accountOf } from '../../../http/requests/account-of.js';
import { ApiError } from '../../../api-error.js';
import type { Clock } from '../../../clock.js';
import type { Caller } from '../../../feature.js';
import type { AccountsService } from '../../account/accounts.service.js';
import type { IdentityProofRepository } from './identity-proof.repository.js';

/** How long a sign-in or a proof allows changes to the ways to sign in, in milliseconds (SIGN-121). */
const RECENT_MS = 10 * 60_000;

export interface IdentityProofDependencies {
  readonly repository: IdentityProofRepository;
  readonly accounts: Pick<AccountsService, 'hasSecret' | 'isSecret'>;
  readonly hasPasskey: (accountId: string) => Promise<boolean>;
  /** @returns the account of the passkey that signed the challenge */
  readonly verifyPasskey: (credential: SignedChallenge) => Promise<string>;
  readonly clock: Clock;
}

/**
 * Guards changes to the ways to sign in with a recent proof of identity, because the holder of a session is not
 * necessarily the person who signed in.
 */
export class IdentityProof {
  readonly #dependencies: IdentityProofDependencies;

  constructor(dependencies: IdentityProofDependencies) {
    this.#dependencies = dependencies;
  }

  /**
   * @returns the time until which the last proof is valid
   * @throws {ApiError} PROOF_REQUIRED with the available methods, or TOKEN_EXPIRED if the session has ended
   */
  async demand(caller: Caller): Promise<Date> {
    const accountId = accountOf(caller);
    // Tokens issued before the session id was introduced lack it; a refresh adds it.
    if (caller.sessionId === undefined) throw new ApiError('TOKEN_EXPIRED');
    const provedAt = await this.#dependencies.repository.provedAt(caller.sessionId, accountId);
    if (provedAt === undefined) throw new ApiError('TOKEN_EXPIRED');
    const until = provedAt.getTime() + RECENT_MS;
    if (this.#dependencies.clock.now() <= until) return new Date(until);
    throw new ApiError('PROOF_REQUIRED', { details: { methods: await this.#methodsOf(accountId) } });
  }

  /**
   * @returns the time until which the proof is valid
   * @throws {ApiError} INVALID_CURRENT_CREDENTIALS, SIGN_IN_LOCKED or PASSKEY_INVALID
   */
  async prove(caller: Caller, { secret, credential }: BodyOf<'proveIdentity'>): Promise<Date> {
    const accountId = accountOf(caller);
    const { sessionId } = caller;
    if (sessionId === undefined) throw new ApiError('TOKEN_EXPIRED');
    if ((await this.#dependencies.repository.provedAt(sessionId, accountId)) === undefined)
      throw new ApiError('TOKEN_EXPIRED');
    if (credential !== undefined) {
      if ((await this.#dependencies.verifyPasskey(credential)) !== accountId)
        throw new ApiError('PASSKEY_INVALID');
    } else if (!(await this.#dependencies.accounts.isSecret(accountId, secret ?? '')))
      throw new ApiError('INVALID_CURRENT_CREDENTIALS');
    await this.#dependencies.repository.prove(sessionId, new Date(this.#dependencies.clock.now()));
    return new Date(this.#dependencies.clock.now() + RECENT_MS);
  }

  async #methodsOf(accountId: string): Promise<ErrorDetails['PROOF_REQUIRED']['methods']> {
    return [
      ...((await this.#dependencies.accounts.hasSecret(accountId)) ? (['password'] as const) : []),
      ...((await this.#dependencies.hasPasskey(accountId)) ? (['passkey'] as const) : []),
    ];
  }
}
