import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.js';

export const jobs = pgTable('jobs', {
  name: text('name').primaryKey(),
  everyMs: integer('every_ms').notNull(),
  dueAt: moment('due_at').notNull(),
  /** The process that works on the job, or did last. */
  leasedBy: text('leased_by'),
  leasedUntil: moment('leased_until').notNull(),
  lastSuccessAt: moment('last_success_at'),
  /** Failed runs since the last success. */
  failures: integer('failures').notNull().default(0),
});
