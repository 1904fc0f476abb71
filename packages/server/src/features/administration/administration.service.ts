import { createHash, randomBytes, randomUUID } from 'node:crypto';
import {
  PAGE_SIZES,
  type AccountSession,
  type AdministeredAccount,
  type BodyOf,
  type FoundAccount,
  type QueryOf,
  type ResponseOf,
} from '@footlight/contract';
import { ApiError } from '../../api-error.js';
import type { Clock } from '../../clock.js';
import type { Realm } from '../../realm/load-realm.js';
import type { Account, AccountsService } from '../account/accounts.service.js';
import type { SecondFactorService } from '../sign-in/second-factor/second-factor.service.js';
import type { SessionLocation } from '../sign-in/session/session-location.js';
import type { SessionService, SignedIn } from '../sign-in/session/session.service.js';
import type { AdministrationRepository, FoundRow, LoggedRow } from './administration.repository.js';

/** How long an impersonation link is valid, in milliseconds (ACCT-20). */
const LINK_MS = 10 * 60_000;
const MOST_FOUND = 20;

export interface AdministrationDependencies {
  readonly repository: AdministrationRepository;
  readonly accounts: Pick<AccountsService, 'byId'>;
  readonly session: Pick<SessionService, 'impersonate'>;
  /** The devices on which an account is signed in. */
  readonly devices: (accountId: string) => Promise<Omit<AccountSession, 'current'>[]>;
  readonly factors: Pick<SecondFactorService, 'status'>;
  readonly realm: Pick<Realm, 'account'>;
  readonly clock: Clock;
}

const shown = ({ createdAt, ...row }: FoundRow): FoundAccount => ({
  ...row,
  createdAt: createdAt.toISOString(),
});

const shownEntry = ({ entry, ...names }: LoggedRow): ResponseOf<'listAuditLog'>['entries'][number] => ({
  ...names,
  id: String(entry.sequence),
  at: entry.at.toISOString(),
  action: entry.action,
  actorId: entry.actorId,
  accountId: entry.accountId,
  details: entry.details,
});

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Actions of administrators on other accounts; all changes and impersonations are logged. */
export class AdministrationService {
  readonly #dependencies: AdministrationDependencies;

  constructor(dependencies: AdministrationDependencies) {
    this.#dependencies = dependencies;
  }

  /** @throws {ApiError} FORBIDDEN */
  async find(adminId: string, text: string): Promise<FoundAccount[]> {
    await this.#checkAdmin(adminId);
    return (await this.#dependencies.repository.find(text.trim(), MOST_FOUND)).map(shown);
  }

  /** @throws {ApiError} FORBIDDEN, ACCOUNT_NOT_FOUND */
  async account(adminId: string, id: string): Promise<AdministeredAccount> {
    await this.#checkAdmin(adminId);
    const found = await this.#dependencies.repository.overview(id);
    if (found === undefined) throw new ApiError('ACCOUNT_NOT_FOUND');
    const { suspendedAt, suspensionReason, ...account } = found;
    const { enabled, removedAt } = await this.#dependencies.factors.status(id);
    return {
      ...account,
      suspension:
        suspendedAt === null ? null : { since: suspendedAt.toISOString(), reason: suspensionReason ?? '' },
      secondFactor: { enabled, removedAt },
      createdAt: found.createdAt.toISOString(),
      deletesAt: found.deletesAt?.toISOString() ?? null,
      licences: found.licences.map(({ licenceId, status, expiresAt }) => ({
        licenceId,
        status,
        expiresAt: expiresAt?.toISOString() ?? null,
      })),
      sessions: await this.#dependencies.devices(id),
    };
  }

  /** @throws {ApiError} FORBIDDEN, ACCOUNT_NOT_FOUND, or CONFLICT if no administrator would be left */
  async saveRole(adminId: string, id: string, role: FoundAccount['role']): Promise<FoundAccount> {
    await this.#checkAdmin(adminId);
    const saved = await this.#dependencies.repository.saveRole(id, role, {
      actorId: adminId,
      at: new Date(this.#dependencies.clock.now()),
    });
    if (saved === undefined) throw new ApiError('ACCOUNT_NOT_FOUND');
    if (saved === 'last') throw new ApiError('CONFLICT');
    return shown(saved);
  }

  /** @throws {ApiError} FORBIDDEN */
  async log(
    adminId: string,
    { accountId, rpp = PAGE_SIZES.auditLog, lastSeen }: QueryOf<'listAuditLog'>,
  ): Promise<ResponseOf<'listAuditLog'>> {
    await this.#checkAdmin(adminId);
    const rows = await this.#dependencies.repository.log({
      accountId,
      limit: rpp + 1,
      before: lastSeen === undefined ? undefined : Number(lastSeen),
    });
    const entries = rows.slice(0, rpp).map(shownEntry);
    return {
      entries,
      paging: { moreDataAvailable: rows.length > rpp, lastSeen: entries.at(-1)?.id ?? null },
    };
  }

  /**
   * Creates a token that opens a viewer's account once.
   * @throws {ApiError} ACCOUNT_NOT_FOUND, or FORBIDDEN for the account of an administrator or of finance
   */
  async createImpersonation(
    adminId: string,
    { accountId, reason }: BodyOf<'createImpersonation'>,
  ): Promise<ResponseOf<'createImpersonation'>> {
    await this.#checkAdmin(adminId);
    const account = await this.#dependencies.repository.account(accountId);
    if (account === undefined) throw new ApiError('ACCOUNT_NOT_FOUND');
    if (account.role !== 'viewer') throw new ApiError('FORBIDDEN');
    const token = randomBytes(32).toString('base64url');
    const now = this.#dependencies.clock.now();
    const expiresAt = new Date(now + LINK_MS);
    await this.#dependencies.repository.add({
      id: randomUUID(),
      tokenHash: hashOf(token),
      adminId,
      accountId,
      reason,
      createdAt: new Date(now),
      expiresAt,
    });
    return { token, expiresAt: expiresAt.toISOString() };
  }

  /** @throws {ApiError} IMPERSONATION_NOT_FOUND for a used, expired or unknown token */
  async impersonate(token: string, place: SessionLocation): Promise<SignedIn> {
    const used = await this.#dependencies.repository.use(
      hashOf(token),
      new Date(this.#dependencies.clock.now()),
    );
    if (used === undefined) throw new ApiError('IMPERSONATION_NOT_FOUND');
    const admin = await this.#dependencies.repository.account(used.adminId);
    const account = await this.#dependencies.accounts.byId(used.accountId);
    if (admin?.role !== 'admin' || account === undefined || account.role !== 'viewer')
      throw new ApiError('IMPERSONATION_NOT_FOUND');
    return this.#begin(account, used.adminId, place);
  }

  clean(): Promise<void> {
    return this.#dependencies.repository.clean(new Date(this.#dependencies.clock.now()));
  }

  /** The role is read again: an access token can outlive the role it was issued for. */
  async #checkAdmin(id: string): Promise<void> {
    if ((await this.#dependencies.repository.account(id))?.role !== 'admin') throw new ApiError('FORBIDDEN');
  }

  async #begin(account: Account, adminId: string, place: SessionLocation): Promise<SignedIn> {
    return this.#dependencies.session.impersonate({ ...account, role: 'viewer' }, place, {
      adminId,
      endsAt: this.#dependencies.clock.now() + this.#dependencies.realm.account.impersonationMinutes * 60_000,
    });
  }
}
