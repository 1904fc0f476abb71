import { createHash } from 'node:crypto';
import { ApiError } from '../api-error.js';
import type { Clock } from '../clock.js';
import type { LockOutRepository } from './lock-out.repository.js';

/** Maximum attempts at one secret in a quarter of an hour (SIGN-110, SIGN-115, SIGN-163, SIGN-199). */
const MOST = {
  /** From one network; otherwise anybody could lock the owner out. */
  signIn: 10,
  /** From all networks together. */
  signInAnywhere: 100,
  currentPassword: 10,
  code: 5,
  /** Codes of devices; each one that is confirmed is tried twice. */
  userCode: 20,
  /** Addresses of existing accounts that one network may find by signing up. */
  takenAddress: 5,
} as const;
const PERIOD_MS = 15 * 60_000;

/** The kinds of secrets whose attempts are limited. */
export type GuessedSecret = keyof typeof MOST;

const hashed = (text: string): string => createHash('sha256').update(text.trim().toLowerCase()).digest('hex');

/** Hashed, so that the table does not reveal which addresses were tried, and from where. */
const keyOf = (secret: GuessedSecret, of: string, from?: string): string =>
  `${secret}:${hashed(of)}${from === undefined ? '' : `:${hashed(from)}`}`;

const secondsUntil = (moment: Date, now: number): number =>
  Math.max(1, Math.ceil((moment.getTime() - now) / 1000));

/**
 * Limits the attempts at an account's secret, counted in the database across all processes. An attempt is counted
 * before it is verified, so that concurrent attempts cannot exceed the limit.
 */
export class LockOut {
  readonly #repository: LockOutRepository;
  readonly #clock: Clock;
  /** @returns seconds until attempts are accepted again; null if this one is accepted */
  readonly attempt: (secret: GuessedSecret, of: string, from?: string) => Promise<number | null>;

  constructor(repository: LockOutRepository, clock: Clock) {
    this.#repository = repository;
    this.#clock = clock;
    this.attempt = async (secret, of, from) => {
      const now = clock.now();
      const { attempts, endsAt } = await repository.count(
        keyOf(secret, of, from),
        new Date(now),
        new Date(now + PERIOD_MS),
      );
      return attempts <= MOST[secret] ? null : secondsUntil(endsAt, now);
    };
  }

  /** @throws {ApiError} SIGN_IN_LOCKED if the attempt is not accepted */
  async check(secret: GuessedSecret, of: string): Promise<void> {
    this.#refuseFor(await this.attempt(secret, of));
  }

  /**
   * Counts an attempt at an account's password from a network.
   * @throws {ApiError} SIGN_IN_LOCKED if the attempt is not accepted
   */
  async checkSignIn(of: string, network: string): Promise<void> {
    this.#refuseFor(await this.attempt('signIn', of, network));
    this.#refuseFor(await this.attempt('signInAnywhere', of));
  }

  /** Resets the count after a correct attempt. */
  forgive(secret: GuessedSecret, of: string): Promise<void> {
    return this.#repository.drop(keyOf(secret, of));
  }

  /**
   * Resets the count of a network after a correct password.
   * @param network all networks if it is not given, after another proof of the account
   */
  async forgiveSignIn(of: string, network?: string): Promise<void> {
    if (network === undefined) await this.#repository.dropAll(keyOf('signIn', of));
    else await this.#repository.drop(keyOf('signIn', of, network));
    await this.#repository.drop(keyOf('signInAnywhere', of));
  }

  /** @returns seconds until attempts are accepted again, without an attempt; null if one would be accepted */
  async heldFor(secret: GuessedSecret, of: string): Promise<number | null> {
    const now = this.#clock.now();
    const counted = await this.#repository.read(keyOf(secret, of), new Date(now));
    return counted === undefined || counted.attempts < MOST[secret]
      ? null
      : secondsUntil(counted.endsAt, now);
  }

  clean(): Promise<void> {
    return this.#repository.clean(new Date(this.#clock.now()));
  }

  #refuseFor(retryAfterSeconds: number | null): void {
    if (retryAfterSeconds === null) return;
    throw new ApiError('SIGN_IN_LOCKED', {
      headers: { 'retry-after': String(retryAfterSeconds) },
      details: { retryAfterSeconds },
    });
  }
}
