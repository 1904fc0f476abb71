import { createHash, randomBytes, randomInt } from 'node:crypto';
import type { AuthTokens, DeviceRequest, ResponseOf } from '@footlight/contract';
import { USER_CODE_LENGTH, USER_CODE_LETTERS, shownUserCode, userCodeOf } from '@footlight/domain';
import { ApiError } from '../../../api-error.js';
import type { LockOut } from '../../../auth/lock-out.service.js';
import type { Clock } from '../../../clock.js';
import type { Database } from '../../../database/database.js';
import type { AccountsService } from '../../account/accounts.service.js';
import { IdentityProofRepository } from '../identity-proof/identity-proof.repository.js';
import type { SessionLocation } from '../session/session-location.js';
import type { SessionService } from '../session/session.service.js';
import { DeviceCodeRepository, type DeviceCodeRow } from './device-code.repository.js';

const VALID_SECONDS = 15 * 60;
const INTERVAL_SECONDS = 5;
/** Added to the interval of a device that polls too often. @see https://www.rfc-editor.org/rfc/rfc8628#section-3.5 */
const SLOWER_SECONDS = 5;
/** Codes drawn until one is free; with a million devices waiting, one in 25,000 is taken. */
const MOST_DRAWS = 5;

const hashed = (deviceCode: string): string => createHash('sha256').update(deviceCode).digest('hex');

const drawUserCode = (): string =>
  Array.from({ length: USER_CODE_LENGTH }, () => USER_CODE_LETTERS[randomInt(USER_CODE_LETTERS.length)]).join(
    '',
  );

export interface DeviceCodesDependencies {
  readonly db: Database;
  /** The services on a transaction. */
  readonly partsOn: (tx: Database) => {
    readonly accounts: Pick<AccountsService, 'byId'>;
    readonly session: Pick<SessionService, 'beginFor'>;
  };
  readonly lockOut: LockOut;
  readonly clock: Clock;
}

/** Codes that a device receives; without the addresses of their page. */
export interface IssuedCodes {
  readonly deviceCode: string;
  readonly userCode: string;
  readonly expiresIn: number;
  readonly interval: number;
}

type DeviceCodeState = ResponseOf<'getDeviceCodeState'>;
type Poll = AuthTokens | 'expired' | 'denied' | 'pending' | 'slow';

/**
 * Signs in devices without a keyboard, which a viewer confirms on another device (RFC 8628).
 * @see docs/rules/sign-in.md SIGN-197 to SIGN-201
 */
export class DeviceCodes {
  readonly #dependencies: DeviceCodesDependencies;
  readonly #repository: DeviceCodeRepository;

  constructor(dependencies: DeviceCodesDependencies) {
    this.#dependencies = dependencies;
    this.#repository = new DeviceCodeRepository(dependencies.db);
  }

