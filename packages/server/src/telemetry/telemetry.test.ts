import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { freePort } from '../testing/postgres-server.js';
import { createDemoPostgres, fillWithDemo } from '../testing/demo-database.js';
import { startProcess, type ServiceProcess } from '../testing/start-process.js';

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

/** What speaks OTLP over HTTP as a collector does, and keeps what it is sent. */
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

describe('OpenTelemetry', () => {
  let dataFolder = '';
  let service: ServiceProcess | undefined;
  beforeEach(async () => {
    dataFolder = mkdtempSync(join(tmpdir(), 'footlight-telemetry-'));
    await fillWithDemo(dataFolder);
  });
  afterEach(async () => {
    await service?.end('SIGKILL');
    rmSync(dataFolder, { recursive: true, force: true });
  });

  const start = async (settings: Readonly<Record<string, string>>) => {
    const port = await freePort();
    service = startProcess({ PORT: String(port), FOOTLIGHT_DATA: dataFolder, ...settings });
    await service.ready();
    return `http://localhost:${port}`;
  };

  it.each(['pglite', 'postgres'])(
    'sends requests with their queries and figures, without what viewers sent (%s)',
    async (engine) => {
      const collector = await startCollector();
      const database = engine === 'postgres' ? await createDemoPostgres() : undefined;
      const origin = await start({
        OTEL_EXPORTER_OTLP_ENDPOINT: collector.address,
        OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
        OTEL_BSP_SCHEDULE_DELAY: '100',
        ...(database === undefined ? {} : { DATABASE_URL: database.databaseUrl }),
      });
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

      await service?.end('SIGTERM');
      expect(collector.spans().some(({ name }) => name.includes('healthz'))).toBe(false);
      expect(collector.text()).toContain('http.server.request.duration');
      expect(collector.text()).toContain('"footlight"');
      expect(collector.text()).not.toContain('of-a-viewer');
      expect(collector.text()).not.toContain('of.a.viewer');
      await collector.stop();
      await database?.stop();
    },
  );

  it('sends nothing where it is switched off', async () => {
    const collector = await startCollector();
    const origin = await start({
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.address,
      OTEL_SDK_DISABLED: 'true',
    });
    await fetch(`${origin}/api/v4/vod/1001`);
    const { code } = (await service?.end('SIGTERM')) ?? {};
    expect(code).toBe(0);
    expect(collector.text()).toBe('');
    await collector.stop();
  });
});
