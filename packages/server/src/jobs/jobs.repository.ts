import { and, asc, eq, lte, sql } from 'drizzle-orm';
import { Repository } from '../database/repository.js';
import { jobs } from '../database/schema/jobs.js';
import type { Job } from './job.js';

export interface Lease {
  /** Id of the process that asks. */
  readonly holder: string;
  readonly milliseconds: number;
}

/** Leases are compared by the clock of the database, because those of the processes may differ. */
export const inFuture = (milliseconds: number) =>
  sql<Date>`now() + make_interval(secs => ${milliseconds / 1000}::float8)`;

export interface JobState {
  readonly name: string;
  readonly everyMs: number;
  readonly dueAt: Date;
  readonly lastSuccessAt: Date | null;
  /** Failed runs since the last success. */
  readonly failures: number;
}

/** The state of the jobs that all processes of a database share. */
export class JobsRepository extends Repository {
  /**
   * Takes the lease of a job that is due and not leased.
   * @param now decides whether it is due
   * @returns the number of failed runs since the last success, or undefined if there is nothing to do
   */
  async claim(
    { name, everyMs }: Pick<Job, 'name' | 'everyMs'>,
    now: Date,
    { holder: leasedBy, milliseconds }: Lease,
  ): Promise<number | undefined> {
    const leasedUntil = inFuture(milliseconds);
    const [claimed] = await this.db
      .insert(jobs)
      .values({ name, everyMs, dueAt: now, leasedBy, leasedUntil })
      .onConflictDoUpdate({
        target: jobs.name,
        set: { everyMs, leasedBy, leasedUntil },
        setWhere: sql`${lte(jobs.dueAt, now)} and ${jobs.leasedUntil} <= now()`,
      })
      .returning({ failures: jobs.failures });
    return claimed?.failures;
  }

  /** @returns whether the process still has the lease */
  async extend(name: string, { holder, milliseconds }: Lease): Promise<boolean> {
    const extended = await this.db
      .update(jobs)
      .set({ leasedUntil: inFuture(milliseconds) })
      .where(and(eq(jobs.name, name), eq(jobs.leasedBy, holder)))
      .returning({ name: jobs.name });
    return extended.length > 0;
  }

  /** Ends a lease with the outcome of the run, unless another process has taken it over meanwhile. */
  async settle(
    name: string,
    holder: string,
    outcome: Pick<JobState, 'dueAt' | 'failures'> & Partial<Pick<JobState, 'lastSuccessAt'>>,
  ): Promise<void> {
    await this.db
      .update(jobs)
      .set({ ...outcome, leasedUntil: sql`now()` })
      .where(and(eq(jobs.name, name), eq(jobs.leasedBy, holder)));
  }

  async list(): Promise<readonly JobState[]> {
    const { name, everyMs, dueAt, lastSuccessAt, failures } = jobs;
    return this.db.select({ name, everyMs, dueAt, lastSuccessAt, failures }).from(jobs).orderBy(asc(name));
  }
}
