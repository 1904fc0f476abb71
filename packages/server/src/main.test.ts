import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ReplyOf } from '@footlight/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { askOf, type Ask } from './testing/ask.js';
import { inOwnNamespace } from './testing/folder-holder.js';
import { freePort } from './testing/postgres-server.js';
import { createDemoPostgres, fillWithDemo } from './testing/demo-database.js';
import { beginSlowRequest } from './testing/slow-request.js';
import { startProcess, type ServiceProcess } from './testing/start-process.js';

/** A second to answer what is under way, and longer to end than by default: a test makes no demand on the machine's speed. */
const PATIENT = { FOOTLIGHT_DRAIN_SECONDS: '1', FOOTLIGHT_STOP_SECONDS: '60' };

const CLEAN = { code: 0, signal: null, stderr: '' };

describe('the service as a process', () => {
  let dataFolder = '';
  let port = 0;
  const running: ServiceProcess[] = [];
  beforeEach(async () => {
    dataFolder = mkdtempSync(join(tmpdir(), 'footlight-process-'));
    port = await freePort();
  });
  afterEach(async () => {
    await Promise.all(running.splice(0).map((one) => one.end('SIGKILL')));
    rmSync(dataFolder, { recursive: true, force: true });
  });

  const start = (
    environment: Readonly<Record<string, string>> = {},
    wrapper: readonly string[] = [],
  ): ServiceProcess => {
    const settings = { PORT: String(port), FOOTLIGHT_DATA: dataFolder, ...environment };
    const service = startProcess(settings, wrapper);
    running.push(service);
    return service;
  };

  const ask: Ask = (...asked) => askOf(`http://localhost:${port}`)(...asked);

  const credentials = { email: 'lasting@example.org', secret: 'a lasting secret' };
  const signUp = async () => {
    const { status, body } = await ask('POST', '/api/v2/signup', undefined, {
      ...credentials,
      name: 'Lasting',
    });
    expect(status).toBe(201);
    return body as ReplyOf<'signup'>;
  };
  const signIn = async () => {
    const body = { id: credentials.email, secret: credentials.secret };
    const answer = await ask('POST', '/api/v2/login', undefined, body);
    expect(answer.status).toBe(200);
    return answer.body as ReplyOf<'login'>;
  };
  const favouriteIds = async (token: string) => {
    const { body } = await ask('GET', '/api/v2/favourite/vods', token);
    return (body as ReplyOf<'listFavourites'>).vods.map(({ id }) => id);
  };

  /** Ends the service in the midst of requests, and sees each of them answered. @returns how it ended */
  const endUnderWay = async (service: ServiceProcess, signal: 'SIGTERM' | 'SIGHUP') => {
    const begun = await Promise.all(Array.from({ length: 16 }, () => beginSlowRequest(port)));
    service.child.kill(signal);
    await vi.waitFor(async () => expect((await ask('GET', '/readyz')).status).toBe(503), { timeout: 60_000 });
    expect((await ask('GET', '/healthz')).status).toBe(200);
    await vi.waitFor(
      async () => {
        await expect(ask('GET', '/healthz')).rejects.toThrow('fetch failed');
      },
      { timeout: 60_000 },
    );
    expect(await Promise.all(begun.map((finish) => finish()))).toEqual(Array.from(begun, () => 200));
    const ended = await service.ended;
    return { ...ended, stderr: service.output.stderr };
  };

  it('prints addresses and accounts, finishes at SIGHUP what is under way, and saves a snapshot', async () => {
    // It begins with nothing, as on a fresh machine.
    const service = start(PATIENT);
    const text = await service.ready();
    expect(text).toContain(`http://localhost:${port}/`);
    expect(text).toContain(`http://localhost:${port + 1}/examples/`);
    const examples = await fetch(`http://localhost:${port + 1}/examples/origin.js`, { method: 'HEAD' });
    expect(examples.headers.get('footlight-service')).toBe(`http://localhost:${port}`);
    const docs = await fetch(`http://localhost:${port + 1}/docs/rpc/`, { redirect: 'manual' });
    expect(docs.headers.get('location')).toBe(`http://localhost:${port}/docs/rpc/`);
    expect(text).toContain('viewer@footlight.example');
    expect(await endUnderWay(service, 'SIGHUP')).toEqual(CLEAN);
    expect(readdirSync(join(dataFolder, 'backups'))).toHaveLength(1);
    expect(existsSync(join(dataFolder, 'lock'))).toBe(false);
  });

  it('serves from a real PostgreSQL and leaves no embedded database behind', async () => {
    const postgres = await createDemoPostgres();
    try {
      const environment = { DATABASE_URL: postgres.databaseUrl };
      const first = start(environment);
      expect(await first.ready()).toContain('PostgreSQL');
      const { authorisationToken: token } = await signUp();
      await ask('PUT', '/api/v2/favourite/vods/1001', token);
      await first.end('SIGTERM');
      await start(environment).ready();
      expect(await favouriteIds((await signIn()).authorisationToken)).toEqual(['1001']);
      expect(existsSync(join(dataFolder, 'postgres'))).toBe(false);
    } finally {
      await Promise.all(running.splice(0).map((one) => one.end('SIGKILL')));
      await postgres.stop();
    }
  });

  describe('over a database that holds the demo', () => {
    beforeEach(() => fillWithDemo(dataFolder));

    it('finishes at SIGTERM what is under way', async () => {
      const service = start(PATIENT);
      await service.ready();
      expect(await endUnderWay(service, 'SIGTERM')).toEqual(CLEAN);
    });

    it('closes its database where no snapshot can be saved, says so, and starts again', async () => {
      // As on a disk that is full: nothing can be written there.
      writeFileSync(join(dataFolder, 'backups'), 'no folder');
      const first = start();
      await first.ready();
      await signUp();
      expect(await first.end('SIGTERM')).toEqual({ code: 74, signal: null });
      expect(first.output.stderr).toMatch(
        /^No snapshot of the database could be saved; the data themselves are kept: EEXIST[^\n]*\n$/u,
      );
      expect(existsSync(join(dataFolder, 'lock'))).toBe(false);
      await start().ready();
      await signIn();
    });

    it('refuses a second process on its folder, keeps what was acknowledged through kill -9, and ends when its lock is gone', async () => {
      const first = start();
      await first.ready();
      const second = start({ PORT: String(await freePort()) });
      expect((await second.ended).code).toBe(1);
      expect(second.output.stderr).toContain(`in use by process ${first.child.pid}`);
      expect(second.output.stderr).not.toMatch(/\n {4}at /u);

      const { authorisationToken: token, refreshToken } = await signUp();
      expect((await ask('PUT', '/api/v2/favourite/vods/1001', token)).status).toBe(204);
      expect((await ask('PUT', '/api/v2/user/preferences', token, { autoAdvance: false })).status).toBe(200);
      await first.end('SIGKILL');
      expect(existsSync(join(dataFolder, 'lock'))).toBe(true);

      const third = start();
      await third.ready();
      const renewed = await ask('POST', '/api/v2/token/refresh', undefined, { refreshToken });
      expect(renewed.status).toBe(200);
      const again = await signIn();
      expect(await favouriteIds(again.authorisationToken)).toEqual(['1001']);
      const preferences = await ask('GET', '/api/v2/user/preferences', again.authorisationToken);
      expect(preferences.body).toMatchObject({ autoAdvance: false });

      rmSync(join(dataFolder, 'lock'));
      expect((await third.ended).code).toBe(70);
      expect(third.output.stderr).toContain('no longer this service’s own');
      expect(existsSync(join(dataFolder, 'backups'))).toBe(false);
    });

    it('refuses a second process in another process-id namespace, and the first goes on', async () => {
      const wrapper = inOwnNamespace();
      const first = start({}, wrapper);
      await first.ready();
      const second = start({ PORT: String(await freePort()) }, wrapper);
      expect((await second.ended).code).toBe(1);
      expect(second.output.stderr).toMatch(/in use by process \d+/u);
      expect(second.output.stderr).not.toMatch(/\n {4}at /u);
      await signUp();
      await first.end('SIGKILL');
      await start({}, wrapper).ready();
      await signIn();
    });
  });

  // Settings that are refused before anything is opened: environment.test.ts.
  describe('a start that cannot be', () => {
    let taken: Server | undefined;
    afterEach(() => taken?.close());

    const refusal = async (environment: Readonly<Record<string, string>>) => {
      const service = start(environment);
      const { code } = await service.ended;
      return { code, said: service.output.stderr };
    };

    it.each([
      [{ PORT: 'http' }, 'PORT: found "http"; allowed: a whole number'],
      [{ FOOTLIGHT_DATA: '/dev/null/data' }, 'FOOTLIGHT_DATA: found "/dev/null/data", which cannot be'],
      [
        { DATABASE_URL: 'mysql://user:hidden@host/db' },
        'DATABASE_URL: allowed: an address that begins with postgres',
      ],
      [{ FOOTLIGHT_CONFIG: '/nowhere/realm.json' }, '/nowhere/realm.json cannot be used'],
      [{ FOOTLIGHT_SECRET: 'short' }, 'FOOTLIGHT_SECRET must hold at least 32 characters'],
      [
        { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' },
        'The database named by DATABASE_URL does not answer',
      ],
    ])('with %j ends with one clear message', async (environment, message) => {
      const { code, said } = await refusal(environment);
      expect(said).toContain(message);
      expect(code).toBe(1);
      expect(said).not.toMatch(/\n {4}at |hidden/u);
    });

    it('names every wrong setting of the realm file', async () => {
      const file = join(dataFolder, 'realm.json');
      writeFileSync(
        file,
        JSON.stringify({ id: 'test', name: 'Test', navbarLayout: 'LEFT', vpn: { disalow: true } }),
      );
      const { code, said } = await refusal({ FOOTLIGHT_CONFIG: file });
      expect(code).toBe(1);
      expect(said).toContain('navbarLayout: found "LEFT"; allowed: one of "TOP"');
      expect(said).toContain('did you mean “disallow”');
    });

    it('names the account that strangers could sign in to by the password of the demo', async () => {
      await fillWithDemo(dataFolder);
      const { code, said } = await refusal({ HOST: '0.0.0.0' });
      expect(said).toContain(
        'nothing, for viewer@footlight.example, who would have the password of the demo; allowed: a password of its own',
      );
      expect(code).toBe(1);
      expect(said).not.toMatch(/\n {4}at /u);
    });

    it('names a port in use', async () => {
      await fillWithDemo(dataFolder);
      taken = createServer();
      await new Promise<void>((resolve) => taken?.listen(port, 'localhost', resolve));
      const { code, said } = await refusal({});
      expect(code).toBe(1);
      expect(said).toContain(`Port ${port} is in use`);
      expect(existsSync(join(dataFolder, 'lock'))).toBe(false);
    });
  });
});
