import { randomUUID } from 'node:crypto';
import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm';
import { Repository } from '../database/repository.js';
import { insertRows } from '../database/row-sets.js';
import { mailOutbox } from '../database/schema/mails.js';

export interface NewMail {
  readonly kind: MailKind;
  readonly recipient: string;
  /** BCP 47. */
  readonly language: string;
  readonly details?: Readonly<Record<string, string>>;
  /** When to send the mail; immediately by default. */
  readonly dueAt?: Date;
}

export const MAIL_KINDS = [
  'password-reset',
  'password-changed',
  'email-confirmation',
  'magic-link',
  'email-change',
  'email-change-asked',
  'security-changed',
  'new-device',
  'factor-removal',
  'accounts-joined',
  'account-suspended',
  'account-resumed',
  'receipt',
  'renewal-failed',
  'renewal-confirm',
  'payment-failed',
  'refunded',
  'disputed',
  'cancelled',
  'trial-ending',
  'renewal-ahead',
  'card-expiring',
  'price-change',
  'gift',
] as const;

export type MailKind = (typeof MAIL_KINDS)[number];

export type WaitingMail = typeof mailOutbox.$inferSelect;

export class OutboxRepository extends Repository {
  /** Claims due mails exclusively for this process until `leaseEnd` and counts the attempt. */
  async claim(now: Date, leaseEnd: Date, limit: number): Promise<WaitingMail[]> {
    const due = this.db
      .select({ id: mailOutbox.id })
      .from(mailOutbox)
      .where(lte(mailOutbox.nextAttemptAt, now))
      .orderBy(asc(mailOutbox.nextAttemptAt))
      .limit(limit)
      .for('update', { skipLocked: true });
    return this.db
      .update(mailOutbox)
      .set({ nextAttemptAt: leaseEnd, attempts: sql`${mailOutbox.attempts} + 1` })
      .where(and(inArray(mailOutbox.id, due), lte(mailOutbox.nextAttemptAt, now)))
      .returning();
  }

  async remove(id: string): Promise<void> {
    await this.db.delete(mailOutbox).where(eq(mailOutbox.id, id));
  }

  async retryAt(id: string, at: Date): Promise<void> {
    await this.db.update(mailOutbox).set({ nextAttemptAt: at }).where(eq(mailOutbox.id, id));
  }

  /** Time at which the next mail is due; undefined if the outbox is empty. */
  async nextDue(): Promise<Date | undefined> {
    const [first] = await this.db
      .select({ at: mailOutbox.nextAttemptAt })
      .from(mailOutbox)
      .orderBy(asc(mailOutbox.nextAttemptAt))
      .limit(1);
    return first?.at;
  }

  /** Withdraws the mails of one kind that are still queued and were caused by an account. */
  async withdraw(kind: MailKind, accountId: string): Promise<void> {
    await this.db
      .delete(mailOutbox)
      .where(and(eq(mailOutbox.kind, kind), eq(sql`${mailOutbox.details} ->> 'accountId'`, accountId)));
  }

  /** Adds mails to the outbox; pass the transaction of the change that causes them. */
  async put(mails: readonly NewMail[], now: Date): Promise<void> {
    await insertRows(
      this.db,
      mailOutbox,
      mails.map(({ kind, recipient, language, details = {}, dueAt = now }) => ({
        id: randomUUID(),
        kind,
        recipient,
        language,
        details,
        createdAt: now,
        nextAttemptAt: dueAt,
        attempts: 0,
      })),
    );
  }
}
