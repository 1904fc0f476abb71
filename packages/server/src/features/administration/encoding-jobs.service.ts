import {
  PAGE_SIZES,
  type AuditAction,
  type EncodingJob,
  type QueryOf,
  type ResponseOf,
} from '@footlight/contract';
import { filmIssues, type MediaStore } from '@footlight/packager';
import { ApiError } from '../../api-error.js';
import type { Clock } from '../../clock.js';
import { writeAudit } from '../../database/audit-log.js';
import type { Database } from '../../database/database.js';
import { EncodingJobsRepository, type ListedEncodingJob } from '../../encoding/encoding-jobs.repository.js';
import type { Caller } from '../../feature.js';
import type { AccountsService } from '../account/accounts.service.js';
import { requireEditor } from '../account/require-editor.js';

export interface EncodingJobsServiceOptions {
  readonly db: Database;
  readonly accounts: Pick<AccountsService, 'byId'>;
  /** Contains films and artwork; null if the realm has no media. */
  readonly store: MediaStore | null;
  readonly clock: Clock;
}

const MOST_ISSUES = 1000;

const timeOf = (date: Date | null): string | null => date?.toISOString() ?? null;

const shown = (job: ListedEncodingJob): EncodingJob => ({
  id: job.id,
  filmId: job.filmId,
  title: job.title,
  fileName: job.fileName,
  state: job.state,
  priority: job.priority,
  attempts: job.attempts,
  progress: job.progress,
  step: job.step,
  secondsLeft: job.secondsLeft,
  error: job.error,
  publishes: job.publishes,
  begunBy: job.begunByName,
  createdAt: job.createdAt.toISOString(),
  startedAt: timeOf(job.startedAt),
  endedAt: timeOf(job.endedAt),
});

/** What editors see and change of the jobs that make films of uploads (ACCT-58 to ACCT-61). */
export class EncodingJobsService {
  readonly #options: EncodingJobsServiceOptions;

  constructor(options: EncodingJobsServiceOptions) {
    this.#options = options;
  }

  async list(
    { rpp = PAGE_SIZES.encodingJobs, ...query }: QueryOf<'listEncodingJobs'>,
    caller: Caller,
  ): Promise<ResponseOf<'listEncodingJobs'>> {
    await this.#require(caller);
    const found = await new EncodingJobsRepository(this.#options.db).page(query, rpp + 1);
    const page = found.slice(0, rpp);
    return {
      jobs: page.map((job) => shown(job)),
      paging: { moreDataAvailable: found.length > rpp, lastSeen: page.at(-1)?.id ?? null },
    };
  }

  /** @throws {ApiError} ENCODING_JOB_NOT_FOUND */
  async job(id: string, caller: Caller): Promise<ResponseOf<'getEncodingJob'>> {
    await this.#require(caller);
    const repository = new EncodingJobsRepository(this.#options.db);
    const job = await this.#found(repository, id);
    const lines = await repository.lines(id);
    return { job: shown(job), log: lines.map(({ at, text }) => ({ at: at.toISOString(), text })) };
  }

  /** @throws {ApiError} ENCODING_JOB_NOT_FOUND or ENCODING_JOB_STATE_CONFLICT */
  retry(id: string, caller: Caller): Promise<EncodingJob> {
    return this.#change(id, caller, 'encodingJobRetried', (repository) => repository.retry(id));
  }

  /** @throws {ApiError} ENCODING_JOB_NOT_FOUND or ENCODING_JOB_STATE_CONFLICT */
  cancel(id: string, caller: Caller): Promise<EncodingJob> {
    const at = new Date(this.#options.clock.now());
    return this.#change(id, caller, 'encodingJobCancelled', (repository) => repository.cancel(id, at));
  }

  /** @throws {ApiError} ENCODING_JOB_NOT_FOUND or ENCODING_JOB_STATE_CONFLICT */
  prioritise(id: string, priority: number, caller: Caller): Promise<EncodingJob> {
    const change = (repository: EncodingJobsRepository) => repository.prioritise(id, priority);
    return this.#change(id, caller, 'encodingJobPrioritised', change, { priority: String(priority) });
  }

  /** Everything that is wrong with the films of the store. @throws {StoreError} if a bucket does not answer */
  async filmIssues(caller: Caller): Promise<ResponseOf<'listFilmIssues'>> {
    await this.#require(caller);
    const { store } = this.#options;
    if (store === null) return { films: 0, issues: [] };
    const { films, issues } = await filmIssues(store);
    return { films, issues: issues.slice(0, MOST_ISSUES) };
  }

  #require(caller: Caller): Promise<string> {
    return requireEditor(this.#options.accounts, caller);
  }

  async #found(repository: EncodingJobsRepository, id: string): Promise<ListedEncodingJob> {
    const job = await repository.find(id);
    if (job === null) throw new ApiError('ENCODING_JOB_NOT_FOUND');
    return job;
  }

  async #change(
    id: string,
    caller: Caller,
    action: AuditAction,
    change: (repository: EncodingJobsRepository) => Promise<boolean>,
    details: Readonly<Record<string, string>> = {},
  ): Promise<EncodingJob> {
    const actorId = await this.#require(caller);
    const at = new Date(this.#options.clock.now());
    return this.#options.db.transaction(async (tx) => {
      const repository = new EncodingJobsRepository(tx);
      const { state, filmId } = await this.#found(repository, id);
      if (!(await change(repository)))
        throw new ApiError('ENCODING_JOB_STATE_CONFLICT', { details: { state } });
      await writeAudit(tx, { at, action, actorId, accountId: null, details: { film: filmId, ...details } });
      return shown(await this.#found(repository, id));
    });
  }
}
