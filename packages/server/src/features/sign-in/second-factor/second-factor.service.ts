import type { SecondFactor } from '@footlight/contract';
import { ApiError } from '../../../api-error.js';
import { newSingleUseToken, singleUseHash } from '../../../auth/single-use-token.js';
import type { Clock } from '../../../clock.js';
import type { PostSecurityMail } from '../../../mail/post-security-mail.js';
import type { LockOut } from '../../../auth/lock-out.service.js';
import { newRecoveryCodes, recoveryHash } from './recovery-codes.js';
import type { FactorChanges, FactorRow, SecondFactorRepository } from './second-factor.repository.js';
import type { TimeCodes } from './time-codes.js';

/** Lifetime of a challenge, in seconds (SIGN-113). */
const CHALLENGE_SECONDS = 300;

export interface SecondFactorDependencies {
  readonly repository: SecondFactorRepository;
  readonly codes: TimeCodes;
  readonly lockOut: Pick<LockOut, 'attempt' | 'forgive'>;
  readonly post: PostSecurityMail;
  /** Key of the HMAC over recovery codes. */
  readonly key: Uint8Array;
  readonly clock: Clock;
}

/** Placeholder account for an unknown challenge, so that its check does the same work. */
const NOBODY = 'nobody';

const refused = (): ApiError => new ApiError('SECOND_FACTOR_INVALID');

/** Two-step sign-in: a code of an authenticator app or a recovery code, in addition to the first proof. */
export class SecondFactorService {
  readonly #dependencies: SecondFactorDependencies;

  /** @see docs/rules/sign-in.md SIGN-111, SIGN-112, SIGN-113, SIGN-114, SIGN-115 */
  constructor(dependencies: SecondFactorDependencies) {
    this.#dependencies = dependencies;
  }

  async status(accountId: string): Promise<Omit<SecondFactor, 'needsPassword'>> {
    const confirmedAt = (await this.#dependencies.repository.of(accountId))?.confirmedAt ?? null;
    return {
      enabled: confirmedAt !== null,
      enabledAt: confirmedAt?.toISOString() ?? null,
      recoveryCodesLeft: confirmedAt === null ? 0 : await this.#dependencies.repository.codesLeft(accountId),
    };
  }

  /** @throws {ApiError} SECOND_FACTOR_ENABLED */
  async enrol(accountId: string, label: string): Promise<{ secret: string; otpauthUri: string }> {
    const secret = this.#dependencies.codes.newSecret();
    const isEnrolled = await this.#dependencies.repository.enrol(
      accountId,
      this.#dependencies.codes.sealed(accountId, secret),
      this.#now(),
    );
    if (!isEnrolled) throw new ApiError('SECOND_FACTOR_ENABLED');
    return { secret, otpauthUri: this.#dependencies.codes.uri(secret, label) };
  }

  /** @throws {ApiError} SECOND_FACTOR_INVALID, SECOND_FACTOR_ENABLED */
  async confirm(accountId: string, code: string): Promise<readonly string[]> {
    const found = await this.#dependencies.repository.of(accountId);
    if (found?.confirmedAt != null) throw new ApiError('SECOND_FACTOR_ENABLED');
    return this.#withCode(accountId, code, async (changes, factor) => {
      if (factor.confirmedAt !== null) return undefined;
      await changes.confirm(this.#now());
      await this.#dependencies.post(changes.db, accountId, 'two-step-on');
      return this.#giveCodes(accountId, changes);
    });
  }

