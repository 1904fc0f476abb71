import { randomUUID } from 'node:crypto';
import { AVATARS, type AuthTokens, type BodyOf, type Profile, type ResponseOf } from '@footlight/contract';
import { profileEntry } from '@footlight/domain';
import { accountOf } from '../../../http/requests/account-of.js';
import { ApiError } from '../../../api-error.js';
import { hashSecret, verifySecret } from '../../../auth/passwords.js';
import type { Clock } from '../../../clock.js';
import type { Caller } from '../../../feature.js';
import type { Realm } from '../../../realm/load-realm.js';
import type { AccountsService } from '../accounts.service.js';
import type { ProfileRow, ProfilesRepository } from './profiles.repository.js';

/** Consecutive wrong PINs before a profile is locked (ACCT-13). */
const MOST_FAILURES = 5;
const LOCKED_MS = 15 * 60_000;

export interface ProfilesDependencies {
  readonly repository: ProfilesRepository;
  readonly accounts: Pick<AccountsService, 'isSecret' | 'hasSecret'>;
  /** Continues the caller's session with a profile. */
  readonly enterProfile: (caller: Caller, profile: NonNullable<Caller['profile']>) => Promise<AuthTokens>;
  readonly realm: Pick<Realm, 'account'>;
  readonly clock: Clock;
}

const shown = (row: ProfileRow, caller: Caller, hasPassword: boolean): Profile => ({
  id: row.id,
  name: row.name,
  type: row.type,
  hasPin: row.pinHash !== null,
  avatar: row.avatar,
  ageLimit: row.type === 'child' ? row.ageLimit : null,
  current: row.id === caller.profile?.id,
  entry: profileEntry({ id: row.id, type: row.type, hasPin: row.pinHash !== null }, caller.profile, {
    hasPassword,
    isImpersonated: caller.impersonation !== undefined,
  }),
});

/** Profiles of an account, and the one a session uses. */
export class ProfilesService {
  readonly #dependencies: ProfilesDependencies;
  readonly #limit;

  constructor(dependencies: ProfilesDependencies) {
    this.#dependencies = dependencies;
    this.#limit = dependencies.realm.account.profilesMax;
  }

  async list(caller: Caller): Promise<ResponseOf<'listProfiles'>> {
    const accountId = accountOf(caller);
    const hasPassword = await this.#dependencies.accounts.hasSecret(accountId);
    const rows = await this.#dependencies.repository.of(accountId);
    return { profiles: rows.map((row) => shown(row, caller, hasPassword)), limit: this.#limit };
  }

  /** @throws {ApiError} PROFILE_LIMIT_REACHED */
  async create(
    caller: Caller,
    { name, type, pin, avatar, ageLimit }: BodyOf<'createProfile'>,
  ): Promise<Profile> {
    const accountId = accountOf(caller);
    const existing = await this.#dependencies.repository.of(accountId);
    const profile = {
      id: randomUUID(),
      name: name.trim(),
      type,
      avatar: avatar ?? AVATARS.find((one) => existing.every((other) => other.avatar !== one)) ?? AVATARS[0],
      pinHash: pin === undefined ? null : await hashSecret(pin),
      ...(ageLimit === undefined ? {} : { ageLimit }),
    };
    const row = await this.#dependencies.repository.add(accountId, profile, this.#limit);
    if (row === undefined) throw new ApiError('PROFILE_LIMIT_REACHED', { details: { limit: this.#limit } });
    return this.#shownTo(row, caller);
  }

  /** @throws {ApiError} PROFILE_NOT_FOUND */
  async save(
    caller: Caller,
    id: string,
    { name, pin, avatar, ageLimit }: BodyOf<'saveProfile'>,
  ): Promise<Profile> {
    const changes = {
      ...(name === undefined ? {} : { name: name.trim() }),
      ...(avatar === undefined ? {} : { avatar }),
      ...(ageLimit === undefined ? {} : { ageLimit }),
      ...(pin === undefined ? {} : { pinHash: pin === null ? null : await hashSecret(pin) }),
    };
    const accountId = accountOf(caller);
    const row =
      Object.keys(changes).length === 0
        ? (await this.#dependencies.repository.of(accountId)).find((one) => one.id === id)
        : await this.#dependencies.repository.save(accountId, id, changes);
    if (row === undefined) throw new ApiError('PROFILE_NOT_FOUND');
    return this.#shownTo(row, caller);
  }

  /** @throws {ApiError} PROFILE_NOT_FOUND, or CONFLICT for the caller's own profile and the last adult profile */
  async remove(caller: Caller, id: string): Promise<void> {
    const accountId = accountOf(caller);
    if (!(await this.#dependencies.repository.of(accountId)).some((row) => row.id === id))
      throw new ApiError('PROFILE_NOT_FOUND');
    if (caller.profile?.id === id) throw new ApiError('CONFLICT');
    if (!(await this.#dependencies.repository.remove(accountId, id))) throw new ApiError('CONFLICT');
  }

  /** @throws {ApiError} PROFILE_NOT_FOUND, PIN_INVALID or PIN_LOCKED */
  async enter(caller: Caller, id: string, proof: BodyOf<'switchProfile'>): Promise<AuthTokens> {
    const row = (await this.#dependencies.repository.of(accountOf(caller))).find((one) => one.id === id);
    if (row === undefined) throw new ApiError('PROFILE_NOT_FOUND');
    await this.#checkProof(row, (await this.#shownTo(row, caller)).entry, proof);
    return this.#dependencies.enterProfile(caller, { id: row.id, tp: row.type });
  }

  async #shownTo(row: ProfileRow, caller: Caller): Promise<Profile> {
    return shown(row, caller, await this.#dependencies.accounts.hasSecret(row.accountId));
  }

  async #checkProof(
    row: ProfileRow,
    entry: Profile['entry'],
    { pin = '', secret = '' }: BodyOf<'switchProfile'>,
  ): Promise<void> {
    if (entry === 'open') return;
    if (entry === 'signIn') throw new ApiError('FORBIDDEN');
    const lockedMs = (row.pinLockedUntil?.getTime() ?? 0) - this.#dependencies.clock.now();
    if (lockedMs > 0) {
      const retryAfterSeconds = Math.ceil(lockedMs / 1000);
      throw new ApiError('PIN_LOCKED', {
        details: { retryAfterSeconds },
        headers: { 'retry-after': String(retryAfterSeconds) },
      });
    }
    // The account's password works instead of a forgotten PIN.
    const isRight =
      secret !== ''
        ? await this.#dependencies.accounts.isSecret(row.accountId, secret)
        : entry === 'pin' && (await verifySecret(pin, row.pinHash));
    if (isRight) {
      await this.#dependencies.repository.clearFailures(row.id);
      return;
    }
    await this.#dependencies.repository.countWrongPin(
      row.id,
      MOST_FAILURES,
      new Date(this.#dependencies.clock.now() + LOCKED_MS),
    );
    throw new ApiError('PIN_INVALID');
  }
}
