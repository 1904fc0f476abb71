import type { AuditAction } from '@footlight/contract';
import type { Database } from './database.js';
import { auditLog } from './schema/accounts.js';

export interface AuditEntry {
  readonly at: Date;
  readonly action: AuditAction;
  /** Who did it: an account, or null where the service itself did. */
  readonly actorId: string | null;
  /** To whom. */
  readonly accountId: string | null;
  readonly details?: Readonly<Record<string, string>>;
}

/** Writes into the log of administration, in the transaction of what it tells of. */
export const writeAudit = async (db: Database, entry: AuditEntry): Promise<void> => {
  await db.insert(auditLog).values(entry);
};
