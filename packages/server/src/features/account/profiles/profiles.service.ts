import { randomUUID } from 'node:crypto';
import { AVATARS, type AuthTokens, type BodyOf, type Profile, type ReplyOf } from '@footlight/contract';
import { profileEntry } from '@footlight/domain';
import { accountOf } from '../../../account-of.js';
import { ApiError } from '../../../api-error.js';
import { hashSecret, verifySecret } from '../../../auth/passwords.js';
import type { Clock } from '../../../clock.js';
import type { Caller } from '../../../feature.js';
import type { Realm } from '../../../realm/load-realm.js';
import type { AccountsService } from '../accounts.service.js';
import type { SessionService } from '../../sign-in/session/session.service.js';
import type { ProfileRow, ProfilesRepository } from './profiles.repository.js';

/** Consecutive wrong PINs before a profile is locked (ACCT-13). */
const MOST_FAILURES = 5;
const LOCKED_MS = 15 * 60_000;

/** Profiles of an account, and the one a session uses. */
export interface ProfilesService {
  list(caller: Caller): Promise<ReplyOf<'listProfiles'>>;
  /** @throws {ApiError} PROFILE_LIMIT_REACHED */
  create(caller: Caller, body: BodyOf<'createProfile'>): Promise<Profile>;
  /** @throws {ApiError} PROFILE_NOT_FOUND */
  save(caller: Caller, id: string, body: BodyOf<'saveProfile'>): Promise<Profile>;
  /** @throws {ApiError} PROFILE_NOT_FOUND, or CONFLICT for the caller's own profile and the last adult profile */
  remove(caller: Caller, id: string): Promise<void>;
  /** @throws {ApiError} PROFILE_NOT_FOUND, PIN_INVALID or PIN_LOCKED */
  enter(caller: Caller, id: string, proof: BodyOf<'switchProfile'>): Promise<AuthTokens>;
}

export interface ProfilesDependencies {
  readonly repository: ProfilesRepository;
  readonly accounts: Pick<AccountsService, 'isSecret' | 'hasSecret'>;
  readonly session: Pick<SessionService, 'enterProfile'>;
  readonly realm: Pick<Realm, 'account'>;
  readonly clock: Clock;
}

export const createProfilesService = (dependencies: ProfilesDependencies): ProfilesService => {
  const { repository, accounts, session, realm, clock } = dependencies;
  const limit = realm.account.profilesMax;

  const shown = (row: ProfileRow, caller: Caller, hasPassword: boolean): Profile => ({
    id: row.id,
    name: row.name,
    type: row.type,
    hasPin: row.pinHash !== null,
    avatar: row.avatar,
    current: row.id === caller.profile?.id,
    entry: profileEntry({ id: row.id, type: row.type, hasPin: row.pinHash !== null }, caller.profile, {
      hasPassword,
      isImpersonated: caller.impersonation !== undefined,
    }),
  });
  const shownTo = async (row: ProfileRow, caller: Caller): Promise<Profile> =>
    shown(row, caller, await accounts.hasSecret(row.accountId));

  const checkProof = async (
    row: ProfileRow,
    entry: Profile['entry'],
    { pin = '', secret = '' }: BodyOf<'switchProfile'>,
  ): Promise<void> => {
    if (entry === 'open') return;
    if (entry === 'signIn') throw new ApiError('FORBIDDEN');
    const lockedMs = (row.pinLockedUntil?.getTime() ?? 0) - clock.now();
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
        ? await accounts.isSecret(row.accountId, secret)
        : entry === 'pin' && (await verifySecret(pin, row.pinHash));
    if (isRight) {
      await repository.clearFailures(row.id);
      return;
    }
    await repository.countFailure(row.id, MOST_FAILURES, new Date(clock.now() + LOCKED_MS));
    throw new ApiError('PIN_INVALID');
  };

  return {
    list: async (caller) => {
      const accountId = accountOf(caller);
      const hasPassword = await accounts.hasSecret(accountId);
      const rows = await repository.of(accountId);
      return { profiles: rows.map((row) => shown(row, caller, hasPassword)), limit };
    },
    create: async (caller, { name, type, pin, avatar }) => {
      const accountId = accountOf(caller);
      const existing = await repository.of(accountId);
      const profile = {
        id: randomUUID(),
        name: name.trim(),
        type,
        avatar:
          avatar ?? AVATARS.find((one) => existing.every((other) => other.avatar !== one)) ?? AVATARS[0],
        pinHash: pin === undefined ? null : await hashSecret(pin),
      };
      const row = await repository.add(accountId, profile, limit);
      if (row === undefined) throw new ApiError('PROFILE_LIMIT_REACHED', { details: { limit } });
      return shownTo(row, caller);
    },
    save: async (caller, id, { name, pin, avatar }) => {
      const changes = {
        ...(name === undefined ? {} : { name: name.trim() }),
        ...(avatar === undefined ? {} : { avatar }),
        ...(pin === undefined ? {} : { pinHash: pin === null ? null : await hashSecret(pin) }),
      };
      const accountId = accountOf(caller);
      const row =
        Object.keys(changes).length === 0
          ? (await repository.of(accountId)).find((one) => one.id === id)
          : await repository.save(accountId, id, changes);
      if (row === undefined) throw new ApiError('PROFILE_NOT_FOUND');
      return shownTo(row, caller);
    },
    remove: async (caller, id) => {
      const accountId = accountOf(caller);
      if (!(await repository.of(accountId)).some((row) => row.id === id))
        throw new ApiError('PROFILE_NOT_FOUND');
      if (caller.profile?.id === id) throw new ApiError('CONFLICT');
      if (!(await repository.remove(accountId, id))) throw new ApiError('CONFLICT');
    },
    enter: async (caller, id, proof) => {
      const row = (await repository.of(accountOf(caller))).find((one) => one.id === id);
      if (row === undefined) throw new ApiError('PROFILE_NOT_FOUND');
      await checkProof(row, (await shownTo(row, caller)).entry, proof);
      return session.enterProfile(caller, { id: row.id, tp: row.type });
    },
  };
};
