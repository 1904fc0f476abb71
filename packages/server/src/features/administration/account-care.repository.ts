import type { AuditAction } from '@footlight/contract';
import { eq } from 'drizzle-orm';
import { writeAudit } from '../../database/audit-log.js';
import type { Database } from '../../database/database.js';
import { Repository } from '../../database/repository.js';
import { accounts } from '../../database/schema/accounts.js';

const CARED_FOR = {
  id: accounts.id,
  email: accounts.email,
  role: accounts.role,
  language: accounts.language,
  suspendedAt: accounts.suspendedAt,
};
export type CaredFor = Pick<typeof accounts.$inferSelect, keyof typeof CARED_FOR>;

export interface CareEntry {
  readonly action: AuditAction;
  readonly adminId: string;
  readonly at: Date;
  readonly details?: Readonly<Record<string, string>>;
}

export class AccountCareRepository extends Repository {
  async role(id: string): Promise<CaredFor['role'] | undefined> {
    const [row] = await this.db.select({ role: accounts.role }).from(accounts).where(eq(accounts.id, id));
    return row?.role;
  }

  /**
   * Runs `work` with the account's row locked, and logs what it did.
   * @param work returns undefined if it changed nothing
   */
  change(
    id: string,
    work: (account: CaredFor | undefined, tx: Database) => Promise<CareEntry | undefined>,
  ): Promise<void> {
    return this.db.transaction(async (tx) => {
      const [account] = await tx.select(CARED_FOR).from(accounts).where(eq(accounts.id, id)).for('update');
      const entry = await work(account, tx);
      if (entry === undefined) return;
      const { adminId: actorId, ...logged } = entry;
      await writeAudit(tx, { ...logged, actorId, accountId: id });
    });
  }
}
