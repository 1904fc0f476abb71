import type { BodyOf, Call, ErrorDetails, SignedChallenge } from '@footlight/contract';
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
  readonly hasCode: (accountId: string) => Promise<boolean>;
  /** Consumes a code of two-step sign-in. @throws {ApiError} SECOND_FACTOR_INVALID */
  readonly verifyCode: (accountId: string, code: string) => Promise<void>;
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
   * @param kind `secondFactor`: only a code or a passkey counts, and a sign-in does not
   * @returns the time until which the last proof is valid
   * @throws {ApiError} PROOF_REQUIRED with the available methods, SECOND_FACTOR_MISSING if there is none, or
   *   TOKEN_EXPIRED if the session has ended
   */
  async demand(caller: Caller, kind: NonNullable<Call['recentProof']> = true): Promise<Date> {
    const accountId = accountOf(caller);
    // Tokens issued before the session id was introduced lack it; a refresh adds it.
    if (caller.sessionId === undefined) throw new ApiError('TOKEN_EXPIRED');
    const proved = await this.#dependencies.repository.provedAt(caller.sessionId, accountId);
    if (proved === undefined) throw new ApiError('TOKEN_EXPIRED');
    const at = kind === 'secondFactor' ? proved.factorAt : proved.at;
    const until = (at?.getTime() ?? -Infinity) + RECENT_MS;
    if (this.#dependencies.clock.now() <= until) return new Date(until);
    const methods = await (kind === 'secondFactor' ? this.#factorsOf(accountId) : this.#methodsOf(accountId));
    if (kind === 'secondFactor' && methods.length === 0) throw new ApiError('SECOND_FACTOR_MISSING');
    throw new ApiError('PROOF_REQUIRED', { details: { methods } });
  }

  /**
   * @returns the time until which the proof is valid
   * @throws {ApiError} INVALID_CURRENT_CREDENTIALS, SIGN_IN_LOCKED, SECOND_FACTOR_INVALID or PASSKEY_INVALID
   */
  async prove(caller: Caller, { secret, credential, code }: BodyOf<'proveIdentity'>): Promise<Date> {
    const accountId = accountOf(caller);
    const { sessionId } = caller;
    if (sessionId === undefined) throw new ApiError('TOKEN_EXPIRED');
    if ((await this.#dependencies.repository.provedAt(sessionId, accountId)) === undefined)
      throw new ApiError('TOKEN_EXPIRED');
    if (credential !== undefined) {
      if ((await this.#dependencies.verifyPasskey(credential)) !== accountId)
        throw new ApiError('PASSKEY_INVALID');
    } else if (code !== undefined) await this.#dependencies.verifyCode(accountId, code);
    else if (!(await this.#dependencies.accounts.isSecret(accountId, secret ?? '')))
      throw new ApiError('INVALID_CURRENT_CREDENTIALS');
    // A passkey verifies the person on the device, so it is a second factor of its own.
    await this.#dependencies.repository.prove(
      sessionId,
      new Date(this.#dependencies.clock.now()),
      credential !== undefined || code !== undefined,
    );
    return new Date(this.#dependencies.clock.now() + RECENT_MS);
  }

  async #factorsOf(accountId: string): Promise<ErrorDetails['PROOF_REQUIRED']['methods']> {
    return [
      ...((await this.#dependencies.hasCode(accountId)) ? (['code'] as const) : []),
      ...((await this.#dependencies.hasPasskey(accountId)) ? (['passkey'] as const) : []),
    ];
  }

  async #methodsOf(accountId: string): Promise<ErrorDetails['PROOF_REQUIRED']['methods']> {
    return [
      ...((await this.#dependencies.accounts.hasSecret(accountId)) ? (['password'] as const) : []),
      ...((await this.#dependencies.hasPasskey(accountId)) ? (['passkey'] as const) : []),
    ];
  }
}
