import { randomUUID } from 'node:crypto';
import type { Clock } from '../clock.js';
import type { Metrics } from '../http/operation/metrics.js';
import type { Log } from '../log.js';
import type { Job } from './job.js';
import type { JobsRepository } from './jobs.repository.js';

/** How long a process that was killed keeps others from its jobs. */
const LEASE_MS = 15_000;
const EXTEND_EVERY_MS = LEASE_MS / 3;
const MINUTE_MS = 60_000;
/** The first retry of a run that failed; each further one waits twice as long, up to the interval of the job. */
const RETRY_MS = MINUTE_MS;

export interface JobRunnerOptions {
  readonly jobs: readonly Job[];
  readonly repository: JobsRepository;
  readonly clock: Clock;
  readonly metrics: Metrics;
  readonly log: Log;
}

/**
 * Runs the jobs of the service from `start` to `stop`. A job never overlaps itself, in this process or another one.
 * @see docs/operate.md
 */
export class JobRunner {
  readonly #options: JobRunnerOptions;
  readonly #holder = randomUUID();
  readonly #timers = new Map<string, NodeJS.Timeout>();
  readonly #running = new Map<string, Promise<void>>();
  #isStopped = false;

  constructor(options: JobRunnerOptions) {
    const names = options.jobs.map(({ name }) => name);
    const twice = names.find((name, index) => names.indexOf(name) !== index);
    if (twice !== undefined) throw new Error(`Two jobs have the name ${twice}.`);
    this.#options = options;
  }

  /** Runs what is due at once, and each job again at its interval. */
  start(): void {
    for (const job of this.#options.jobs) this.#poll(job);
  }

  /** Starts nothing more and resolves when the runs in progress have ended. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    for (const timer of this.#timers.values()) clearTimeout(timer);
    await Promise.all(this.#running.values());
  }

  #poll(job: Job): void {
    if (this.#isStopped) return;
    const attempt = this.#attempt(job)
      .catch((error: unknown) =>
        this.#options.log.error({ err: error, job: job.name }, 'a job could not be claimed'),
      )
      .finally(() => {
        this.#running.delete(job.name);
        if (this.#isStopped) return;
        // Looks more often than the job is due, because another process may fail or vanish.
        const waitMs = job.inEveryProcess === true ? job.everyMs : Math.min(job.everyMs, MINUTE_MS);
        this.#timers.set(
          job.name,
          setTimeout(() => this.#poll(job), waitMs),
        );
      });
    this.#running.set(job.name, attempt);
  }

  async #attempt(job: Job): Promise<void> {
    if (job.inEveryProcess === true) {
      await this.#run(job);
      return;
    }
    const { repository, clock, log } = this.#options;
    const holder = this.#holder;
    const started = clock.now();
    const lease = (now: number) => ({ holder, now: new Date(now), until: new Date(now + LEASE_MS) });
    const failures = await repository.claim(job, lease(started));
    if (failures === undefined) return;
    const extending = setInterval(() => {
      repository
        .extend(job.name, lease(clock.now()))
        .catch((error: unknown) =>
          log.warn({ err: error, job: job.name }, 'the lease of a job could not be extended'),
        );
    }, EXTEND_EVERY_MS);
    try {
      const isDone = await this.#run(job);
      const waitMs = isDone ? job.everyMs : Math.min(job.everyMs, RETRY_MS * 2 ** failures);
      await repository.settle(
        job.name,
        { holder, now: new Date(clock.now()) },
        { dueAt: new Date(started + waitMs), failures: isDone ? 0 : failures + 1 },
      );
    } finally {
      clearInterval(extending);
    }
  }

  /** @returns whether the run succeeded */
  async #run({ name, run }: Job): Promise<boolean> {
    const { clock, metrics, log } = this.#options;
    const started = clock.now();
    let isDone = true;
    try {
      await run(log);
    } catch (error) {
      isDone = false;
      log.error({ err: error, job: name }, 'a job failed and is tried again');
    }
    metrics.recordJob(name, { isDone, milliseconds: clock.now() - started, endedAt: clock.now() });
    return isDone;
  }
}
