import { createHash } from 'node:crypto';
import { ApiError } from '../../api-error.js';
import type { Clock } from '../../clock.js';
import type { LockOutRepository } from './lock-out.repository.js';

/** Attempts at one secret in a quarter of an hour, whoever makes them (SIGN-110, SIGN-115). */
const MOST = { signIn: 10, currentPassword: 10, code: 5 } as const;
const PERIOD_MS = 15 * 60_000;

/** What is guessed at. */
export type GuessedSecret = keyof typeof MOST;

/**
 * Attempts at a secret of one account, counted in the database and so by all processes together. An attempt is counted
 * before it is judged: of many at once no more are judged than of many in a row.
 */
export interface LockOut {
  /** @returns seconds until an attempt is judged again; null where this one is to be judged */
  attempt(secret: GuessedSecret, of: string): Promise<number | null>;
  /** @throws {ApiError} SIGN_IN_LOCKED where the attempt is not to be judged */
  check(secret: GuessedSecret, of: string): Promise<void>;
  /** Begins to count anew, after an attempt that was right. */
  forgive(secret: GuessedSecret, of: string): Promise<void>;
  clean(): Promise<void>;
}

/** The table tells nobody which addresses were tried. */
const keyOf = (secret: GuessedSecret, of: string): string =>
  `${secret}:${createHash('sha256').update(of.trim().toLowerCase()).digest('hex')}`;

export const createLockOut = (repository: LockOutRepository, clock: Clock): LockOut => {
  const attempt: LockOut['attempt'] = async (secret, of) => {
    const now = clock.now();
    const { attempts, endsAt } = await repository.count(
      keyOf(secret, of),
      new Date(now),
      new Date(now + PERIOD_MS),
    );
    return attempts <= MOST[secret] ? null : Math.max(1, Math.ceil((endsAt.getTime() - now) / 1000));
  };
  return {
    attempt,
    check: async (secret, of) => {
      const retryAfterSeconds = await attempt(secret, of);
      if (retryAfterSeconds === null) return;
      throw new ApiError('SIGN_IN_LOCKED', {
        headers: { 'retry-after': String(retryAfterSeconds) },
        details: { retryAfterSeconds },
      });
    },
    forgive: (secret, of) => repository.drop(keyOf(secret, of)),
    clean: () => repository.clean(new Date(clock.now())),
  };
};