  async request(place: SessionLocation): Promise<IssuedCodes> {
    const deviceCode = randomBytes(32).toString('base64url');
    const now = this.#dependencies.clock.now();
    for (let draws = 0; draws < MOST_DRAWS; draws += 1) {
      const userCode = drawUserCode();
      const isAdded = await this.#repository.add({
        ...place,
        deviceCodeHash: hashed(deviceCode),
        userCode,
        intervalSeconds: INTERVAL_SECONDS,
        createdAt: new Date(now),
        expiresAt: new Date(now + VALID_SECONDS * 1000),
      });
      if (isAdded)
        return {
          deviceCode,
          userCode: shownUserCode(userCode),
          expiresIn: VALID_SECONDS,
          interval: INTERVAL_SECONDS,
        };
    }
    throw new ApiError('UNAVAILABLE');
  }

  /**
   * @param place of the device, where its session begins
   * @throws {ApiError} AUTHORIZATION_PENDING, SLOW_DOWN, AUTHORIZATION_DENIED or DEVICE_CODE_EXPIRED
   */
  async exchange(deviceCode: string, place: SessionLocation): Promise<AuthTokens> {
    // Errors are thrown after the transaction, so that the time of the poll is stored.
    const poll = await this.#dependencies.db.transaction((tx) => this.#poll(tx, deviceCode, place));
    if (typeof poll !== 'string') return poll;
    throw new ApiError(
      (
        {
          expired: 'DEVICE_CODE_EXPIRED',
          denied: 'AUTHORIZATION_DENIED',
          pending: 'AUTHORIZATION_PENDING',
          slow: 'SLOW_DOWN',
        } as const
      )[poll],
    );
  }

  /** What the viewer has answered; polls too often lengthen the interval, as those of `exchange` do. */
  state(deviceCode: string): Promise<DeviceCodeState> {
    return this.#dependencies.db.transaction(async (tx) => {
      const repository = new DeviceCodeRepository(tx);
      const row = await repository.lock(hashed(deviceCode));
      const now = this.#dependencies.clock.now();
      if (row === undefined || row.expiresAt.getTime() <= now)
        return { state: 'expired', interval: INTERVAL_SECONDS };
      if (row.answeredAt === null) {
        const { interval } = await this.#wait(repository, row, now);
        return { state: 'pending', interval };
      }
      return { state: row.accountId === null ? 'denied' : 'allowed', interval: row.intervalSeconds };
    });
  }

  /** @throws {ApiError} USER_CODE_INVALID, or RATE_LIMITED after too many codes of one account */
  async find(accountId: string, typed: string): Promise<DeviceRequest> {
    const userCode = await this.#tried(accountId, typed);
    const row = await this.#repository.waiting(userCode, new Date(this.#dependencies.clock.now()));
    if (row === undefined) throw new ApiError('USER_CODE_INVALID');
    return this.#shown(row);
  }

  /**
   * Signs in the device to the account, or refuses it.
   * @throws {ApiError} as `find`
   */
  async answer(accountId: string, typed: string, allow: boolean): Promise<void> {
    const userCode = await this.#tried(accountId, typed);
    const now = new Date(this.#dependencies.clock.now());
    if (!(await this.#repository.answer(userCode, allow ? accountId : null, now)))
      throw new ApiError('USER_CODE_INVALID');
  }

  clean(): Promise<void> {
    return this.#repository.clean(new Date(this.#dependencies.clock.now()));
  }

  async #poll(tx: Database, deviceCode: string, place: SessionLocation): Promise<Poll> {
    const repository = new DeviceCodeRepository(tx);
    const now = this.#dependencies.clock.now();
    const row = await repository.lock(hashed(deviceCode));
    if (row === undefined) return 'expired';
    const { deviceCodeHash, accountId, answeredAt, expiresAt } = row;
    if (answeredAt === null && expiresAt.getTime() > now)
      return (await this.#wait(repository, row, now)).isEarly ? 'slow' : 'pending';
    await repository.drop(deviceCodeHash);
    if (expiresAt.getTime() <= now) return 'expired';
    if (accountId === null) return 'denied';
    const { accounts, session } = this.#dependencies.partsOn(tx);
    const account = await accounts.byId(accountId);
    if (account === undefined) return 'expired';
    const { tokens, familyId } = await session.beginFor(account, place);
    // Whoever holds the device has proved nothing: a change of the ways to sign in asks for a proof first (SIGN-121).
    await new IdentityProofRepository(tx).prove(familyId, new Date(0), false);
    return tokens;
  }

  /** Stores the time of a poll. @returns whether it was early, and the interval from now on, in seconds */
  async #wait(
    repository: DeviceCodeRepository,
    { deviceCodeHash, polledAt, intervalSeconds }: DeviceCodeRow,
    now: number,
  ): Promise<{ readonly isEarly: boolean; readonly interval: number }> {
    const isEarly = polledAt !== null && now - polledAt.getTime() < intervalSeconds * 1000;
    const interval = intervalSeconds + (isEarly ? SLOWER_SECONDS : 0);
    await repository.polled(deviceCodeHash, { polledAt: new Date(now), intervalSeconds: interval });
    return { isEarly, interval };
  }

  #shown({ userCode, device, browser, system, country, createdAt, expiresAt }: DeviceCodeRow): DeviceRequest {
    return {
      userCode: shownUserCode(userCode),
      device,
      browser,
      system,
      country,
      requestedAt: createdAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
    };
  }

  /** Counts the attempt at a code. @returns its letters */
  async #tried(accountId: string, typed: string): Promise<string> {
    const retryAfterSeconds = await this.#dependencies.lockOut.attempt('userCode', accountId);
    if (retryAfterSeconds !== null)
      throw new ApiError('RATE_LIMITED', {
        headers: { 'retry-after': String(retryAfterSeconds) },
        details: { retryAfterSeconds },
      });
    const userCode = userCodeOf(typed);
    if (userCode === null) throw new ApiError('USER_CODE_INVALID');
    return userCode;
  }
}
