import type { FastifyInstance } from 'fastify';
import { ApiError } from '../api-error.js';
import { STREAM_ROUTES } from './stream-paths.js';

/** Upper bounds in seconds. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

interface Histogram {
  readonly counts: number[];
  sum: number;
  total: number;
}

const createHistogram = (): Histogram => ({ counts: BUCKETS.map(() => 0), sum: 0, total: 0 });

const observe = (histogram: Histogram, seconds: number): void => {
  histogram.sum += seconds;
  histogram.total += 1;
  for (const [index, bound] of BUCKETS.entries()) {
    if (seconds <= bound) histogram.counts[index] = (histogram.counts[index] ?? 0) + 1;
  }
};

const histogramLines = (name: string, { counts, sum, total }: Histogram): string[] => [
  `# TYPE ${name} histogram`,
  ...BUCKETS.map((bound, index) => `${name}_bucket{le="${bound}"} ${counts[index] ?? 0}`),
  `${name}_bucket{le="+Inf"} ${total}`,
  `${name}_sum ${sum}`,
  `${name}_count ${total}`,
];

const counterLines = (name: string, series: ReadonlyMap<string, number>): string[] => [
  `# TYPE ${name} counter`,
  ...Array.from(series, ([labels, count]) => `${name}{${labels}} ${count}`),
];

export interface Metrics {
  /** Give it to `openDatabase`. */
  readonly recordQuery: (text: string, milliseconds: number) => void;
  recordRequest(route: string, method: string, status: number, milliseconds: number): void;
  /** Adds one to a counter of that name and those labels. */
  count(name: string, labels: Readonly<Record<string, string>>): void;
  /** Shows a figure as it is when asked. */
  gauge(name: string, read: () => number): void;
  /** @see https://prometheus.io/docs/instrumenting/exposition_formats/ */
  text(): string;
}

export const createMetrics = (): Metrics => {
  const requests = new Map<string, number>();
  const counters = new Map<string, Map<string, number>>();
  const gauges = new Map<string, () => number>();
  const durations = createHistogram();
  const queries = createHistogram();
  return {
    recordQuery: (_text, milliseconds) => observe(queries, milliseconds / 1000),
    recordRequest: (route, method, status, milliseconds) => {
      const labels = `route=${JSON.stringify(route)},method="${method}",status="${status}"`;
      requests.set(labels, (requests.get(labels) ?? 0) + 1);
      observe(durations, milliseconds / 1000);
    },
    count: (name, labels) => {
      const series = counters.get(name) ?? new Map<string, number>();
      const key = Object.entries(labels)
        .map(([label, value]) => `${label}=${JSON.stringify(value)}`)
        .join(',');
      counters.set(name, series.set(key, (series.get(key) ?? 0) + 1));
    },
    gauge: (name, read) => {
      gauges.set(name, read);
    },
    text: () =>
      [
        '# TYPE footlight_requests_total counter',
        ...[...requests].map(([labels, count]) => `footlight_requests_total{${labels}} ${count}`),
        ...[...counters].flatMap(([name, series]) => counterLines(name, series)),
        ...histogramLines('footlight_request_duration_seconds', durations),
        ...histogramLines('footlight_database_query_duration_seconds', queries),
        ...Array.from(gauges, ([name, read]) => `# TYPE ${name} gauge\n${name} ${read()}`),
        '# TYPE process_resident_memory_bytes gauge',
        `process_resident_memory_bytes ${process.memoryUsage.rss()}`,
        '# TYPE process_uptime_seconds gauge',
        `process_uptime_seconds ${process.uptime()}`,
        '',
      ].join('\n'),
  };
};

const LOOPBACK = /^(::1|127\.\d+\.\d+\.\d+|::ffff:127\.\d+\.\d+\.\d+)$/u;

/** Counts every answer and shows the figures at `/metrics` to callers on the machine itself. */
export const registerMetrics = (app: FastifyInstance, metrics: Metrics): void => {
  app.addHook('onResponse', async (request, reply) => {
    // The pattern, not the address: addresses are without number.
    const route = request.routeOptions.url ?? '(none)';
    // When a stream ends says nothing of how fast it was answered; its listeners are a gauge.
    if (STREAM_ROUTES.has(route) && reply.statusCode === 200) return;
    metrics.recordRequest(route, request.method, reply.statusCode, reply.elapsedTime);
  });
  app.get('/metrics', async (request, reply) => {
    // Behind a proxy on this machine every caller looks near; its header tells them apart.
    const isNear =
      LOOPBACK.test(request.socket.remoteAddress ?? '') && request.headers['x-forwarded-for'] === undefined;
    if (!isNear) throw new ApiError('FORBIDDEN');
    return reply.type('text/plain; version=0.0.4; charset=utf-8').send(metrics.text());
  });
};
