import { randomUUID } from 'node:crypto';
import type { Clock } from '../clock.js';
import type { Metrics } from '../http/operation/metrics.js';
import type { Log } from '../log.js';
import type { Job } from './job.js';
import type { JobsRepository, Lease } from './jobs.repository.js';

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
  readonly #stopping = new AbortController();

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

  /** Starts nothing more, aborts the runs in progress and resolves when they have ended. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    for (const timer of this.#timers.values()) clearTimeout(timer);
    await Promise.all(this.#running.values());
  }

  #poll(job: Job): void {
    if (this.#stopping.signal.aborted) return;
    const attempt = this.#attempt(job)
      .catch((error: unknown) =>
        this.#options.log.error({ err: error, job: job.name }, 'a job could not be claimed'),
      )
      .finally(() => {
        this.#running.delete(job.name);
        if (this.#stopping.signal.aborted) return;
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
      await this.#run(job, this.#stopping.signal);
      return;
    }
    const { repository, clock } = this.#options;
    const started = clock.now();
    const lease = { holder: this.#holder, milliseconds: LEASE_MS };
    const failures = await repository.claim(job, new Date(started), lease);
    if (failures === undefined) return;
    const lost = new AbortController();
    const extending = this.#extend(job.name, lease, lost);
    try {
      const result = await this.#run(job, AbortSignal.any([this.#stopping.signal, lost.signal]));
      // A run that was interrupted goes on as soon as a process can.
      const waitMs = {
        done: job.everyMs,
        failed: Math.min(job.everyMs, RETRY_MS * 2 ** failures),
        interrupted: 0,
      }[result];
      await repository.settle(job.name, this.#holder, {
        dueAt: new Date(started + waitMs),
        failures: { done: 0, failed: failures + 1, interrupted: failures }[result],
        ...(result === 'done' ? { lastSuccessAt: new Date(clock.now()) } : {}),
      });
    } finally {
      clearInterval(extending);
    }
  }

  /** Extends a lease until the timer is cleared, and aborts the run once another process may have taken the job over. */
  #extend(name: string, lease: Lease, lost: AbortController): NodeJS.Timeout {
    // Not the clock of the options, which may jump.
    let heldSince = performance.now();
    return setInterval(() => {
      const asked = performance.now();
      this.#options.repository
        .extend(name, lease)
        .then((isHeld) => {
          if (isHeld) heldSince = asked;
          else lost.abort();
        })
        .catch((error: unknown) => {
          this.#options.log.warn({ err: error, job: name }, 'the lease of a job could not be extended');
          if (performance.now() - heldSince >= LEASE_MS) lost.abort();
        });
    }, EXTEND_EVERY_MS);
  }

  async #run({ name, run }: Job, signal: AbortSignal): Promise<'done' | 'failed' | 'interrupted'> {
    const { clock, metrics, log } = this.#options;
    const started = clock.now();
    let isDone = true;
    try {
      await run(log, signal);
    } catch (error) {
      if (signal.aborted && error === signal.reason) {
        log.info({ job: name }, 'a job was interrupted and goes on later');
        return 'interrupted';
      }
      isDone = false;
      log.error({ err: error, job: name }, 'a job failed and is tried again');
    }
    metrics.recordJob(name, { isDone, milliseconds: clock.now() - started, endedAt: clock.now() });
    return isDone ? 'done' : 'failed';
  }
}
