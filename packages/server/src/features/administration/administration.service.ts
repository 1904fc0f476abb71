import { createHash, randomBytes, randomUUID } from 'node:crypto';
import {
  PAGE_SIZES,
  type AccountSession,
  type AdministeredAccount,
  type BodyOf,
  type FoundAccount,
  type QueryOf,
  type ReplyOf,
} from '@footlight/contract';
import { ApiError } from '../../api-error.js';
import type { Clock } from '../../clock.js';
import type { Realm } from '../../realm/load-realm.js';
import type { Account, AccountsService } from '../account/accounts.service.js';
import type { SessionLocation } from '../sign-in/session/session-location.js';
import type { SessionService, SignedIn } from '../sign-in/session/session.service.js';
import type { AdministrationRepository, FoundRow, LoggedRow } from './administration.repository.js';

/** How long an impersonation link is valid, in milliseconds (ACCT-20). */
const LINK_MS = 10 * 60_000;
const MOST_FOUND = 20;

/** Actions of administrators on other accounts; all changes and impersonations are logged. */
export interface AdministrationService {
  /** @throws {ApiError} FORBIDDEN */
  find(adminId: string, text: string): Promise<FoundAccount[]>;
  /** @throws {ApiError} FORBIDDEN, ACCOUNT_NOT_FOUND */
  account(adminId: string, id: string): Promise<AdministeredAccount>;
  /** @throws {ApiError} FORBIDDEN, ACCOUNT_NOT_FOUND, or CONFLICT if no administrator would be left */
  saveRole(adminId: string, id: string, role: FoundAccount['role']): Promise<FoundAccount>;
  /** @throws {ApiError} FORBIDDEN */
  log(adminId: string, query: QueryOf<'listAuditLog'>): Promise<ReplyOf<'listAuditLog'>>;
  /**
   * Creates a token that opens a viewer's account once.
   * @throws {ApiError} ACCOUNT_NOT_FOUND, or FORBIDDEN for another administrator's account
   */
  createImpersonation(
    adminId: string,
    body: BodyOf<'createImpersonation'>,
  ): Promise<ReplyOf<'createImpersonation'>>;
  /** @throws {ApiError} IMPERSONATION_NOT_FOUND for a used, expired or unknown token */
  impersonate(token: string, place: SessionLocation): Promise<SignedIn>;
  clean(): Promise<void>;
}

export interface AdministrationDependencies {
  readonly repository: AdministrationRepository;
  readonly accounts: Pick<AccountsService, 'byId'>;
  readonly session: Pick<SessionService, 'impersonate'>;
  /** The devices on which an account is signed in. */
  readonly devices: (accountId: string) => Promise<Omit<AccountSession, 'current'>[]>;
  readonly realm: Pick<Realm, 'account'>;
  readonly clock: Clock;
}

const shown = ({ createdAt, ...row }: FoundRow): FoundAccount => ({
  ...row,
  createdAt: createdAt.toISOString(),
});

const shownEntry = ({ entry, ...names }: LoggedRow): ReplyOf<'listAuditLog'>['entries'][number] => ({
  ...names,
  id: String(entry.sequence),
  at: entry.at.toISOString(),
  action: entry.action,
  actorId: entry.actorId,
  accountId: entry.accountId,
  details: entry.details,
});

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

export const createAdministrationService = (
  dependencies: AdministrationDependencies,
): AdministrationService => {
  const { repository, accounts, session, devices, realm, clock } = dependencies;

  /** The role is read again: an access token can outlive the role it was issued for. */
  const checkAdmin = async (id: string): Promise<void> => {
    if ((await repository.account(id))?.role !== 'admin') throw new ApiError('FORBIDDEN');
  };
  const begin = async (account: Account, adminId: string, place: SessionLocation): Promise<SignedIn> =>
    session.impersonate({ ...account, role: 'viewer' }, place, {
      adminId,
      endsAt: clock.now() + realm.account.impersonationMinutes * 60_000,
    });

  return {
    find: async (adminId, text) => {
      await checkAdmin(adminId);
      return (await repository.find(text.trim(), MOST_FOUND)).map(shown);
    },
    account: async (adminId, id) => {
      await checkAdmin(adminId);
      const found = await repository.overview(id);
      if (found === undefined) throw new ApiError('ACCOUNT_NOT_FOUND');
      return {
        ...found,
        createdAt: found.createdAt.toISOString(),
        deletesAt: found.deletesAt?.toISOString() ?? null,
        licences: found.licences.map(({ licenceId, status, expiresAt }) => ({
          licenceId,
          status,
          expiresAt: expiresAt?.toISOString() ?? null,
        })),
        sessions: await devices(id),
      };
    },
    saveRole: async (adminId, id, role) => {
      await checkAdmin(adminId);
      const saved = await repository.saveRole(id, role, { actorId: adminId, at: new Date(clock.now()) });
      if (saved === undefined) throw new ApiError('ACCOUNT_NOT_FOUND');
      if (saved === 'last') throw new ApiError('CONFLICT');
      return shown(saved);
    },
    log: async (adminId, { accountId, rpp = PAGE_SIZES.auditLog, lastSeen }) => {
      await checkAdmin(adminId);
      const rows = await repository.log({
        accountId,
        limit: rpp + 1,
        before: lastSeen === undefined ? undefined : Number(lastSeen),
      });
      const entries = rows.slice(0, rpp).map(shownEntry);
      return {
        entries,
        paging: { moreDataAvailable: rows.length > rpp, lastSeen: entries.at(-1)?.id ?? null },
      };
    },
    createImpersonation: async (adminId, { accountId, reason }) => {
      await checkAdmin(adminId);
      const account = await repository.account(accountId);
      if (account === undefined) throw new ApiError('ACCOUNT_NOT_FOUND');
      if (account.role === 'admin') throw new ApiError('FORBIDDEN');
      const token = randomBytes(32).toString('base64url');
      const now = clock.now();
      const expiresAt = new Date(now + LINK_MS);
      await repository.add({
        id: randomUUID(),
        tokenHash: hashOf(token),
        adminId,
        accountId,
        reason,
        createdAt: new Date(now),
        expiresAt,
      });
      return { token, expiresAt: expiresAt.toISOString() };
    },
    impersonate: async (token, place) => {
      const used = await repository.use(hashOf(token), new Date(clock.now()));
      if (used === undefined) throw new ApiError('IMPERSONATION_NOT_FOUND');
      const admin = await repository.account(used.adminId);
      const account = await accounts.byId(used.accountId);
      if (admin?.role !== 'admin' || account === undefined || account.role === 'admin')
        throw new ApiError('IMPERSONATION_NOT_FOUND');
      return begin(account, used.adminId, place);
    },
    clean: () => repository.clean(new Date(clock.now())),
  };
};
