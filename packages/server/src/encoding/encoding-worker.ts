import { randomUUID } from 'node:crypto';
import { openStore, type EncodeRequest, type ProgressReport } from '@footlight/packager';
import type { EntryRules } from '../catalogue/entries/entry-issues.js';
import type { Clock } from '../clock.js';
import type { Database } from '../database/database.js';
import { isDatabaseAway } from '../database/database-away.js';
import type { Log } from '../log.js';
import type { Job } from '../jobs/job.js';
import {
  EncodingJobsRepository,
  uploadsOf,
  type EncodingJobRow,
  type EncodingOutcome,
  type EncodingProgress,
} from './encoding-jobs.repository.js';
import { isEncodingError, runEncodingProcess } from './encoding-process.js';
import { enterFilm } from './enter-film.js';
import type { UploadFolder } from './upload-folder.js';

/** How long a worker that was killed keeps its job. */
const LEASE_MS = 15_000;
/** How soon a worker notices that its job was cancelled. */
const BEAT_MS = 1_000;
/** How often a worker looks for a job. */
const LOOK_MS = 2_000;

export interface EncodingWorkerOptions extends Pick<EncodeRequest, 'mediaFolder' | 'bucket' | 'codecs'> {
  readonly db: Database;
  readonly uploads: UploadFolder;
  readonly rules: EntryRules;
  readonly clock: Clock;
  readonly log: Log;
  /** Makes a film; by default a process does. */
  readonly encode?: typeof runEncodingProcess;
}

/** Share of the work from which on the time left can be told. */
const TOLD_FROM = 0.01;

/** Ends the work on a job that was cancelled, or that another worker has. */
class LostJobError extends Error {
  override readonly name = 'LostJobError';
}

/** Works on the jobs that make films of uploads, one after the other. */
export class EncodingWorker {
  readonly #options: EncodingWorkerOptions;
  readonly #repository: EncodingJobsRepository;
  readonly #lease = { holder: randomUUID(), milliseconds: LEASE_MS };

  constructor(options: EncodingWorkerOptions) {
    this.#options = options;
    this.#repository = new EncodingJobsRepository(options.db);
  }

  /** Works until no job is left. @param signal aborting interrupts a job, which goes on later */
  async workThrough(signal: AbortSignal): Promise<void> {
    let hasWorked = true;
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    while (hasWorked && !signal.aborted) hasWorked = await this.#workOnNext(signal);
  }

