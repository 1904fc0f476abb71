import type { SecondFactor } from '@footlight/contract';
import { ApiError } from '../../../api-error.js';
import { newSingleUseToken, singleUseHash } from '../../../auth/single-use-token.js';
import type { Clock } from '../../../clock.js';
import type { PostSecurityMail } from '../../../mail/post-security-mail.js';
import type { LockOut } from '../lock-out/lock-out.service.js';
import { newRecoveryCodes, recoveryHash } from './recovery-codes.js';
import type { FactorChanges, FactorRow, SecondFactorRepository } from './second-factor.repository.js';
import type { TimeCodes } from './time-codes.js';

/** Lifetime of a challenge, in seconds (SIGN-113). */
const CHALLENGE_SECONDS = 300;

/** Two-step sign-in: a code of an authenticator app or a recovery code, in addition to the first proof. */
export interface SecondFactorService {
  status(accountId: string): Promise<Omit<SecondFactor, 'needsPassword'>>;
  /** @throws {ApiError} SECOND_FACTOR_ENABLED */
  enrol(accountId: string, label: string): Promise<{ secret: string; otpauthUri: string }>;
  /** @throws {ApiError} SECOND_FACTOR_INVALID, SECOND_FACTOR_ENABLED */
  confirm(accountId: string, code: string): Promise<readonly string[]>;
  /** @throws {ApiError} SECOND_FACTOR_INVALID */
  disable(accountId: string, code: string): Promise<void>;
  /** @throws {ApiError} SECOND_FACTOR_INVALID */
  renewCodes(accountId: string, code: string): Promise<readonly string[]>;
  /**
   * Passes for accounts without a second factor.
   * @throws {ApiError} SECOND_FACTOR_REQUIRED with a challenge for the others
   */
  demand(accountId: string): Promise<void>;
  /**
   * Verifies a challenge and a code, and consumes both.
   * @returns id of the account that signs in
   * @throws {ApiError} SECOND_FACTOR_INVALID for every failure
   */
  redeem(challenge: string, code: string): Promise<string>;
  clean(): Promise<void>;
}

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

/** @see docs/rules/sign-in.md SIGN-111, SIGN-112, SIGN-113, SIGN-114, SIGN-115 */
export const createSecondFactorService = (dependencies: SecondFactorDependencies): SecondFactorService => {
  const { repository, codes, lockOut, post, key, clock } = dependencies;
  const now = (): Date => new Date(clock.now());
  const refused = (): ApiError => new ApiError('SECOND_FACTOR_INVALID');

  /** Accepts an app code, once per time step, or a recovery code, once. */
  const take = async (
    accountId: string,
    code: string,
    factor: FactorRow | undefined,
    changes: FactorChanges,
  ): Promise<boolean> => {
    const step = await codes.stepOf(code, accountId, factor?.sealedSecret ?? null, clock.now());
    const hash = recoveryHash(accountId, code, key);
    if (factor === undefined) return false;
    if (step === null) return factor.confirmedAt !== null && changes.useRecoveryCode(hash);
    if (step <= factor.lastStep) return false;
    await changes.setStep(step);
    return true;
  };

  /** Verifies a code under the account's lock-out and runs `open` in the same transaction. */
  const withCode = async <T>(
    accountId: string,
    code: string,
    open: (changes: FactorChanges, factor: FactorRow) => Promise<T | undefined>,
  ): Promise<T> => {
    const isLocked = (await lockOut.attempt('code', accountId)) !== null;
    const opened = await repository.withFactor(accountId, async (factor, changes) => {
      if (isLocked) {
        // Verified only to take the same time; the result is ignored.
        await codes.stepOf(code, accountId, factor?.sealedSecret ?? null, clock.now());
        throw refused();
      }
      const isTaken = await take(accountId, code, factor, changes);
      const done = isTaken && factor !== undefined ? await open(changes, factor) : undefined;
      // Thrown inside the transaction: the roll-back keeps a code that had no effect unused.
      if (done === undefined) throw refused();
      return done;
    });
    await lockOut.forgive('code', accountId);
    return opened;
  };

  const giveCodes = async (accountId: string, changes: FactorChanges): Promise<readonly string[]> => {
    const given = newRecoveryCodes();
    await changes.replaceRecoveryCodes(given.map((code) => recoveryHash(accountId, code, key)));
    return given;
  };

  return {
    status: async (accountId) => {
      const confirmedAt = (await repository.of(accountId))?.confirmedAt ?? null;
      return {
        enabled: confirmedAt !== null,
        enabledAt: confirmedAt?.toISOString() ?? null,
        recoveryCodesLeft: confirmedAt === null ? 0 : await repository.codesLeft(accountId),
      };
    },
    enrol: async (accountId, label) => {
      const secret = codes.newSecret();
      const isEnrolled = await repository.enrol(accountId, codes.sealed(accountId, secret), now());
      if (!isEnrolled) throw new ApiError('SECOND_FACTOR_ENABLED');
      return { secret, otpauthUri: codes.uri(secret, label) };
    },
    confirm: async (accountId, code) => {
      const found = await repository.of(accountId);
      if (found?.confirmedAt != null) throw new ApiError('SECOND_FACTOR_ENABLED');
      return withCode(accountId, code, async (changes, factor) => {
        if (factor.confirmedAt !== null) return undefined;
        await changes.confirm(now());
        await post(changes.db, accountId, 'two-step-on');
        return giveCodes(accountId, changes);
      });
    },
    disable: async (accountId, code) => {
      await withCode(accountId, code, async (changes, { confirmedAt }) => {
        await changes.remove();
        if (confirmedAt !== null) await post(changes.db, accountId, 'two-step-off');
        return true;
      });
    },
    renewCodes: (accountId, code) =>
      withCode(accountId, code, async (changes, { confirmedAt }) =>
        confirmedAt === null ? undefined : giveCodes(accountId, changes),
      ),
    demand: async (accountId) => {
      const factor = await repository.of(accountId);
      if (factor?.confirmedAt == null) return;
      const challenge = newSingleUseToken();
      await repository.addChallenge({
        hash: singleUseHash(challenge),
        accountId,
        expiresAt: new Date(clock.now() + CHALLENGE_SECONDS * 1000),
      });
      throw new ApiError('SECOND_FACTOR_REQUIRED', {
        details: { challenge, expiresInSeconds: CHALLENGE_SECONDS },
      });
    },
    redeem: async (challenge, code) => {
      const hash = singleUseHash(challenge);
      const accountId = (await repository.challenged(hash, now())) ?? NOBODY;
      return withCode(accountId === NOBODY ? `${NOBODY} ${hash}` : accountId, code, async (changes) =>
        (await changes.useChallenge(hash, now())) ? accountId : undefined,
      );
    },
    clean: () => repository.clean(now()),
  };
};
