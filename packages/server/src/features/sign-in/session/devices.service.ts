import type { AccountSession } from '@footlight/contract';
import { ApiError } from '../../../api-error.js';
import type { Clock } from '../../../clock.js';
import type { DeviceRow, DevicesRepository } from './devices.repository.js';

const shownDevice = ({ createdAt, seenAt, ...row }: DeviceRow): Omit<AccountSession, 'current'> => ({
  ...row,
  signedInAt: createdAt.toISOString(),
  seenAt: seenAt.toISOString(),
});

/** Devices on which an account is signed in, and signing them out (ACCT-15, ACCT-16). */
export class DevicesService {
  readonly #repository: DevicesRepository;
  readonly #clock: Clock;

  constructor(repository: DevicesRepository, clock: Clock) {
    this.#repository = repository;
    this.#clock = clock;
  }

  /** Usable sessions, most recently used first. */
  async of(accountId: string): Promise<Omit<AccountSession, 'current'>[]> {
    return (await this.#repository.of(accountId, this.#now())).map(shownDevice);
  }

  /** @throws {ApiError} SESSION_NOT_FOUND */
  async rename(accountId: string, sessionId: string, name: string | null): Promise<void> {
    if (!(await this.#repository.rename(accountId, sessionId, name))) throw new ApiError('SESSION_NOT_FOUND');
  }

  /** @throws {ApiError} SESSION_NOT_FOUND */
  async end(accountId: string, sessionId: string): Promise<void> {
    if (!(await this.#repository.end(accountId, sessionId, this.#now())))
      throw new ApiError('SESSION_NOT_FOUND');
  }

  /** Ends all sessions except one. */
  endOthers(accountId: string, sessionId: string): Promise<void> {
    return this.#repository.endOthers(accountId, sessionId, this.#now());
  }

  #now(): Date {
    return new Date(this.#clock.now());
  }
}
