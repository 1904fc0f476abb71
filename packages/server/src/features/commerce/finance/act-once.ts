import type { AuditAction } from '@footlight/contract';
import { ApiError } from '../../../api-error.js';
import type { Clock } from '../../../clock.js';
import { writeAudit } from '../../../database/audit-log.js';
import type { Database } from '../../../database/database.js';
import { checkFinance } from './finance.service.js';
import { FinanceRepository } from './finance.repository.js';

/** Who acts for which customer, and why. */
export interface FinanceRequest {
  readonly actorId: string;
  readonly customerId: string;
  readonly reason: string;
  readonly idempotencyKey: string;
}

/** What is done, as the audit log keeps it. */
export interface FinanceAction {
  readonly action: AuditAction;
  readonly details: Readonly<Record<string, string>>;
}

/**
 * Does something for a customer once per key, with its reason in the audit log, in one transaction that has locked the
 * account.
 * @throws {ApiError} FORBIDDEN, ACCOUNT_NOT_FOUND, and CONFLICT for a key that was used for something else
 * @see docs/rules/commerce.md MONEY-157
 */
export const actOnce = async (
  { db, clock }: { readonly db: Database; readonly clock: Clock },
  { actorId, customerId, reason, idempotencyKey: key }: FinanceRequest,
  { action, details }: FinanceAction,
  change: (tx: Database, at: Date) => Promise<void>,
): Promise<void> => {
  await checkFinance(db, actorId);
  const at = new Date(clock.now());
  const what = JSON.stringify([action, customerId, details]);
  await db.transaction(async (tx) => {
    const finance = new FinanceRepository(tx);
    if (!(await finance.lockCustomer(customerId))) throw new ApiError('ACCOUNT_NOT_FOUND');
    const begun = await finance.begin({ actorId, key, what, at });
    if (begun === 'other') throw new ApiError('CONFLICT');
    if (begun === 'same') return;
    await change(tx, at);
    await writeAudit(tx, { at, action, actorId, accountId: customerId, details: { ...details, reason } });
  });
};
