import { and, asc, eq, lte, sql } from 'drizzle-orm';
import type { Database } from '../database/database.js';
import { jobs } from '../database/schema/jobs.js';
import type { Job } from './job.js';

export interface Lease {
  /** Id of the process that asks. */
  readonly holder: string;
  readonly now: Date;
  readonly until: Date;
}

export interface JobState {
  readonly name: string;
  readonly everyMs: number;
  readonly dueAt: Date;
  readonly lastSuccessAt: Date | null;
  /** Failed runs since the last success. */
  readonly failures: number;
}

/** The state of the jobs that all processes of a database share. */
export class JobsRepository {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  /**
   * Takes the lease of a job that is due and not leased.
   * @returns the number of failed runs since the last success, or undefined if there is nothing to do
   */
  async claim({ name, everyMs }: Pick<Job, 'name' | 'everyMs'>, lease: Lease): Promise<number | undefined> {
    const { holder: leasedBy, now, until: leasedUntil } = lease;
    const [claimed] = await this.#db
      .insert(jobs)
      .values({ name, everyMs, dueAt: now, leasedBy, leasedUntil })
      .onConflictDoUpdate({
        target: jobs.name,
        set: { everyMs, leasedBy, leasedUntil },
        setWhere: sql`${lte(jobs.dueAt, now)} and ${lte(jobs.leasedUntil, now)}`,
      })
      .returning({ failures: jobs.failures });
    return claimed?.failures;
  }

  async extend(name: string, { holder, until }: Pick<Lease, 'holder' | 'until'>): Promise<void> {
    await this.#db
      .update(jobs)
      .set({ leasedUntil: until })
      .where(and(eq(jobs.name, name), eq(jobs.leasedBy, holder)));
  }

  /** Ends a lease with the outcome of the run, unless another process has taken it over meanwhile. */
  async settle(
    name: string,
    { holder, now }: Pick<Lease, 'holder' | 'now'>,
    outcome: Pick<JobState, 'dueAt' | 'failures'>,
  ): Promise<void> {
    await this.#db
      .update(jobs)
      .set({ ...outcome, leasedUntil: now, ...(outcome.failures === 0 ? { lastSuccessAt: now } : {}) })
      .where(and(eq(jobs.name, name), eq(jobs.leasedBy, holder)));
  }

  async list(): Promise<readonly JobState[]> {
    const { name, everyMs, dueAt, lastSuccessAt, failures } = jobs;
    return this.#db.select({ name, everyMs, dueAt, lastSuccessAt, failures }).from(jobs).orderBy(asc(name));
  }
}
