import { randomUUID } from 'node:crypto';
import { LANGUAGES, matchLanguage, translate } from '@footlight/i18n';
import { catalogues } from '@footlight/i18n/catalogues';
import { ApiError } from '../../api-error.js';
import { hashSecret, verifySecret } from '../../auth/passwords.js';
import type { Clock } from '../../clock.js';
import type { Database } from '../../database/database.js';
import type { LockOut } from '../sign-in/lock-out/lock-out.service.js';
import type { AccountRow, AccountsRepository, NewProfileRow } from './accounts.repository.js';

export type { AccountRow } from './accounts.repository.js';

/**
 * An account with the profile its sessions start with: the only one, or null while one of several has yet to be chosen
 * (ACCT-10).
 */
export interface Account {
  readonly id: string;
  /** Null for an account that signs in only through an outside provider which supplied no verified address. */
  readonly email: string | null;
  readonly name: string;
  readonly role: 'viewer' | 'admin';
  readonly profile: { readonly id: string; readonly tp: 'adult' | 'child' } | null;
}

export interface NewAccount {
  readonly email: string;
  readonly secret: string;
  readonly name: string;
  readonly language: string | null;
  /** Further fields of the sign-up form by id; the caller has validated them. */
  readonly fields?: Readonly<Record<string, string>>;
}

/** A person who signs in through an outside provider and has no password here. */
export interface OutsideAccount {
  /** Verified by the provider. */
  readonly email: string | null;
  readonly name: string | null;
  readonly language: string;
}

const COLUMN_OF: Readonly<
  Record<string, 'birthDate' | 'phoneNumber' | 'taxNumber' | 'gender' | 'addressCountry'>
> = {
  birthDate: 'birthDate',
  phoneNumber: 'phoneNumber',
  taxNumber: 'taxNumber',
  gender: 'gender',
  address: 'addressCountry',
};

/** Splits sign-up fields for storage: built-in fields go to their columns, the realm's own to `customFields` by id. */
const storedFields = (fields: Readonly<Record<string, string>>) => {
  const given = Object.entries(fields).filter(([, value]) => value !== '');
  return {
    ...Object.fromEntries(
      given.flatMap(([id, value]) => {
        const column = COLUMN_OF[id];
        return column === undefined ? [] : [[column, value]];
      }),
    ),
    customFields: Object.fromEntries(given.filter(([id]) => COLUMN_OF[id] === undefined)),
  };
};

export interface AccountsService {
  /**
   * @throws {ApiError} INVALID_CREDENTIALS; the response time does not reveal whether the account exists
   * @throws {ApiError} SIGN_IN_LOCKED after too many wrong passwords for the address, whether or not the account exists
   */
  checkSecret(email: string, secret: string): Promise<Account>;
  /** @param profileId the chosen profile, if any */
  byId(id: string, profileId?: string | null): Promise<Account | undefined>;
  /**
   * Whether `secret` is the account's password; false for an account without one, after the same time.
   * @throws {ApiError} SIGN_IN_LOCKED after too many wrong passwords
   */
  isSecret(id: string, secret: string): Promise<boolean>;
  /** Whether the account has a password here. */
  hasSecret(id: string): Promise<boolean>;
  /** @throws {ApiError} ACCOUNT_EXISTS */
  create(account: NewAccount): Promise<Account>;
  /** @throws {ApiError} ACCOUNT_CONFLICT if the address belongs to another account */
  createOutside(account: OutsideAccount): Promise<Account>;
  hasEmail(email: string): Promise<boolean>;
}

const firstProfileOf = ({ id, name }: Pick<AccountRow, 'id' | 'name'>): NewProfileRow => ({
  id: randomUUID(),
  accountId: id,
  name,
  type: 'adult',
  pinHash: null,
  position: 0,
});

const wordForViewer = (language: string): string => {
  const nearest = matchLanguage([language], LANGUAGES) ?? 'en';
  return translate(catalogues[nearest], nearest, 'viewerWithoutName');
};

/** @param onCreate runs in the transaction that creates an account with a password */
export const createAccountsService = (
  repository: AccountsRepository,
  lockOut: Pick<LockOut, 'check' | 'forgive'>,
  clock: Clock,
  onCreate: (db: Database, account: Pick<AccountRow, 'email' | 'language'>) => Promise<void> = () =>
    Promise.resolve(),
): AccountsService => {
  const withProfile = async (
    row: Pick<AccountRow, 'id' | 'email' | 'name' | 'role'>,
    profileId: string | null = null,
  ): Promise<Account> => {
    const profiles = await repository.profilesOf(row.id);
    const profile =
      profiles.find(({ id }) => id === profileId) ?? (profiles.length === 1 ? profiles[0] : undefined);
    return {
      id: row.id,
      email: row.email,
      name: row.name,
      role: row.role,
      profile: profile === undefined ? null : { id: profile.id, tp: profile.type },
    };
  };

  return {
    checkSecret: async (email, secret) => {
      await lockOut.check('signIn', email);
      const row = await repository.byEmail(email.trim());
      const matches = await verifySecret(secret, row?.secretHash ?? null);
      if (row === undefined || !matches) throw new ApiError('INVALID_CREDENTIALS');
      await lockOut.forgive('signIn', email);
      return withProfile(row);
    },
    byId: async (id, profileId) => {
      const row = await repository.byId(id);
      return row === undefined ? undefined : withProfile(row, profileId);
    },
    isSecret: async (id, secret) => {
      await lockOut.check('currentPassword', id);
      const matches = await verifySecret(secret, (await repository.byId(id))?.secretHash ?? null);
      if (matches) await lockOut.forgive('currentPassword', id);
      return matches;
    },
    hasSecret: async (id) => typeof (await repository.byId(id))?.secretHash === 'string',
    hasEmail: async (email) => (await repository.byEmail(email)) !== undefined,
    createOutside: async ({ email, name, language }) => {
      const row = {
        id: randomUUID(),
        email,
        // Every account needs a name: the local part of the address, or a generic word for a viewer.
        name: name ?? email?.split('@')[0] ?? wordForViewer(language),
        role: 'viewer' as const,
        secretHash: null,
        language,
        createdAt: new Date(clock.now()),
      };
      if (!(await repository.add(row, firstProfileOf(row)))) throw new ApiError('ACCOUNT_CONFLICT');
      return withProfile(row);
    },
    create: async ({ email, secret, name, language, fields = {} }) => {
      const row = {
        ...storedFields(fields),
        id: randomUUID(),
        email: email.trim().toLowerCase(),
        name: name.trim(),
        role: 'viewer' as const,
        secretHash: await hashSecret(secret),
        language,
        createdAt: new Date(clock.now()),
      };
      if (!(await repository.add(row, firstProfileOf(row), (db) => onCreate(db, row))))
        throw new ApiError('ACCOUNT_EXISTS');
      return withProfile(row);
    },
  };
};
