import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** @see migrations/0123-jobs.sql */
export const jobs = pgTable('jobs', {
  name: text('name').primaryKey(),
  everyMs: integer('every_ms').notNull(),
  dueAt: at('due_at').notNull(),
  /** The process that works on the job, or did last. */
  leasedBy: text('leased_by'),
  leasedUntil: at('leased_until').notNull(),
  lastSuccessAt: at('last_success_at'),
  /** Failed runs since the last success. */
  failures: integer('failures').notNull().default(0),
});
