import { randomUUID } from 'node:crypto';
import { LANGUAGES, matchLanguage, translate } from '@footlight/i18n';
import { catalogues } from '@footlight/i18n/catalogues';
import { ApiError } from '../../api-error.js';
import { hashSecret, verifySecret } from '../../auth/passwords.js';
import type { Clock } from '../../clock.js';
import type { AccountRow, AccountsRepository, ProfileRow } from './accounts.repository.js';

/** An account with the profile that its sessions begin with. */
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
}

/** Somebody whom an outside provider signs in, and who has no password here. */
export interface OutsideAccount {
  /** Verified by the provider. */
  readonly email: string | null;
  readonly name: string | null;
  readonly language: string;
}

export interface AccountsService {
  /** @throws {ApiError} INVALID_CREDENTIALS, in the same time whether or not the account exists */
  checkSecret(email: string, secret: string): Promise<Account>;
  byId(id: string): Promise<Account | undefined>;
  /** @throws {ApiError} ACCOUNT_EXISTS */
  create(account: NewAccount): Promise<Account>;
  /** @throws {ApiError} ACCOUNT_CONFLICT where the address is another account's */
  createOutside(account: OutsideAccount): Promise<Account>;
  hasEmail(email: string): Promise<boolean>;
}

const firstProfileOf = ({ id, name }: AccountRow): ProfileRow => ({
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

export const createAccountsService = (repository: AccountsRepository, clock: Clock): AccountsService => {
  const withProfile = async (row: AccountRow): Promise<Account> => {
    const profile = await repository.firstProfile(row.id);
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
      const row = await repository.byEmail(email.trim());
      const matches = await verifySecret(secret, row?.secretHash ?? null);
      if (row === undefined || !matches) throw new ApiError('INVALID_CREDENTIALS');
      return withProfile(row);
    },
    byId: async (id) => {
      const row = await repository.byId(id);
      return row === undefined ? undefined : withProfile(row);
    },
    hasEmail: async (email) => (await repository.byEmail(email)) !== undefined,
    createOutside: async ({ email, name, language }) => {
      const row: AccountRow = {
        id: randomUUID(),
        email,
        // Nobody is shown without a name: what stands before the @, else the product's word for a viewer.
        name: name ?? email?.split('@')[0] ?? wordForViewer(language),
        role: 'viewer',
        secretHash: null,
        language,
        createdAt: new Date(clock.now()),
      };
      if (!(await repository.add(row, firstProfileOf(row)))) throw new ApiError('ACCOUNT_CONFLICT');
      return withProfile(row);
    },
    create: async ({ email, secret, name, language }) => {
      const row: AccountRow = {
        id: randomUUID(),
        email: email.trim().toLowerCase(),
        name: name.trim(),
        role: 'viewer',
        secretHash: await hashSecret(secret),
        language,
        createdAt: new Date(clock.now()),
      };
      if (!(await repository.add(row, firstProfileOf(row)))) throw new ApiError('ACCOUNT_EXISTS');
      return withProfile(row);
    },
  };
};