  /** @throws {ApiError} SECOND_FACTOR_INVALID */
  async disable(accountId: string, code: string): Promise<void> {
    await this.#withCode(accountId, code, async (changes, { confirmedAt }) => {
      await changes.remove();
      if (confirmedAt !== null) await this.#dependencies.post(changes.db, accountId, 'two-step-off');
      return true;
    });
  }

  /** @throws {ApiError} SECOND_FACTOR_INVALID */
  renewCodes(accountId: string, code: string): Promise<readonly string[]> {
    return this.#withCode(accountId, code, async (changes, { confirmedAt }) =>
      confirmedAt === null ? undefined : this.#giveCodes(accountId, changes),
    );
  }

  /**
   * Consumes a code.
   * @throws {ApiError} SECOND_FACTOR_INVALID, also for an account without two-step sign-in
   */
  async verify(accountId: string, code: string): Promise<void> {
    await this.#withCode(accountId, code, (_changes, { confirmedAt }) =>
      Promise.resolve(confirmedAt === null ? undefined : true),
    );
  }

  /**
   * Passes for accounts without a second factor.
   * @throws {ApiError} SECOND_FACTOR_REQUIRED with a challenge for the others
   */
  async demand(accountId: string): Promise<void> {
    const factor = await this.#dependencies.repository.of(accountId);
    if (factor?.confirmedAt == null) return;
    const challenge = newSingleUseToken();
    await this.#dependencies.repository.addChallenge({
      hash: singleUseHash(challenge),
      accountId,
      expiresAt: new Date(this.#dependencies.clock.now() + CHALLENGE_SECONDS * 1000),
    });
    throw new ApiError('SECOND_FACTOR_REQUIRED', {
      details: { challenge, expiresInSeconds: CHALLENGE_SECONDS },
    });
  }

  /**
   * Verifies a challenge and a code, and consumes both.
   * @returns id of the account that signs in
   * @throws {ApiError} SECOND_FACTOR_INVALID for every failure
   */
  async redeem(challenge: string, code: string): Promise<string> {
    const hash = singleUseHash(challenge);
    const accountId = (await this.#dependencies.repository.challenged(hash, this.#now())) ?? NOBODY;
    return this.#withCode(accountId === NOBODY ? `${NOBODY} ${hash}` : accountId, code, async (changes) =>
      (await changes.useChallenge(hash, this.#now())) ? accountId : undefined,
    );
  }

  clean(): Promise<void> {
    return this.#dependencies.repository.clean(this.#now());
  }

  #now(): Date {
    return new Date(this.#dependencies.clock.now());
  }

  /** Accepts an app code, once per time step, or a recovery code, once. */
  async #take(
    accountId: string,
    code: string,
    factor: FactorRow | undefined,
    changes: FactorChanges,
  ): Promise<boolean> {
    const step = await this.#dependencies.codes.stepOf(
      code,
      accountId,
      factor?.sealedSecret ?? null,
      this.#dependencies.clock.now(),
    );
    const hash = recoveryHash(accountId, code, this.#dependencies.key);
    if (factor === undefined) return false;
    if (step === null) return factor.confirmedAt !== null && changes.useRecoveryCode(hash);
    if (step <= factor.lastStep) return false;
    await changes.setStep(step);
    return true;
  }

  /** Verifies a code under the account's lock-out and runs `open` in the same transaction. */
  async #withCode<T>(
    accountId: string,
    code: string,
    open: (changes: FactorChanges, factor: FactorRow) => Promise<T | undefined>,
  ): Promise<T> {
    const isLocked = (await this.#dependencies.lockOut.attempt('code', accountId)) !== null;
    const opened = await this.#dependencies.repository.withFactor(accountId, async (factor, changes) => {
      if (isLocked) {
        // Verified only to take the same time; the result is ignored.
        await this.#dependencies.codes.stepOf(
          code,
          accountId,
          factor?.sealedSecret ?? null,
          this.#dependencies.clock.now(),
        );
        throw refused();
      }
      const isTaken = await this.#take(accountId, code, factor, changes);
      const done = isTaken && factor !== undefined ? await open(changes, factor) : undefined;
      // Thrown inside the transaction: the roll-back keeps a code that had no effect unused.
      if (done === undefined) throw refused();
      return done;
    });
    await this.#dependencies.lockOut.forgive('code', accountId);
    return opened;
  }

  async #giveCodes(accountId: string, changes: FactorChanges): Promise<readonly string[]> {
    const given = newRecoveryCodes();
    await changes.replaceRecoveryCodes(
      given.map((code) => recoveryHash(accountId, code, this.#dependencies.key)),
    );
    return given;
  }
}
