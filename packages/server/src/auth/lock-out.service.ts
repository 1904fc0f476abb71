import { createHash } from 'node:crypto';
import { ApiError } from '../api-error.js';
import type { Clock } from '../clock.js';
import type { LockOutRepository } from './lock-out.repository.js';

/** Maximum attempts at one secret in a quarter of an hour, from all clients together (SIGN-110, SIGN-115). */
const MOST = { signIn: 10, currentPassword: 10, code: 5 } as const;
const PERIOD_MS = 15 * 60_000;

/** The kinds of secrets whose attempts are limited. */
export type GuessedSecret = keyof typeof MOST;

/** Hashed, so that the table does not reveal which addresses were tried. */
const keyOf = (secret: GuessedSecret, of: string): string =>
  `${secret}:${createHash('sha256').update(of.trim().toLowerCase()).digest('hex')}`;

/**
 * Limits the attempts at an account's secret, counted in the database across all processes. An attempt is counted
 * before it is verified, so that concurrent attempts cannot exceed the limit.
 */
export class LockOut {
  readonly #repository: LockOutRepository;
  readonly #clock: Clock;
  /** @returns seconds until attempts are accepted again; null if this one is accepted */
  readonly attempt: (secret: GuessedSecret, of: string) => Promise<number | null>;

  constructor(repository: LockOutRepository, clock: Clock) {
    this.#repository = repository;
    this.#clock = clock;
    this.attempt = async (secret, of) => {
      const now = clock.now();
      const { attempts, endsAt } = await repository.count(
        keyOf(secret, of),
        new Date(now),
        new Date(now + PERIOD_MS),
      );
      return attempts <= MOST[secret] ? null : Math.max(1, Math.ceil((endsAt.getTime() - now) / 1000));
    };
  }

  /** @throws {ApiError} SIGN_IN_LOCKED if the attempt is not accepted */
  async check(secret: GuessedSecret, of: string): Promise<void> {
    const retryAfterSeconds = await this.attempt(secret, of);
    if (retryAfterSeconds === null) return;
    throw new ApiError('SIGN_IN_LOCKED', {
      headers: { 'retry-after': String(retryAfterSeconds) },
      details: { retryAfterSeconds },
    });
  }

  /** Resets the count after a correct attempt. */
  forgive(secret: GuessedSecret, of: string): Promise<void> {
    return this.#repository.drop(keyOf(secret, of));
  }

  clean(): Promise<void> {
    return this.#repository.clean(new Date(this.#clock.now()));
  }
}
