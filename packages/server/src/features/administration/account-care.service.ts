import type { QueryOf, ResponseOf } from '@footlight/contract';
import { ApiError } from '../../api-error.js';
import type { Clock } from '../../clock.js';
import type { Database } from '../../database/database.js';
import type { PostMail } from '../../mail/post-mail.js';
import type { Realm } from '../../realm/load-realm.js';
import type { SecondFactorService } from '../sign-in/second-factor/second-factor.service.js';
import type { SignInEventsService } from '../sign-in/sign-in-events/sign-in-events.service.js';
import type { AccountCareRepository, CaredFor, CareEntry } from './account-care.repository.js';

export interface AccountCareDependencies {
  readonly repository: AccountCareRepository;
  /** Ends an account's sessions, in a transaction. */
  readonly endSessions: (tx: Database, accountId: string, at: Date) => Promise<void>;
  /** Ends what an account plays, in a transaction: the addresses of its streams end with it. */
  readonly endScreens: (tx: Database, accountId: string) => Promise<void>;
  /** Deletes what waits to become a session or a link of an account: codes of devices, and proofs of providers. */
  readonly dropPending: (tx: Database, accountId: string) => Promise<void>;
  /** Makes the subscriptions of an account due that waited for the end of its suspension. */
  readonly lookAgain: (tx: Database, accountId: string, at: Date) => Promise<void>;
  readonly saveSuspension: (
    tx: Database,
    accountId: string,
    suspension: { readonly since: Date; readonly reason: string } | null,
  ) => Promise<void>;
  readonly factors: Pick<SecondFactorService, 'requestRemoval' | 'cancelRemoval'>;
  readonly signIns: Pick<SignInEventsService, 'list' | 'figures'>;
  readonly post: PostMail;
  readonly realm: Pick<Realm, 'signIn' | 'mail'>;
  readonly clock: Clock;
}

/**
 * What administrators do for, or against, an account: suspend it, sign it out, help its owner to sign in again, and see how
 * it was signed in to. All of it is logged.
 * @see docs/rules/account.md ACCT-42, ACCT-43, ACCT-44, ACCT-45, ACCT-46, ACCT-50
 */
export class AccountCareService {
  readonly #dependencies: AccountCareDependencies;

  constructor(dependencies: AccountCareDependencies) {
    this.#dependencies = dependencies;
  }

  /** @throws {ApiError} FORBIDDEN for an administrator's account, ACCOUNT_NOT_FOUND */
  suspend(adminId: string, id: string, reason: string): Promise<void> {
    return this.#change(adminId, id, async (account, tx) => {
      if (account.role === 'admin') throw new ApiError('FORBIDDEN');
      if (account.suspendedAt !== null) return undefined;
      const { saveSuspension, endSessions, endScreens, dropPending } = this.#dependencies;
      await saveSuspension(tx, id, { since: this.#now(), reason });
      await endSessions(tx, id, this.#now());
      await endScreens(tx, id);
      await dropPending(tx, id);
      await this.#tell(tx, account, 'account-suspended');
      return { action: 'accountSuspended', details: { reason } };
    });
  }

  /** @throws {ApiError} ACCOUNT_NOT_FOUND */
  resume(adminId: string, id: string): Promise<void> {
    return this.#change(adminId, id, async (account, tx) => {
      if (account.suspendedAt === null) return undefined;
      await this.#dependencies.saveSuspension(tx, id, null);
      await this.#dependencies.lookAgain(tx, id, this.#now());
      await this.#tell(tx, account, 'account-resumed');
      return { action: 'accountResumed' };
    });
  }

  /** @throws {ApiError} ACCOUNT_NOT_FOUND */
  endSessions(adminId: string, id: string): Promise<void> {
    return this.#change(adminId, id, async (_account, tx) => {
      await this.#dependencies.endSessions(tx, id, this.#now());
      await this.#dependencies.endScreens(tx, id);
      return { action: 'sessionsEnded' };
    });
  }

  /** @throws {ApiError} PROVIDER_NOT_CONFIGURED, CONFLICT without an address, ACCOUNT_NOT_FOUND */
  sendReset(adminId: string, id: string): Promise<void> {
    return this.#change(adminId, id, async (account, tx) => {
      const { realm } = this.#dependencies;
      if (realm.mail === null || !realm.signIn.passwordReset) throw new ApiError('PROVIDER_NOT_CONFIGURED');
      if (account.email === null) throw new ApiError('CONFLICT');
      await this.#tell(tx, account, 'password-reset');
      return { action: 'passwordResetSent' };
    });
  }

  /** @throws {ApiError} CONFLICT without a second factor or an address, ACCOUNT_NOT_FOUND */
  async requestFactorRemoval(
    adminId: string,
    id: string,
    reason: string,
  ): Promise<ResponseOf<'requestFactorRemoval'>> {
    await this.#find(adminId, id);
    const removedAt = await this.#dependencies.factors.requestRemoval(id, { adminId, reason });
    return { removedAt: removedAt.toISOString() };
  }

  /** @throws {ApiError} CONFLICT if no removal was requested, ACCOUNT_NOT_FOUND */
  async cancelFactorRemoval(adminId: string, id: string): Promise<void> {
    await this.#find(adminId, id);
    await this.#dependencies.factors.cancelRemoval(id, adminId);
  }

  /** @throws {ApiError} ACCOUNT_NOT_FOUND */
  async signIns(
    adminId: string,
    id: string,
    query: QueryOf<'listAccountSignIns'>,
  ): Promise<ResponseOf<'listAccountSignIns'>> {
    await this.#find(adminId, id);
    return this.#dependencies.signIns.list(id, query);
  }

  async figures(adminId: string, days: number): Promise<ResponseOf<'getSignInFigures'>> {
    await this.#checkAdmin(adminId);
    return this.#dependencies.signIns.figures(days);
  }

  async #find(adminId: string, id: string): Promise<void> {
    await this.#checkAdmin(adminId);
    if ((await this.#dependencies.repository.role(id)) === undefined) throw new ApiError('ACCOUNT_NOT_FOUND');
  }

  /** The role is read again: an access token can outlive the role it was issued for. */
  async #checkAdmin(id: string): Promise<void> {
    if ((await this.#dependencies.repository.role(id)) !== 'admin') throw new ApiError('FORBIDDEN');
  }

  async #change(
    adminId: string,
    id: string,
    work: (account: CaredFor, tx: Database) => Promise<Omit<CareEntry, 'adminId' | 'at'> | undefined>,
  ): Promise<void> {
    await this.#checkAdmin(adminId);
    await this.#dependencies.repository.change(id, async (account, tx) => {
      if (account === undefined) throw new ApiError('ACCOUNT_NOT_FOUND');
      const entry = await work(account, tx);
      return entry === undefined ? undefined : { ...entry, adminId, at: this.#now() };
    });
  }

  async #tell(
    tx: Database,
    { email, language }: CaredFor,
    kind: 'account-suspended' | 'account-resumed' | 'password-reset',
  ): Promise<void> {
    if (email !== null) await this.#dependencies.post(tx, { kind, recipient: email, language });
  }

  #now(): Date {
    return new Date(this.#dependencies.clock.now());
  }
}