  async #workOnNext(signal: AbortSignal): Promise<boolean> {
    const now = (): Date => new Date(this.#options.clock.now());
    const job = await this.#repository.claim(this.#lease, now());
    if (job === null) return false;
    const lost = new AbortController();
    const progress: { current: EncodingProgress } = {
      current: { progress: job.progress, step: null, secondsLeft: null },
    };
    const beat = this.#beat(job.id, progress, lost);
    const settle = (outcome: Partial<EncodingOutcome>) =>
      this.#repository.settle(job.id, this.#lease.holder, {
        state: 'queued',
        error: null,
        endedAt: null,
        ...outcome,
      });
    try {
      await this.#make(job, {
        signal: AbortSignal.any([signal, lost.signal]),
        onReport: ({ share, step, secondsLeft }) => {
          const left = secondsLeft === null || share < TOLD_FROM ? null : Math.round(secondsLeft);
          progress.current = { progress: Math.min(1, Math.max(0, share)), step, secondsLeft: left };
        },
      });
      const entered = await this.#enter(job);
      await this.#repository.addLines(job.id, [entered], now());
      if (await settle({ state: 'succeeded', endedAt: now(), progress: 1 })) await this.#removeUploads(job);
    } catch (error) {
      if (lost.signal.aborted) return true;
      if (signal.aborted) {
        await settle({});
        return false;
      }
      // The lease ends, and the work goes on from the step that is done.
      if (isDatabaseAway(error)) throw error;
      if (!isEncodingError(error))
        this.#options.log.error({ err: error, job: job.id }, 'a film could not be made');
      const text = this.#shown(job, error instanceof Error ? error.message : String(error));
      await settle({ state: 'failed', error: text, endedAt: now() });
    } finally {
      clearInterval(beat);
    }
    return true;
  }

  async #make(
    job: EncodingJobRow,
    {
      signal,
      onReport,
    }: { readonly signal: AbortSignal; readonly onReport: (report: ProgressReport) => void },
  ): Promise<void> {
    const {
      uploads,
      mediaFolder,
      bucket,
      codecs,
      rules,
      clock,
      log,
      encode = runEncodingProcess,
    } = this.#options;
    const request: EncodeRequest = {
      mediaFolder,
      bucket,
      codecs,
      file: uploads.fileOf(job.id),
      id: job.filmId,
      title: job.title,
      captionFiles: job.captions.map(({ id, language }) => ({ path: uploads.fileOf(id), language })),
      language: job.language ?? rules.defaultLanguage,
      isContinued: job.attempts > 1,
    };
    // Lines are kept in their order.
    let writing = Promise.resolve();
    const onLine = (line: string): void => {
      writing = writing
        .then(() => this.#repository.addLines(job.id, [this.#shown(job, line)], new Date(clock.now())))
        .catch((error: unknown) =>
          log.warn({ err: error, job: job.id }, 'the log of a job could not be written'),
        );
    };
    try {
      await encode(request, { signal, onReport, onLine });
    } finally {
      await writing;
    }
  }

  async #enter(job: EncodingJobRow): Promise<string> {
    const { db, mediaFolder, bucket, rules, clock, log } = this.#options;
    // One of its own, which does not remember that the film was not there yet.
    const store = openStore(mediaFolder, bucket);
    try {
      return await enterFilm(db, job, { store, rules, now: clock.now(), log });
    } finally {
      await store.close();
    }
  }

  /** A text of the program with the names that editors know: their files, and nothing of the machine. */
  #shown({ id, fileName, captions }: EncodingJobRow, text: string): string {
    const { uploads, mediaFolder, bucket } = this.#options;
    const named = [...captions, { id, fileName }].reduce(
      (shown, file) =>
        shown.replaceAll(uploads.fileOf(file.id), file.fileName).replaceAll(file.id, file.fileName),
      text,
    );
    const root = openStore(mediaFolder, bucket).address('');
    return [`${mediaFolder}/`, mediaFolder, root].reduce((shown, path) => shown.replaceAll(path, ''), named);
  }

  async #removeUploads(job: EncodingJobRow): Promise<void> {
    const { uploads, log } = this.#options;
    try {
      for (const one of uploadsOf(job))
        // oxlint-disable-next-line no-await-in-loop -- few files
        await uploads.remove(one);
    } catch (error) {
      log.warn({ err: error, job: job.id }, 'an upload could not be removed');
    }
  }

  /** Keeps the lease with the progress until the timer is cleared, and notices when the job is lost. */
  #beat(id: string, progress: { readonly current: EncodingProgress }, lost: AbortController): NodeJS.Timeout {
    // Not the clock of the options, which may jump.
    let heldSince = performance.now();
    let isAsking = false;
    const lose = (): void =>
      lost.abort(new LostJobError(`The job ${id} was cancelled, or another worker has it.`));
    return setInterval(() => {
      if (isAsking) return;
      isAsking = true;
      const asked = performance.now();
      this.#repository
        .extend(id, this.#lease, progress.current)
        .then((isHeld) => {
          if (isHeld) heldSince = asked;
          else lose();
        })
        .catch((error: unknown) => {
          this.#options.log.warn({ err: error, job: id }, 'the lease of a job could not be extended');
          if (performance.now() - heldSince >= LEASE_MS) lose();
        })
        .finally(() => {
          isAsking = false;
        });
    }, BEAT_MS);
  }
}

/** Workers as jobs of a process, which each look for something to do. */
export const encodingWork = (count: number, options: EncodingWorkerOptions): readonly Job[] =>
  Array.from({ length: count }, (_, at) => ({
    name: `encoding.work${at + 1}`,
    everyMs: LOOK_MS,
    inEveryProcess: true,
    run: (_log, signal) => new EncodingWorker(options).workThrough(signal),
  }));
