import { randomUUID } from 'node:crypto';
import type { BodyOf, Passkey, ReplyOf } from '@footlight/contract';
import { accountOf } from '../../../account-of.js';
import { ApiError } from '../../../api-error.js';
import type { Clock } from '../../../clock.js';
import type { Caller } from '../../../feature.js';
import type { AccountsService } from '../../account/accounts.service.js';
import type { PasskeyCeremonies } from './passkey-ceremonies.js';
import type { PasskeyRow, PasskeysRepository } from './passkeys.repository.js';

/** Maximum number of passkeys per account. */
const MOST = 20;

/** Passkeys of the caller's account. */
export interface PasskeysService {
  list(caller: Caller): Promise<Passkey[]>;
  /** @throws {ApiError} PASSKEY_LIMIT_REACHED */
  begin(caller: Caller): Promise<ReplyOf<'createPasskeyRegistration'>['options']>;
  /** @throws {ApiError} PASSKEY_INVALID, PASSKEY_LIMIT_REACHED */
  add(caller: Caller, body: BodyOf<'addPasskey'>): Promise<Passkey>;
  /** @throws {ApiError} PASSKEY_NOT_FOUND */
  rename(caller: Caller, id: string, name: string): Promise<Passkey>;
  /**
   * @throws {ApiError} PASSKEY_NOT_FOUND, or LAST_PROVIDER if it is the account's only way to sign in
   */
  remove(caller: Caller, id: string): Promise<void>;
}

export interface PasskeysDependencies {
  readonly repository: PasskeysRepository;
  readonly ceremonies: PasskeyCeremonies;
  readonly accounts: Pick<AccountsService, 'byId'>;
  /** Whether sign-in by an e-mailed link is enabled. */
  readonly magicLink: boolean;
  readonly clock: Clock;
}

const shown = ({ id, name, createdAt, lastUsedAt, synced }: PasskeyRow): Passkey => ({
  id,
  name,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
  synced,
});

const full = (): ApiError => new ApiError('PASSKEY_LIMIT_REACHED', { details: { limit: MOST } });

/** @see docs/rules/sign-in.md SIGN-117, SIGN-119, SIGN-120 */
export const createPasskeysService = (dependencies: PasskeysDependencies): PasskeysService => {
  const { repository, ceremonies, accounts, magicLink, clock } = dependencies;

  return {
    list: async (caller) => (await repository.ofAccount(accountOf(caller))).map(shown),
    begin: async (caller) => {
      const accountId = accountOf(caller);
      const account = await accounts.byId(accountId);
      if (account === undefined) throw new ApiError('TOKEN_INVALID');
      const existing = await repository.ofAccount(accountId);
      if (existing.length >= MOST) throw full();
      const { name } = account;
      return ceremonies.registrationOptions(
        { accountId, name: account.email ?? name, displayName: name },
        existing,
      );
    },
    add: async (caller, { name, credential }) => {
      const accountId = accountOf(caller);
      const verified = await ceremonies.verifyRegistration(accountId, credential);
      const row: PasskeyRow = {
        ...verified,
        id: randomUUID(),
        accountId,
        name: name.trim(),
        createdAt: new Date(clock.now()),
        lastUsedAt: null,
      };
      const outcome = await repository.add(row, MOST);
      if (outcome === 'full') throw full();
      if (outcome === 'taken') throw new ApiError('PASSKEY_INVALID');
      return shown(row);
    },
    rename: async (caller, id, name) => {
      const renamed = await repository.rename(accountOf(caller), id, name.trim());
      if (renamed === undefined) throw new ApiError('PASSKEY_NOT_FOUND');
      return shown(renamed);
    },
    remove: async (caller, id) => {
      const outcome = await repository.remove(accountOf(caller), id, magicLink);
      if (outcome === 'unknown') throw new ApiError('PASSKEY_NOT_FOUND');
      if (outcome === 'last') throw new ApiError('LAST_PROVIDER');
    },
  };
};
