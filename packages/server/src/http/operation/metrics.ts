import type { FastifyInstance } from 'fastify';
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import { ApiError } from '../../api-error.js';
import { mayReadFigures, type FiguresAccess } from './figures-access.js';
import { STREAM_ROUTES } from '../calls/stream-paths.js';

/** Upper bounds of the histogram buckets in seconds. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

export interface Metrics {
  /** Callback for `openDatabase`. */
  readonly recordQuery: (text: string, milliseconds: number) => void;
  recordRequest(route: string, method: string, status: number, milliseconds: number): void;
  /** Counts a run of a job; `endedAt` in milliseconds since the epoch. */
  recordJob(
    job: string,
    run: { readonly isDone: boolean; readonly milliseconds: number; readonly endedAt: number },
  ): void;
  /** Increments a counter. */
  count(name: string, labels: Readonly<Record<string, string>>): void;
  /** Registers a gauge whose value is read with each request for the metrics. */
  gauge(name: string, read: () => number): void;
  /** @see https://prometheus.io/docs/instrumenting/exposition_formats/ */
  text(): Promise<string>;
}

export interface MetricsOptions {
  /** Adds metrics of the process: event loop, memory, garbage collection and file handles. */
  readonly ofProcess?: boolean;
}

export const createMetrics = ({ ofProcess = false }: MetricsOptions = {}): Metrics => {
  const figures = new Registry();
  const registers = [figures];
  if (ofProcess) collectDefaultMetrics({ register: figures });
  const requests = new Counter({
    name: 'footlight_requests_total',
    help: 'Answers, by route, method and status.',
    labelNames: ['route', 'method', 'status'],
    registers,
  });
  const durations = new Histogram({
    name: 'footlight_request_duration_seconds',
    help: 'From the head of a request to the end of its answer, by route and method.',
    labelNames: ['route', 'method'],
    buckets: BUCKETS,
    registers,
  });
  const queries = new Histogram({
    name: 'footlight_database_query_duration_seconds',
    help: 'From asking the database to its answer.',
    buckets: BUCKETS,
    registers,
  });
  const jobRuns = new Counter({
    name: 'footlight_job_runs_total',
    help: 'Runs of jobs in this process, by result.',
    labelNames: ['job', 'result'],
    registers,
  });
  const jobDurations = new Histogram({
    name: 'footlight_job_duration_seconds',
    help: 'From the start of a run to its end, by job.',
    labelNames: ['job'],
    buckets: BUCKETS,
    registers,
  });
  const jobSuccesses = new Gauge({
    name: 'footlight_job_last_success_timestamp_seconds',
    help: 'End of the last successful run in this process, by job.',
    labelNames: ['job'],
    registers,
  });
  const counters = new Map<string, Counter>();
  return {
    recordQuery: (_text, milliseconds) => queries.observe(milliseconds / 1_000),
    recordRequest: (route, method, status, milliseconds) => {
      requests.inc({ route, method, status });
      durations.observe({ route, method }, milliseconds / 1_000);
    },
    recordJob: (job, { isDone, milliseconds, endedAt }) => {
      jobRuns.inc({ job, result: isDone ? 'done' : 'failed' });
      jobDurations.observe({ job }, milliseconds / 1_000);
      if (isDone) jobSuccesses.set({ job }, endedAt / 1_000);
    },
    count: (name, labels) => {
      const counter =
        counters.get(name) ?? new Counter({ name, help: name, labelNames: Object.keys(labels), registers });
      counters.set(name, counter);
      counter.inc({ ...labels });
    },
    gauge: (name, read) => {
      const gauge: Gauge = new Gauge({ name, help: name, registers: [], collect: () => gauge.set(read()) });
      // Tests create several applications with the same metrics; the last one replaces the gauge.
      figures.removeSingleMetric(name);
      figures.registerMetric(gauge);
    },
    text: () => figures.metrics(),
  };
};

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
