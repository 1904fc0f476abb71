import { randomUUID } from 'node:crypto';
import { ApiError } from '../../api-error.js';
import { hashSecret, verifySecret } from '../../auth/passwords.js';
import type { Clock } from '../../clock.js';
import type { Database } from '../../database/database.js';
import type { AccountRow, AccountsRepository } from './accounts.repository.js';

export type { AccountRow } from './accounts.repository.js';

/** An account with the profile that its sessions begin with. */
export interface Account {
  readonly id: string;
  readonly email: string;
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

export interface AccountsService {
  /** @throws {ApiError} INVALID_CREDENTIALS, in the same time whether or not the account exists */
  checkSecret(email: string, secret: string): Promise<Account>;
  byId(id: string): Promise<Account | undefined>;
  /** @throws {ApiError} ACCOUNT_EXISTS */
  create(account: NewAccount): Promise<Account>;
}

/** @param onCreate runs in the transaction that makes an account */
export const createAccountsService = (
  repository: AccountsRepository,
  clock: Clock,
  onCreate: (db: Database, account: AccountRow) => Promise<void> = () => Promise.resolve(),
): AccountsService => {
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
      const profile = {
        id: randomUUID(),
        accountId: row.id,
        name: row.name,
        type: 'adult',
        pinHash: null,
        position: 0,
      } as const;
      if (!(await repository.add(row, profile, (db) => onCreate(db, row))))
        throw new ApiError('ACCOUNT_EXISTS');
      return withProfile(row);
    },
  };
};
