import type { EncodingState } from '@footlight/contract';
import { and, asc, desc, eq, getTableColumns, inArray, lt, lte, sql, type SQL } from 'drizzle-orm';
import { Repository } from '../database/repository.js';
import { accounts } from '../database/schema/accounts.js';
import { encodingJobLines, encodingJobs } from '../database/schema/encoding-jobs.js';
import { inFuture, type Lease } from '../jobs/jobs.repository.js';

/** A job as workers see it. */
export type EncodingJobRow = typeof encodingJobs.$inferSelect;
export type NewEncodingJob = Pick<
  EncodingJobRow,
  'id' | 'filmId' | 'title' | 'language' | 'fileName' | 'captions' | 'publishes' | 'begunBy' | 'createdAt'
>;
/** A job as editors see it, with the name of the one who began it. */
export type ListedEncodingJob = EncodingJobRow & { readonly begunByName: string | null };
export type EncodingProgress = Pick<EncodingJobRow, 'progress' | 'step' | 'secondsLeft'>;
export type EncodingOutcome = Pick<EncodingJobRow, 'state' | 'error' | 'endedAt'> & Partial<EncodingProgress>;

/** Ids of the uploads of a job: the film, and its captions. */
export const uploadsOf = ({
  id: film,
  captions,
}: Pick<EncodingJobRow, 'id' | 'captions'>): readonly string[] => [film, ...captions.map((file) => file.id)];

/** Workers that may end in the middle of a job before it is given up: it probably ends them. */
const MOST_LOST = 3;
const MOST_LINES = 1000;
const LONGEST_LINE = 2000;

const { id, filmId, state, createdAt, endedAt, leasedBy, leasedUntil } = encodingJobs;

/** SQL of the queue. Leases are compared by the clock of the database. */
export class EncodingJobsRepository extends Repository {
  /** @returns whether it was stored: not if there is a job of this upload, or another that makes its film */
  async create(job: NewEncodingJob): Promise<boolean> {
    const created = await this.db.insert(encodingJobs).values(job).onConflictDoNothing().returning({ id });
    return created.length > 0;
  }

  /** Stores a job that cannot be done. */
  async createFailed(job: NewEncodingJob, error: string): Promise<void> {
    await this.db
      .insert(encodingJobs)
      .values({ ...job, state: 'failed', error, endedAt: job.createdAt })
      .onConflictDoNothing();
  }

  /**
   * Takes the next job: one that waits, or whose worker ended in the middle.
   * @returns null if there is none
   */
  async claim({ holder, milliseconds }: Lease, now: Date): Promise<EncodingJobRow | null> {
    await this.#giveUp(now);
    const [claimed] = await this.db
      .update(encodingJobs)
      .set({
        state: 'running',
        attempts: sql`${encodingJobs.attempts} + 1`,
        lost: sql`${encodingJobs.lost} + (${state} = 'running')::int`,
        leasedBy: holder,
        leasedUntil: inFuture(milliseconds),
        startedAt: now,
        step: null,
        secondsLeft: null,
        error: null,
      })
      .where(
        eq(
          id,
          sql`(select next.id from encoding_jobs as next
            where next.state = 'queued' or (next.state = 'running' and next.leased_until <= now())
            order by next.priority desc, next.created_at, next.id
            limit 1 for update skip locked)`,
        ),
      )
      .returning();
    return claimed ?? null;
  }

  /** Extends a lease and stores the progress. @returns whether the worker still has the job */
  async extend(job: string, { holder, milliseconds }: Lease, progress: EncodingProgress): Promise<boolean> {
    const extended = await this.db
      .update(encodingJobs)
      .set({ ...progress, leasedUntil: inFuture(milliseconds) })
      .where(and(eq(id, job), eq(leasedBy, holder), eq(state, 'running')))
      .returning({ id });
    return extended.length > 0;
  }

  /** Ends a lease with the outcome, unless the job was cancelled or another worker has it. */
  async settle(job: string, holder: string, outcome: EncodingOutcome): Promise<boolean> {
    const settled = await this.db
      .update(encodingJobs)
      .set({ ...outcome, step: null, secondsLeft: null, leasedBy: null, leasedUntil: null })
      .where(and(eq(id, job), eq(leasedBy, holder), eq(state, 'running')))
      .returning({ id });
    return settled.length > 0;
  }

