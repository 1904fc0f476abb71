import { ENCODING_STATES } from '@footlight/contract';
import { sql } from 'drizzle-orm';
import {
  boolean,
  doublePrecision,
  index,
  integer,
  json,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { descending, moment } from './columns.js';

/** Captions that were uploaded for a film. */
export interface UploadedCaptions {
  /** Of the upload. */
  readonly id: string;
  readonly fileName: string;
  readonly language: string;
}

export const encodingJobs = pgTable(
  'encoding_jobs',
  {
    id: text('id').primaryKey(),
    filmId: text('film_id').notNull(),
    title: text('title').notNull(),
    language: text('language'),
    fileName: text('file_name').notNull(),
    captions: json('captions').$type<readonly UploadedCaptions[]>().notNull(),
    publishes: boolean('publishes').notNull(),
    state: text('state', { enum: ENCODING_STATES }).notNull().default('queued'),
    priority: integer('priority').notNull().default(0),
    attempts: integer('attempts').notNull().default(0),
    lost: integer('lost').notNull().default(0),
    progress: doublePrecision('progress').notNull().default(0),
    step: text('step'),
    secondsLeft: integer('seconds_left'),
    error: text('error'),
    begunBy: text('begun_by'),
    createdAt: moment('created_at').notNull(),
    startedAt: moment('started_at'),
    endedAt: moment('ended_at'),
    leasedBy: text('leased_by'),
    leasedUntil: moment('leased_until'),
  },
  (table) => [
    uniqueIndex('encoding_jobs_active')
      .on(table.filmId)
      .where(sql`${table.state} in ('queued', 'running')`),
    index('encoding_jobs_due')
      .on(descending(table.priority), table.createdAt, table.id)
      .where(sql`${table.state} in ('queued', 'running')`),
    index('encoding_jobs_listed').on(descending(table.createdAt), descending(table.id)),
  ],
);

export const encodingJobLines = pgTable(
  'encoding_job_lines',
  {
    jobId: text('job_id')
      .notNull()
      .references(() => encodingJobs.id, { onDelete: 'cascade' }),
    number: integer('number').notNull(),
    at: moment('at').notNull(),
    text: text('text').notNull(),
  },
  (table) => [primaryKey({ columns: [table.jobId, table.number] })],
);
