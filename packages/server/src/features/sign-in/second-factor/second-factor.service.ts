import type { SecondFactor } from '@footlight/contract';
import { ApiError } from '../../../api-error.js';
import { newSingleUseToken, singleUseHash } from '../../../auth/single-use-token.js';
import type { Clock } from '../../../clock.js';
import { writeAudit } from '../../../database/audit-log.js';
import { AddresseesRepository } from '../../../mail/addressees.repository.js';
import type { PostMail } from '../../../mail/post-mail.js';
import type { PostSecurityMail } from '../../../mail/post-security-mail.js';
import type { LockOut } from '../../../auth/lock-out.service.js';
import { newRecoveryCodes, recoveryHash } from './recovery-codes.js';
import type {
  FactorChanges,
  FactorRemoval,
  FactorRow,
  SecondFactorRepository,
} from './second-factor.repository.js';
import type { TimeCodes } from './time-codes.js';

/** Lifetime of a challenge, in seconds (SIGN-113). */
const CHALLENGE_SECONDS = 300;
const HOUR_MS = 3_600_000;

export interface SecondFactorDependencies {
  readonly repository: SecondFactorRepository;
  readonly codes: TimeCodes;
  readonly lockOut: Pick<LockOut, 'attempt' | 'forgive'>;
  readonly post: PostSecurityMail;
  /** Key of the HMAC over recovery codes. */
  readonly key: Uint8Array;
  readonly postMail: PostMail;
  /** How long the owner can stop an administrator from removing the factor. */
  readonly removalHours: number;
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
    const factor = await this.#inForce(accountId);
    const confirmedAt = factor?.confirmedAt ?? null;
    return {
      enabled: confirmedAt !== null,
      enabledAt: confirmedAt?.toISOString() ?? null,
      removedAt: factor?.removedAt?.toISOString() ?? null,
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
    const factor = await this.#inForce(accountId);
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
    return this.#withCode(
      accountId === NOBODY ? `${NOBODY} ${hash}` : accountId,
      code,
      async (changes, factor) => {
        if (!(await changes.useChallenge(hash, this.#now()))) return undefined;
        // Whoever signs in with the factor has not lost it.
        if (factor.removedAt !== null) await this.#saveRemoval(changes, accountId, accountId, null);
        return accountId;
      },
    );
  }

  /** The account of a challenge that was given; undefined if it is not valid. */
  challenged(challenge: string): Promise<string | undefined> {
    return this.#dependencies.repository.challenged(singleUseHash(challenge), this.#now());
  }

  /**
   * Has the factor removed after a waiting period, and tells the owner by mail.
   * @returns when it is removed
   * @throws {ApiError} CONFLICT if the account has no factor, or no address
   */
  requestRemoval(
    accountId: string,
    { adminId, reason }: { readonly adminId: string; readonly reason: string },
  ): Promise<Date> {
    return this.#dependencies.repository.withFactor(accountId, async (factor, changes) => {
      if (factor?.confirmedAt == null) throw new ApiError('CONFLICT');
      // A repeated request does not postpone or hasten it.
      if (factor.removedAt !== null) return factor.removedAt;
      const owner = (await new AddresseesRepository(changes.db).of([accountId])).get(accountId);
      if (owner?.email == null) throw new ApiError('CONFLICT');
      const removedAt = new Date(this.#dependencies.clock.now() + this.#dependencies.removalHours * HOUR_MS);
      await this.#saveRemoval(changes, accountId, adminId, { removedAt, requestedBy: adminId }, reason);
      await this.#dependencies.postMail(changes.db, {
        kind: 'factor-removal',
        recipient: owner.email,
        language: owner.language,
        details: { at: removedAt.toISOString() },
      });
      return removedAt;
    });
  }

  /** @throws {ApiError} CONFLICT if no removal was requested */
  cancelRemoval(accountId: string, actorId: string): Promise<void> {
    return this.#dependencies.repository.withFactor(accountId, async (factor, changes) => {
      if (factor?.removedAt == null) throw new ApiError('CONFLICT');
      await this.#saveRemoval(changes, accountId, actorId, null);
    });
  }

  async clean(): Promise<void> {
    for (const accountId of await this.#dependencies.repository.dueRemovals(this.#now()))
      await this.#inForce(accountId);
    await this.#dependencies.repository.clean(this.#now());
  }

  /** The account's factor, after removing one whose waiting period is over. */
  async #inForce(accountId: string): Promise<FactorRow | undefined> {
    const found = await this.#dependencies.repository.of(accountId);
    if (found?.removedAt == null || found.removedAt > this.#now()) return found;
    return this.#dependencies.repository.withFactor(accountId, async (factor, changes) => {
      if (factor?.removedAt == null || factor.removedAt > this.#now()) return factor;
      await changes.remove();
      const { removalRequestedBy: actorId } = factor;
      await writeAudit(changes.db, { at: this.#now(), action: 'factorRemoved', actorId, accountId });
      await this.#dependencies.post(changes.db, accountId, 'two-step-off');
      return undefined;
    });
  }

  async #saveRemoval(
    changes: FactorChanges,
    accountId: string,
    actorId: string,
    removal: FactorRemoval | null,
    reason?: string,
  ): Promise<void> {
    await changes.saveRemoval(removal);
    await writeAudit(changes.db, {
      at: this.#now(),
      action: removal === null ? 'factorRemovalCancelled' : 'factorRemovalRequested',
      actorId,
      accountId,
      ...(reason === undefined ? {} : { details: { reason } }),
    });
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
