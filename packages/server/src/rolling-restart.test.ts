import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { calls, type AuthTokens } from '@footlight/contract';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { startBalancer, type Balancer } from '../testing/balancer.js';
import { createDemoPostgres } from '../testing/demo-database.js';
import { freePort, type PostgresServer } from '../testing/postgres-server.js';
import { startProcess, type ServiceProcess } from '../testing/start-process.js';
import { asUnprivileged, giveAway, layReadOnlyTree, makeWritable } from '../testing/unprivileged.js';

const WAIT_OPTIONS = { timeout: 90_000 };
/** Copies the tree with its packages, and fills a database. */
const SETUP_MS = 300_000;
const VIEWERS = 4;
/** Pause between two requests of a viewer; short enough that some request is always in progress. */
const REST_MS = 400;
const PAGES = ['/', '/video/1001', '/api/v4/vod/1001', '/api/v2/realm'];
/** Mostly API calls: they are cheaper than pages and detect lost requests equally well. */
const WATCHED = ['/video/1001', '/api/v4/vod/1001', '/api/v2/realm', '/api/v4/vod/1002'];

describe('the built tree in a read-only folder, run as an unprivileged user', () => {
  let folder = '';
  let main = '';
  let database: PostgresServer;
  const processes: ServiceProcess[] = [];
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'footlight-image-'));
    chmodSync(folder, 0o755);
    main = layReadOnlyTree(join(folder, 'app'));
    database = await createDemoPostgres();
  }, SETUP_MS);
  afterAll(async () => {
    await Promise.all(processes.map((one) => one.end('SIGKILL')));
    await database.stop();
    makeWritable(folder);
    rmSync(folder, { recursive: true, force: true });
  });

  const dataFolderOf = (port: number): string => join(inject('runFolder'), `data-of-nobody-${port}`);
  const start = async (port: number, settings: Readonly<Record<string, string>>): Promise<ServiceProcess> => {
    const dataFolder = dataFolderOf(port);
    giveAway(dataFolder);
    const environment = { PORT: String(port), FOOTLIGHT_DATA: dataFolder, HOME: '/nonexistent', ...settings };
    const service = startProcess(environment, asUnprivileged(), main);
    processes.push(service);
    await service.ready();
    return service;
  };

  it('is not writable for that user', () => {
    const [command, ...options] = [...asUnprivileged(), process.execPath];
    const attempt = `require('fs').writeFileSync(${JSON.stringify(join(dirname(main), 'own'))}, '')`;
    const { status, stderr } = spawnSync(command, [...options, '-e', attempt], { encoding: 'utf8' });
    expect(status).toBe(1);
    expect(stderr).toContain('EACCES');
  });

  it('has the packages of the service and the program of the operator, which npm would otherwise look for in the registry', () => {
    const [command, ...options] = [...asUnprivileged(), process.execPath];
    const program = join(folder, 'app/node_modules/.bin/footlight');
    const env = { ...process.env, FOOTLIGHT_DATA: dataFolderOf(0) };
    giveAway(dataFolderOf(0));
    const { status, stdout } = spawnSync(command, [...options, program, 'doctor'], { encoding: 'utf8', env });
    expect(stdout).toMatch(/^ok {6}built files/mu);
    expect(status).toBe(0);
  });

  it('starts on an empty embedded database, serves its pages and stops cleanly with a snapshot', async () => {
    const port = await freePort();
    const service = await start(port, { FOOTLIGHT_STOP_SECONDS: '60' });
    for (const path of [...PAGES, '/sdk/footlight.js', '/docs/', '/examples/'])
      expect([path, (await fetch(`http://localhost:${port}${path}`)).status]).toEqual([path, 200]);
    const { code } = await service.end('SIGTERM');
    expect({ code, stderr: service.output.stderr }).toEqual({ code: 0, stderr: '' });
    expect(readdirSync(join(dataFolderOf(port), 'backups'))).toHaveLength(1);
    expect(existsSync(join(dataFolderOf(port), 'lock'))).toBe(false);
  });

  it('restarts process by process under load without lost requests or signed-out viewers', async () => {
    const settings = {
      DATABASE_URL: database.databaseUrl,
      FOOTLIGHT_SECRET: 'one secret of the two, long enough for both',
      // Longer than the pauses of a viewer on a machine with other work, so that each connection is told to close.
      FOOTLIGHT_DRAIN_SECONDS: '5',
      FOOTLIGHT_STOP_SECONDS: '60',
    };
    const ports = [await freePort(), await freePort()];
    const services = await Promise.all(ports.map((port) => start(port, settings)));
    const balancer: Balancer = await startBalancer(ports);

    const lost: string[] = [];
    let answered = 0;
    const request = async (
      method: string,
      path: string,
      body?: object,
      token?: string,
    ): Promise<Response | null> => {
      const response = await fetch(`${balancer.origin}${path}`, {
        method,
        headers: {
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }).catch((error: unknown) => String(error));
      if (typeof response !== 'string' && response.ok) {
        answered += 1;
        return response;
      }
      lost.push(`${method} ${path}: ${typeof response === 'string' ? response : response.status}`);
      return null;
    };
    const tokensOf = async (method: string, path: string, body: object): Promise<AuthTokens | null> =>
      ((await (await request(method, path, body))?.json()) as AuthTokens | undefined) ?? null;

    const over = new AbortController();
    const watch = async (viewer: number): Promise<number> => {
      let tokens = await tokensOf('POST', calls.signup.path, {
        email: `rolling-${viewer}@example.org`,
        secret: 'a rolling secret',
        name: 'Rolling',
      });
      const answers = [{ fieldName: 'terms', answer: true }];
      await request('PUT', calls.saveConsents.path, { answers }, tokens?.authorisationToken);
      let renewals = 0;
      for (let round = viewer; !over.signal.aborted && tokens !== null; round += 1) {
        await request('GET', WATCHED[round % WATCHED.length] ?? '/');
        await request('PUT', '/api/v2/favourite/vods/1001', undefined, tokens.authorisationToken);
        await request('GET', '/api/v2/favourite/vods', undefined, tokens.authorisationToken);
        tokens = await tokensOf('POST', calls.refreshToken.path, { refreshToken: tokens.refreshToken });
        renewals += 1;
        await setTimeout(REST_MS);
      }
      return tokens === null ? 0 : renewals;
    };
    const watching = Array.from({ length: VIEWERS }, (_, viewer) => watch(viewer));

    for (const [index, port] of ports.entries()) {
      const before = answered;
      await vi.waitFor(() => expect(answered).toBeGreaterThan(before + 4 * VIEWERS), WAIT_OPTIONS);
      expect(await services[index]?.end('SIGTERM')).toEqual({ code: 0, signal: null });
      expect(balancer.ready()).not.toContain(port);
      await start(port, settings);
      await vi.waitFor(() => expect(balancer.ready()).toHaveLength(ports.length), WAIT_OPTIONS);
    }
    const before = answered;
    await vi.waitFor(() => expect(answered).toBeGreaterThan(before + 4 * VIEWERS), WAIT_OPTIONS);
    over.abort();
    const renewals = await Promise.all(watching);
    await balancer.stop();
    expect(lost).toEqual([]);
    expect(Math.min(...renewals)).toBeGreaterThan(4);
  });
});
