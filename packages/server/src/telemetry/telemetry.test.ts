import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDemoPostgres } from '../../testing/demo-database.js';
import { freePort, type PostgresServer } from '../../testing/postgres-server.js';
import { startProcess, type ServiceProcess } from '../../testing/start-process.js';

interface SentSpan {
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly attributes: readonly {
    readonly key: string;
    readonly value: Readonly<Record<string, unknown>>;
  }[];
}

interface Sent {
  readonly resourceSpans?: readonly {
    readonly scopeSpans: readonly { readonly spans: readonly SentSpan[] }[];
  }[];
}

/** A server that accepts OTLP over HTTP like a collector and records what it receives. */
const startCollector = async () => {
  const texts: string[] = [];
  const server: Server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      texts.push(`${request.url} ${Buffer.concat(chunks).toString()}`);
      response.setHeader('content-type', 'application/json').end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    text: () => texts.join('\n'),
    spans: (): SentSpan[] =>
      texts
        .filter((text) => text.startsWith('/v1/traces '))
        .flatMap((text) => (JSON.parse(text.slice('/v1/traces '.length)) as Sent).resourceSpans ?? [])
        .flatMap(({ scopeSpans }) => scopeSpans)
        .flatMap(({ spans }) => spans),
    stop: () => new Promise<void>((resolve) => void server.close(() => resolve())),
  };
};

const TRACE = '0af7651916cd43dd8448eb211c80319c';
const CALLER = 'b7ad6b7169203331';

// Enabling telemetry is tested in environment.test.ts, the query callback of each engine in database.test.ts.
describe('OpenTelemetry', () => {
  let dataFolder = '';
  let service: ServiceProcess | undefined;
  let database: PostgresServer | undefined;
  beforeEach(async () => {
    dataFolder = mkdtempSync(join(tmpdir(), 'footlight-telemetry-'));
    database = await createDemoPostgres();
  });
  afterEach(async () => {
    await service?.end('SIGKILL');
    await database?.stop();
    rmSync(dataFolder, { recursive: true, force: true });
  });

  it('exports requests with their queries and metrics, without viewers’ data', async () => {
    const collector = await startCollector();
    const port = await freePort();
    const origin = `http://localhost:${port}`;
    service = startProcess({
      PORT: String(port),
      FOOTLIGHT_DATA: dataFolder,
      DATABASE_URL: database?.databaseUrl ?? '',
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.address,
      OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
      OTEL_BSP_SCHEDULE_DELAY: '100',
    });
    await service.ready();
    const answers = await Promise.all(
      Array.from({ length: 4 }, () =>
        fetch(`${origin}/api/v4/vod/1001?secret=of-a-viewer`, {
          headers: { traceparent: `00-${TRACE}-${CALLER}-01`, authorization: 'Bearer of.a.viewer' },
        }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401]);
    await fetch(`${origin}/api/v4/vod/1001?secret=of-a-viewer`, {
      headers: { traceparent: `00-${TRACE}-${CALLER}-01` },
    });
    await fetch(`${origin}/healthz`);

    const named = (name: string) => collector.spans().filter((span) => span.name === name);
    await vi.waitFor(() => expect(named('GET /api/v4/vod/:id')).toHaveLength(5), { timeout: 20_000 });
    const requests = named('GET /api/v4/vod/:id');
    expect(requests.map(({ traceId, parentSpanId }) => [traceId, parentSpanId])).toEqual(
      Array.from({ length: 5 }, () => [TRACE, CALLER]),
    );
    const ids = new Set(requests.map(({ spanId }) => spanId));
    const queries = named('SELECT');
    expect(queries).not.toEqual([]);
    expect(queries.filter(({ parentSpanId = '' }) => !ids.has(parentSpanId))).toEqual([]);

    await service.end('SIGTERM');
    expect(collector.spans().some(({ name }) => name.includes('healthz'))).toBe(false);
    expect(collector.text()).toContain('http.server.request.duration');
    expect(collector.text()).toContain('"footlight"');
    expect(collector.text()).not.toContain('of-a-viewer');
    expect(collector.text()).not.toContain('of.a.viewer');
    await collector.stop();
  });
});
