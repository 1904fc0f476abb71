import { randomUUID } from 'node:crypto';
import { LANGUAGES, matchLanguage, translate } from '@footlight/i18n';
import { catalogues } from '@footlight/i18n/catalogues';
import { ApiError } from '../../api-error.js';
import { hashSecret, verifySecret } from '../../auth/passwords.js';
import type { Clock } from '../../clock.js';
import type { Database } from '../../database/database.js';
import type { LockOut } from '../lock-out/lock-out.service.js';
import type { AccountRow, AccountsRepository, NewProfileRow } from './accounts.repository.js';

export type { AccountRow } from './accounts.repository.js';

/**
 * An account with the profile that its sessions begin with: its only one; null where one of several is still to be
 * chosen (ACCT-10).
 */
export interface Account {
  readonly id: string;
  /** Null where only an outside provider signs the person in, which told no verified address. */
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
  /** What the sign-up form asked for beside, by field id; checked by whoever asked. */
  readonly fields?: Readonly<Record<string, string>>;
}

/** Somebody whom an outside provider signs in, and who has no password here. */
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

/** Fields of a sign-up as an account keeps them: those of the product in columns, the realm's own by id. */
const keptFields = (fields: Readonly<Record<string, string>>) => {
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
   * @throws {ApiError} INVALID_CREDENTIALS, in the same time whether or not the account exists; SIGN_IN_LOCKED after too
   *   many wrong passwords for the address, whether or not the account exists
   */
  checkSecret(email: string, secret: string): Promise<Account>;
  /** @param profileId of the profile that was chosen, if one was */
  byId(id: string, profileId?: string | null): Promise<Account | undefined>;
  /**
   * Whether it is the account's password; false for an account without one. Takes as long either way.
   * @throws {ApiError} SIGN_IN_LOCKED after too many wrong ones
   */
  isSecret(id: string, secret: string): Promise<boolean>;
  /** Whether it signs in with a password of the product's own. */
  hasSecret(id: string): Promise<boolean>;
  /** @throws {ApiError} ACCOUNT_EXISTS */
  create(account: NewAccount): Promise<Account>;
  /** @throws {ApiError} ACCOUNT_CONFLICT where the address is another account's */
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

/** @param onCreate runs in the transaction that makes an account with a password */
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
        // Nobody is shown without a name: what stands before the @, else the product's word for a viewer.
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
        ...keptFields(fields),
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