  /** @returns false if the job is over, or there is none */
  cancel(job: string, at: Date): Promise<boolean> {
    return this.#change(job, inArray(state, ['queued', 'running']), {
      state: 'cancelled',
      endedAt: at,
      step: null,
      secondsLeft: null,
      leasedBy: null,
      leasedUntil: null,
    });
  }

  /** @returns false if the job has not failed and was not cancelled, or another one makes the same film */
  retry(job: string): Promise<boolean> {
    const isFree = sql`not exists (select from encoding_jobs as other
      where other.film_id = ${filmId} and other.state in ('queued', 'running'))`;
    return this.#change(job, and(inArray(state, ['failed', 'cancelled']), isFree), {
      state: 'queued',
      attempts: 0,
      lost: 0,
      progress: 0,
      error: null,
      startedAt: null,
      endedAt: null,
    });
  }

  /** @returns false if the job is over, or there is none */
  prioritise(job: string, value: number): Promise<boolean> {
    return this.#change(job, inArray(state, ['queued', 'running']), { priority: value });
  }

  async find(job: string): Promise<ListedEncodingJob | null> {
    const [found] = await this.#listed(eq(id, job), 1);
    return found ?? null;
  }

  /** Newest first. @param lastSeen id of the last one of the page before */
  page(
    of: { readonly state?: EncodingState | undefined; readonly lastSeen?: string | undefined },
    most: number,
  ): Promise<readonly ListedEncodingJob[]> {
    const after =
      of.lastSeen === undefined
        ? undefined
        : sql`(${createdAt}, ${id}) < (select last.created_at, last.id from encoding_jobs as last
            where last.id = ${of.lastSeen})`;
    return this.#listed(and(of.state === undefined ? undefined : eq(state, of.state), after), most);
  }

  /** Whether a job that is not over makes this film. */
  async makesFilm(film: string): Promise<boolean> {
    const found = await this.db
      .select({ id })
      .from(encodingJobs)
      .where(and(eq(filmId, film), inArray(state, ['queued', 'running'])));
    return found.length > 0;
  }

  /** Adds lines to the log of a job, which keeps its first thousand. */
  async addLines(job: string, lines: readonly string[], at: Date): Promise<void> {
    for (const line of lines)
      // oxlint-disable-next-line no-await-in-loop -- each takes the number after the one before
      await this.db.execute(sql`
        insert into ${encodingJobLines} (job_id, number, at, text)
        select ${job}, last.number + 1, ${at.toISOString()}::timestamptz, ${line.slice(0, LONGEST_LINE)}
        from (select coalesce(max(number), 0) as number from ${encodingJobLines} where job_id = ${job}) as last
        where last.number < ${MOST_LINES} and exists (select from ${encodingJobs} where id = ${job})
        on conflict do nothing`);
  }

  lines(job: string): Promise<readonly { readonly at: Date; readonly text: string }[]> {
    const { at, text, jobId, number } = encodingJobLines;
    return this.db
      .select({ at, text })
      .from(encodingJobLines)
      .where(eq(jobId, job))
      .orderBy(asc(number))
      .limit(MOST_LINES);
  }

  /** Jobs that were over before a time. */
  ended(before: Date): Promise<readonly EncodingJobRow[]> {
    return this.db.select().from(encodingJobs).where(lt(endedAt, before));
  }

  async remove(job: string): Promise<void> {
    await this.db.delete(encodingJobs).where(eq(id, job));
  }

  /** All jobs, by their uploads. */
  uploads(): Promise<readonly Pick<EncodingJobRow, 'id' | 'captions'>[]> {
    return this.db.select({ id, captions: encodingJobs.captions }).from(encodingJobs);
  }

  async #giveUp(now: Date): Promise<void> {
    await this.db
      .update(encodingJobs)
      .set({
        state: 'failed',
        endedAt: now,
        leasedBy: null,
        leasedUntil: null,
        error: sql`${`The worker ended ${MOST_LOST + 1} times in the middle, at last at `}::text
          || coalesce(${encodingJobs.step}, 'the beginning')
          || ${'; allowed: a source that the machine can encode with the memory that it has.'}::text`,
      })
      .where(
        and(eq(state, 'running'), lte(leasedUntil, sql`now()`), sql`${encodingJobs.lost} >= ${MOST_LOST}`),
      );
  }

  async #change(
    job: string,
    condition: SQL | undefined,
    change: Partial<typeof encodingJobs.$inferInsert>,
  ): Promise<boolean> {
    const changed = await this.db
      .update(encodingJobs)
      .set(change)
      .where(and(eq(id, job), condition))
      .returning({ id });
    return changed.length > 0;
  }

  #listed(condition: SQL | undefined, most: number): Promise<readonly ListedEncodingJob[]> {
    return this.db
      .select({
        ...getTableColumns(encodingJobs),
        begunByName: sql<string | null>`coalesce(${accounts.name}, ${accounts.email})`,
      })
      .from(encodingJobs)
      .leftJoin(accounts, eq(accounts.id, encodingJobs.begunBy))
      .where(condition)
      .orderBy(desc(createdAt), desc(id))
      .limit(most);
  }
}
