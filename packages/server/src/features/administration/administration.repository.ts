import { and, asc, count, desc, eq, gt, inArray, isNull, lt, sql, type SQLWrapper } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { accountsWithWords } from '../../database/account-words.js';
import { writeAudit } from '../../database/audit-log.js';
import type { Database } from '../../database/database.js';
import { Repository } from '../../database/repository.js';
import { accounts, auditLog, impersonations, profiles } from '../../database/schema/accounts.js';
import { licencesHeld } from '../../database/schema/licences.js';
import { AccountsRepository } from '../account/accounts.repository.js';

const FOUND = {
  id: accounts.id,
  email: accounts.email,
  name: accounts.name,
  role: accounts.role,
  createdAt: accounts.createdAt,
};
export type FoundRow = Awaited<ReturnType<typeof readAccount>>[number];

const readAccount = (db: Database, id: string) => db.select(FOUND).from(accounts).where(eq(accounts.id, id));

const actors = alias(accounts, 'actors');
const nameOf = ({ email, name }: { readonly email: SQLWrapper; readonly name: SQLWrapper }) =>
  sql<string | null>`coalesce(${email}, ${name})`;

/** Log entries with the names of both accounts, as far as these still exist. */
const readLog = (db: Database) =>
  db
    .select({ entry: auditLog, actorName: nameOf(actors), accountName: nameOf(accounts) })
    .from(auditLog)
    .leftJoin(actors, eq(actors.id, auditLog.actorId))
    .leftJoin(accounts, eq(accounts.id, auditLog.accountId));
export type LoggedRow = Awaited<ReturnType<typeof readLog>>[number];

const readOverview = async (db: Database, id: string) => {
  const [account] = await db
    .select({
      ...FOUND,
      hasPassword: sql<boolean>`${accounts.secretHash} is not null`,
      deletesAt: accounts.deletesAt,
      suspendedAt: accounts.suspendedAt,
      suspensionReason: accounts.suspensionReason,
    })
    .from(accounts)
    .where(eq(accounts.id, id));
  if (account === undefined) return undefined;
  return {
    ...account,
    profiles: await db
      .select({ id: profiles.id, name: profiles.name, type: profiles.type })
      .from(profiles)
      .where(eq(profiles.accountId, id))
      .orderBy(asc(profiles.position)),
    licences: await db
      .select({
        licenceId: licencesHeld.licenceId,
        status: licencesHeld.status,
        expiresAt: licencesHeld.expiresAt,
      })
      .from(licencesHeld)
      .where(eq(licencesHeld.accountId, id))
      .orderBy(desc(licencesHeld.purchasedAt), desc(licencesHeld.id)),
  };
};
export type OverviewRow = NonNullable<Awaited<ReturnType<typeof readOverview>>>;

export interface LogPage {
  readonly accountId: string | undefined;
  readonly limit: number;
  /** Sequence number of the last entry of the previous page. */
  readonly before: number | undefined;
}

export interface NewImpersonation {
  readonly id: string;
  readonly tokenHash: string;
  readonly adminId: string;
  readonly accountId: string;
  readonly reason: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

export class AdministrationRepository extends Repository {
  async account(id: string): Promise<FoundRow | undefined> {
    return (await readAccount(this.db, id))[0];
  }

  overview(id: string): Promise<OverviewRow | undefined> {
    return this.db.transaction((tx) => readOverview(tx, id));
  }

  find(text: string, most: number): Promise<FoundRow[]> {
    return this.db
      .select(FOUND)
      .from(accounts)
      .where(inArray(accounts.id, accountsWithWords(this.db, text)))
      .orderBy(accounts.email)
      .limit(most);
  }

  /** `last` if the change would leave no administrator; undefined if the account does not exist. */
  saveRole(
    id: string,
    role: FoundRow['role'],
    { actorId, at }: { readonly actorId: string; readonly at: Date },
  ): Promise<FoundRow | 'last' | undefined> {
    return this.db.transaction(async (tx) => {
      // Locks all administrators, so that two who remove each other's role at the same time cannot both succeed.
      await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.role, 'admin')).for('update');
      const [before] = await readAccount(tx, id);
      if (before === undefined) return undefined;
      if (before.role === role) return before;
      const [admins] = await tx.select({ number: count() }).from(accounts).where(eq(accounts.role, 'admin'));
      if (before.role === 'admin' && (admins?.number ?? 0) <= 1) return 'last' as const;
      await new AccountsRepository(tx).saveRole(id, role);
      await writeAudit(tx, { at, action: 'roleChanged', actorId, accountId: id, details: { role } });
      return { ...before, role };
    });
  }

  /** Newest first. */
  log({ accountId, limit, before }: LogPage): Promise<LoggedRow[]> {
    return readLog(this.db)
      .where(
        and(
          accountId === undefined ? undefined : eq(auditLog.accountId, accountId),
          before === undefined ? undefined : lt(auditLog.sequence, before),
        ),
      )
      .orderBy(desc(auditLog.sequence))
      .limit(limit);
  }

  add(impersonation: NewImpersonation): Promise<void> {
    return this.db.transaction(async (tx) => {
      await tx.insert(impersonations).values(impersonation);
      const { createdAt: at, adminId: actorId, accountId, reason } = impersonation;
      await writeAudit(tx, { at, action: 'impersonationCreated', actorId, accountId, details: { reason } });
    });
  }

  /** Marks a token as used; undefined if there is none that is unused and unexpired. */
  use(tokenHash: string, at: Date): Promise<{ adminId: string; accountId: string } | undefined> {
    return this.db.transaction(async (tx) => {
      const [used] = await tx
        .update(impersonations)
        .set({ usedAt: at })
        .where(
          and(
            eq(impersonations.tokenHash, tokenHash),
            isNull(impersonations.usedAt),
            gt(impersonations.expiresAt, at),
          ),
        )
        .returning();
      if (used === undefined) return undefined;
      const { adminId, accountId, reason } = used;
      await writeAudit(tx, {
        at,
        action: 'impersonationBegun',
        actorId: adminId,
        accountId,
        details: { reason },
      });
      return { adminId, accountId };
    });
  }

  async clean(before: Date): Promise<void> {
    await this.db.delete(impersonations).where(lt(impersonations.expiresAt, before));
  }
}
