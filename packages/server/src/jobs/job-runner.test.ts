import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Metrics } from '../http/operation/metrics.js';
import { describeOnBothEngines } from '../../testing/engines.js';
import { createMovingClock } from '@footlight/packager/testing/moving-clock';
import { quietLog } from '../../testing/quiet-log.js';
import { JobRunner } from './job-runner.js';
import type { Job } from './job.js';
import { JobsRepository } from './jobs.repository.js';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

describeOnBothEngines('jobs', ({ database }) => {
  const runners: JobRunner[] = [];
  let clock = createMovingClock();
  beforeEach(async () => {
    clock = createMovingClock();
    await database().db.execute('delete from jobs');
  });
  afterEach(async () => {
    await Promise.all(runners.splice(0).map((runner) => runner.stop()));
  });

  const repository = (): JobsRepository => new JobsRepository(database().db);
  const stateOf = async (name: string) => (await repository().list()).find((job) => job.name === name);
  /** A process of the service with these jobs, which looks for due ones once. */
  const startProcess = (jobs: readonly Job[], metrics = new Metrics()): JobRunner => {
    const runner = new JobRunner({ jobs, repository: repository(), clock, metrics, log: quietLog });
    runners.push(runner);
    runner.start();
    return runner;
  };
  /** Leases end by the clock of the database. */
  const endLease = (name: string) =>
    database().db.execute(sql`update jobs set leased_until = now() where name = ${name}`);
  /** A job that ends when it is told to. */
  const heldJob = (name: string) => {
    const ends: (() => void)[] = [];
    const run = vi.fn<Job['run']>(
      () =>
        new Promise<void>((resolve) => {
          ends.push(resolve);
        }),
    );
    const end = (): void => {
      for (const one of ends.splice(0)) one();
    };
    return { job: { name, everyMs: HOUR_MS, run }, run, end };
  };

  it('run in one of two processes, and again when they are due', async () => {
    const { job, run, end } = heldJob('test.once');
    const first = startProcess([job]);
    await vi.waitFor(() => expect(run).toHaveBeenCalledTimes(1));
    await startProcess([job]).stop();
    expect(run).toHaveBeenCalledTimes(1);
    end();
    await first.stop();
    await startProcess([job]).stop();
    expect(run).toHaveBeenCalledTimes(1);
    clock.advance(HOUR_MS);
    const later = startProcess([job]);
    await vi.waitFor(() => expect(run).toHaveBeenCalledTimes(2));
    end();
    await later.stop();
    expect(await stateOf('test.once')).toMatchObject({ failures: 0, lastSuccessAt: new Date(clock.now()) });
  });

  it('are taken over from a process that was killed, once its lease has ended', async () => {
    const run = vi.fn<() => Promise<void>>(() => Promise.resolve());
    const job = { name: 'test.killed', everyMs: HOUR_MS, run };
    await repository().claim(job, new Date(clock.now()), { holder: 'killed', milliseconds: 15_000 });
    await startProcess([job]).stop();
    expect(run).not.toHaveBeenCalled();
    await endLease(job.name);
    await startProcess([job]).stop();
    expect(run).toHaveBeenCalledTimes(1);
    // The killed process comes back and cannot change the outcome.
    await repository().settle(job.name, 'killed', { dueAt: new Date(clock.now()), failures: 9 });
    expect(await repository().extend(job.name, { holder: 'killed', milliseconds: 15_000 })).toBe(false);
    expect(await stateOf(job.name)).toMatchObject({ failures: 0 });
  });

  it('are repeated after a failure, with a delay that doubles, and counted', async () => {
    const metrics = new Metrics();
    let fails = true;
    const run = vi.fn<() => Promise<void>>(() =>
      fails ? Promise.reject(new Error('broken')) : Promise.resolve(),
    );
    const job = { name: 'test.failing', everyMs: HOUR_MS, run };
    const look = () => startProcess([job], metrics).stop();
    await look();
    clock.advance(MINUTE_MS - 1);
    await look();
    expect(run).toHaveBeenCalledTimes(1);
    clock.advance(1);
    await look();
    expect(run).toHaveBeenCalledTimes(2);
    clock.advance(MINUTE_MS);
    await look();
    expect(run).toHaveBeenCalledTimes(2);
    expect(await stateOf(job.name)).toMatchObject({ failures: 2, lastSuccessAt: null });
    fails = false;
    clock.advance(MINUTE_MS);
    await look();
    expect(await stateOf(job.name)).toMatchObject({ failures: 0, lastSuccessAt: new Date(clock.now()) });
    const text = await metrics.text();
    expect(text).toContain('footlight_job_runs_total{job="test.failing",result="failed"} 2');
    expect(text).toContain('footlight_job_runs_total{job="test.failing",result="done"} 1');
    expect(text).toContain('footlight_job_last_success_timestamp_seconds{job="test.failing"}');
  });

  it('do not hold up each other, and end before the service stops', async () => {
    const slow = heldJob('test.slow');
    const quick = {
      name: 'test.quick',
      everyMs: HOUR_MS,
      run: vi.fn<() => Promise<void>>(() => Promise.resolve()),
    };
    const runner = startProcess([slow.job, quick]);
    await vi.waitFor(() => expect(slow.run).toHaveBeenCalled());
    await vi.waitFor(async () => expect(await stateOf('test.quick')).toMatchObject({ failures: 0 }));
    let isStopped = false;
    const stopped = runner.stop().then(() => {
      isStopped = true;
    });
    await vi.waitFor(() => expect(quick.run).toHaveBeenCalled());
    expect(isStopped).toBe(false);
    slow.end();
    await stopped;
    expect(await stateOf('test.slow')).toMatchObject({ lastSuccessAt: new Date(clock.now()) });
  });

  it('are interrupted when the service stops, and go on at the next start', async () => {
    const run = vi.fn<Job['run']>(
      (_log, signal) =>
        new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason as Error));
        }),
    );
    const job = { name: 'test.long', everyMs: HOUR_MS, run };
    for (const times of [1, 2]) {
      const runner = startProcess([job]);
      await vi.waitFor(() => expect(run).toHaveBeenCalledTimes(times));
      await runner.stop();
      expect(await stateOf(job.name)).toMatchObject({ failures: 0, lastSuccessAt: null });
    }
  });

  it('are interrupted when another process has taken them over', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const { job, run, end } = heldJob('test.lost');
    const signalOf = (call: number) => run.mock.calls[call]?.[1] as AbortSignal;
    const stalled = startProcess([job]);
    await vi.waitFor(() => expect(run).toHaveBeenCalledTimes(1));
    await endLease(job.name);
    const other = startProcess([job]);
    await vi.waitFor(() => expect(run).toHaveBeenCalledTimes(2));
    expect(signalOf(0).aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(5_000);
    await vi.waitFor(() => expect(signalOf(0).aborted).toBe(true));
    expect(signalOf(1).aborted).toBe(false);
    vi.useRealTimers();
    end();
    await Promise.all([stalled.stop(), other.stop()]);
  });

  it('run in every process if each does other work', async () => {
    const run = vi.fn<() => Promise<void>>(() => Promise.resolve());
    const job: Job = { name: 'test.each', everyMs: HOUR_MS, inEveryProcess: true, run };
    await Promise.all([startProcess([job]).stop(), startProcess([job]).stop()]);
    expect(run).toHaveBeenCalledTimes(2);
  });

  it('have names of their own', () => {
    const job = heldJob('test.twice').job;
    expect(() => startProcess([job, job])).toThrow('Two jobs have the name test.twice.');
  });
});
