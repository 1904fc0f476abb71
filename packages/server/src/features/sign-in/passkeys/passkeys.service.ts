import { randomUUID } from 'node:crypto';
import type { BodyOf, Passkey, ResponseOf } from '@footlight/contract';
import { accountOf } from '../../../http/requests/account-of.js';
import { ApiError } from '../../../api-error.js';
import type { Clock } from '../../../clock.js';
import type { Caller } from '../../../feature.js';
import type { AccountsService } from '../../account/accounts.service.js';
import type { PasskeyCeremonies } from './passkey-ceremonies.js';
import type { PasskeyRow, PasskeysRepository } from './passkeys.repository.js';

/** Maximum number of passkeys per account. */
const MOST = 20;

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

/** Passkeys of the caller's account. */
export class PasskeysService {
  readonly #dependencies: PasskeysDependencies;

  /** @see docs/rules/sign-in.md SIGN-117, SIGN-119, SIGN-120 */
  constructor(dependencies: PasskeysDependencies) {
    this.#dependencies = dependencies;
  }

  async list(caller: Caller): Promise<Passkey[]> {
    return (await this.#dependencies.repository.ofAccount(accountOf(caller))).map(shown);
  }

  /** @throws {ApiError} PASSKEY_LIMIT_REACHED */
  async begin(caller: Caller): Promise<ResponseOf<'createPasskeyRegistration'>['options']> {
    const accountId = accountOf(caller);
    const account = await this.#dependencies.accounts.byId(accountId);
    if (account === undefined) throw new ApiError('TOKEN_INVALID');
    const existing = await this.#dependencies.repository.ofAccount(accountId);
    if (existing.length >= MOST) throw full();
    const { name } = account;
    return this.#dependencies.ceremonies.registrationOptions(
      { accountId, name: account.email ?? name, displayName: name },
      existing,
    );
  }

  /** @throws {ApiError} PASSKEY_INVALID, PASSKEY_LIMIT_REACHED */
  async add(caller: Caller, { name, credential }: BodyOf<'addPasskey'>): Promise<Passkey> {
    const accountId = accountOf(caller);
    const verified = await this.#dependencies.ceremonies.verifyRegistration(accountId, credential);
    const row: PasskeyRow = {
      ...verified,
      id: randomUUID(),
      accountId,
      name: name.trim(),
      createdAt: new Date(this.#dependencies.clock.now()),
      lastUsedAt: null,
    };
    const outcome = await this.#dependencies.repository.add(row, MOST);
    if (outcome === 'full') throw full();
    if (outcome === 'taken') throw new ApiError('PASSKEY_INVALID');
    return shown(row);
  }

  /** @throws {ApiError} PASSKEY_NOT_FOUND */
  async rename(caller: Caller, id: string, name: string): Promise<Passkey> {
    const renamed = await this.#dependencies.repository.rename(accountOf(caller), id, name.trim());
    if (renamed === undefined) throw new ApiError('PASSKEY_NOT_FOUND');
    return shown(renamed);
  }

  /**
   * @throws {ApiError} PASSKEY_NOT_FOUND, or LAST_PROVIDER if it is the account's only way to sign in
   */
  async remove(caller: Caller, id: string): Promise<void> {
    const outcome = await this.#dependencies.repository.remove(
      accountOf(caller),
      id,
      this.#dependencies.magicLink,
    );
    if (outcome === 'unknown') throw new ApiError('PASSKEY_NOT_FOUND');
    if (outcome === 'last') throw new ApiError('LAST_PROVIDER');
  }
}
