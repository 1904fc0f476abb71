import type { FastifyInstance } from 'fastify';
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import { ApiError } from '../../api-error.js';
import { mayReadFigures, type FiguresAccess } from './figures-access.js';
import { STREAM_ROUTES } from '../calls/stream-paths.js';

/** Upper bounds of the histogram buckets in seconds. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

export interface MetricsOptions {
  /** Adds metrics of the process: event loop, memory, garbage collection and file handles. */
  readonly ofProcess?: boolean;
}

export class Metrics {
  readonly #figures = new Registry();
  readonly #registers = [this.#figures];
  readonly #requests = new Counter({
    name: 'footlight_requests_total',
    help: 'Answers, by route, method and status.',
    labelNames: ['route', 'method', 'status'],
    registers: this.#registers,
  });
  readonly #durations = new Histogram({
    name: 'footlight_request_duration_seconds',
    help: 'From the head of a request to the end of its answer, by route and method.',
    labelNames: ['route', 'method'],
    buckets: BUCKETS,
    registers: this.#registers,
  });
  readonly #queries = new Histogram({
    name: 'footlight_database_query_duration_seconds',
    help: 'From asking the database to its answer.',
    buckets: BUCKETS,
    registers: this.#registers,
  });
  readonly #jobRuns = new Counter({
    name: 'footlight_job_runs_total',
    help: 'Runs of jobs in this process, by result.',
    labelNames: ['job', 'result'],
    registers: this.#registers,
  });
  readonly #jobDurations = new Histogram({
    name: 'footlight_job_duration_seconds',
    help: 'From the start of a run to its end, by job.',
    labelNames: ['job'],
    buckets: BUCKETS,
    registers: this.#registers,
  });
  readonly #jobSuccesses = new Gauge({
    name: 'footlight_job_last_success_timestamp_seconds',
    help: 'End of the last successful run in this process, by job.',
    labelNames: ['job'],
    registers: this.#registers,
  });
  readonly #counters = new Map<string, Counter>();

  constructor({ ofProcess = false }: MetricsOptions = {}) {
    if (ofProcess) collectDefaultMetrics({ register: this.#figures });
  }

  /** Callback for `openDatabase`. */
  recordQuery(_text: string, milliseconds: number): void {
    this.#queries.observe(milliseconds / 1_000);
  }

  recordRequest(route: string, method: string, status: number, milliseconds: number): void {
    this.#requests.inc({ route, method, status });
    this.#durations.observe({ route, method }, milliseconds / 1_000);
  }

  /** Counts a run of a job; `endedAt` in milliseconds since the epoch. */
  recordJob(
    job: string,
    {
      isDone,
      milliseconds,
      endedAt,
    }: { readonly isDone: boolean; readonly milliseconds: number; readonly endedAt: number },
  ): void {
    this.#jobRuns.inc({ job, result: isDone ? 'done' : 'failed' });
    this.#jobDurations.observe({ job }, milliseconds / 1_000);
    if (isDone) this.#jobSuccesses.set({ job }, endedAt / 1_000);
  }

  /** Increments a counter. */
  count(name: string, labels: Readonly<Record<string, string>>): void {
    const counter =
      this.#counters.get(name) ??
      new Counter({ name, help: name, labelNames: Object.keys(labels), registers: this.#registers });
    this.#counters.set(name, counter);
    counter.inc({ ...labels });
  }

  /** Registers a gauge whose value is read with each request for the metrics. */
  gauge(name: string, read: () => number): void {
    const gauge: Gauge = new Gauge({ name, help: name, registers: [], collect: () => gauge.set(read()) });
    // Tests create several applications with the same metrics; the last one replaces the gauge.
    this.#figures.removeSingleMetric(name);
    this.#figures.registerMetric(gauge);
  }

  /** @see https://prometheus.io/docs/instrumenting/exposition_formats/ */
  text(): Promise<string> {
    return this.#figures.metrics();
  }
}

/** Counts every response and serves `/metrics` to callers on the same machine and those that `access` allows. */
export const registerMetrics = (
  app: FastifyInstance,
  metrics: Metrics,
  access: FiguresAccess = { addresses: [] },
): void => {
  const mayRead = mayReadFigures(access);
  app.addHook('onResponse', async (request, reply) => {
    // The route pattern rather than the address, to limit the number of label values.
    const route = request.routeOptions.url ?? '(none)';
    // The duration of a stream is not a response time; its listeners are counted by a gauge.
    if (STREAM_ROUTES.has(route) && reply.statusCode === 200) return;
    metrics.recordRequest(route, request.method, reply.statusCode, reply.elapsedTime);
  });
  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request)) throw new ApiError('FORBIDDEN');
    return reply.type('text/plain; version=0.0.4; charset=utf-8').send(await metrics.text());
  });
};
