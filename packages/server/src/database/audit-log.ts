import type { AuditAction } from '@footlight/contract';
import type { Database } from './database.js';
import { auditLog } from './schema/accounts.js';

export interface AuditEntry {
  readonly at: Date;
  readonly action: AuditAction;
  /** Account that performed the action; null for the service itself. */
  readonly actorId: string | null;
  /** Account affected by the action. */
  readonly accountId: string | null;
  readonly details?: Readonly<Record<string, string>>;
}

/** Writes an audit log entry; pass the transaction of the audited change. */
export const writeAudit = async (db: Database, entry: AuditEntry): Promise<void> => {
  await db.insert(auditLog).values(entry);
};
