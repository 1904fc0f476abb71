import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ResponseOf } from '@footlight/contract';
import { afterEach, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { sendTo, type SendRequest } from '../testing/send-request.js';
import { inOwnNamespace } from '../testing/folder-holder.js';
import { freePort } from '../testing/postgres-server.js';
import { createDemoPostgres, fillWithDemo } from '../testing/demo-database.js';
import { beginSlowRequest } from '../testing/slow-request.js';
import { startProcess, type ServiceProcess } from '../testing/start-process.js';

/** A short drain, and a longer shutdown limit than the default so that the tests also pass on slow machines. */
const SHUTDOWN_SETTINGS = { FOOTLIGHT_DRAIN_SECONDS: '1', FOOTLIGHT_STOP_SECONDS: '60' };

const CLEAN = { code: 0, signal: null, stderr: '' };

// The first start on an empty machine and restarts under load are tested in rolling-restart.test.ts.
describe('the service as a process', () => {
  let dataFolder = '';
  let port = 0;
  const running: ServiceProcess[] = [];
  beforeEach(async () => {
    dataFolder = mkdtempSync(join(inject('runFolder'), 'footlight-process-'));
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

  const send: SendRequest = (...args) => sendTo(`http://localhost:${port}`)(...args);

  const credentials = { email: 'lasting@example.org', secret: 'a lasting secret' };
  const signUp = async () => {
    const { status, body } = await send('POST', '/api/v2/signup', undefined, {
      ...credentials,
      name: 'Lasting',
    });
    expect(status).toBe(201);
    const signedUp = body as ResponseOf<'signup'>;
    const answers = [{ fieldName: 'terms', answer: true }];
    await send('PUT', '/api/v2/user/consents', signedUp.authorisationToken, { answers });
    return signedUp;
  };
  const signIn = async () => {
    const body = { id: credentials.email, secret: credentials.secret };
    const answer = await send('POST', '/api/v2/login', undefined, body);
    expect(answer.status).toBe(200);
    return answer.body as ResponseOf<'login'>;
  };
  const favouriteIds = async (token: string) => {
    const { body } = await send('GET', '/api/v2/favourite/vods', token);
    return (body as ResponseOf<'listFavourites'>).vods.map(({ id }) => id);
  };

  /** Stops the service during requests and expects each to be answered. @returns how the process exited */
  const stopDuringRequests = async (service: ServiceProcess) => {
    const pendingRequests = await Promise.all(Array.from({ length: 16 }, () => beginSlowRequest(port)));
    service.child.kill('SIGHUP');
    await vi.waitFor(async () => expect((await send('GET', '/readyz')).status).toBe(503), {
      timeout: 60_000,
    });
    expect((await send('GET', '/healthz')).status).toBe(200);
    await vi.waitFor(
      async () => {
        await expect(send('GET', '/healthz')).rejects.toThrow('fetch failed');
      },
      { timeout: 60_000 },
    );
    expect(await Promise.all(pendingRequests.map((finish) => finish()))).toEqual(
      Array.from(pendingRequests, () => 200),
    );
    const ended = await service.ended;
    return { ...ended, stderr: service.output.stderr };
  };

  it('prints addresses and accounts, and finishes requests in progress at SIGHUP', async () => {
    const postgres = await createDemoPostgres();
    try {
      const service = start({ ...SHUTDOWN_SETTINGS, DATABASE_URL: postgres.databaseUrl });
      const text = await service.ready();
      expect(text).toContain('PostgreSQL');
      expect(text).toContain(`http://localhost:${port}/`);
      expect(text).toContain(`http://localhost:${port + 1}/examples/`);
      const examples = await fetch(`http://localhost:${port + 1}/examples/origin.js`, { method: 'HEAD' });
      expect(examples.headers.get('footlight-service')).toBe(`http://localhost:${port}`);
      const docs = await fetch(`http://localhost:${port + 1}/docs/rpc/`, { redirect: 'manual' });
      expect(docs.headers.get('location')).toBe(`http://localhost:${port}/docs/rpc/`);
      expect(text).toContain('viewer@footlight.example');
      expect(await stopDuringRequests(service)).toEqual(CLEAN);
      // The embedded database was not used.
      for (const name of ['postgres', 'lock']) expect(existsSync(join(dataFolder, name))).toBe(false);
    } finally {
      await Promise.all(running.splice(0).map((one) => one.end('SIGKILL')));
      await postgres.stop();
    }
  });

  it('locks its folder, keeps writes through SIGKILL and a failed snapshot, and exits without its lock', async () => {
    await fillWithDemo(dataFolder);
    // Separate namespaces, as for two containers that share a volume.
    const first = start({}, inOwnNamespace());
    await first.ready();
    const second = start({ PORT: String(await freePort()) }, inOwnNamespace());
    expect((await second.ended).code).toBe(1);
    expect(second.output.stderr).toMatch(/in use by process \d+/u);
    expect(second.output.stderr).not.toMatch(/\n {4}at /u);

    const { authorisationToken: token, refreshToken } = await signUp();
    expect((await send('PUT', '/api/v2/favourite/vods/1001', token)).status).toBe(204);
    expect((await send('PUT', '/api/v2/user/preferences', token, { autoAdvance: false })).status).toBe(200);
    await first.end('SIGKILL');
    expect(existsSync(join(dataFolder, 'lock'))).toBe(true);

    const third = start();
    await third.ready();
    const renewed = await send('POST', '/api/v2/token/refresh', undefined, { refreshToken });
    expect(renewed.status).toBe(200);
    const again = await signIn();
    expect(await favouriteIds(again.authorisationToken)).toEqual(['1001']);
    const preferences = await send('GET', '/api/v2/user/preferences', again.authorisationToken);
    expect(preferences.body).toMatchObject({ autoAdvance: false });
    expect((await send('PUT', '/api/v2/favourite/vods/1002', again.authorisationToken)).status).toBe(204);

    const backups = join(dataFolder, 'backups');
    third.child.kill('SIGUSR2');
    await vi.waitFor(
      () => expect(readdirSync(backups)).toEqual([expect.stringMatching(/^footlight-.*\.ndjson\.gz$/u)]),
      { timeout: 60_000 },
    );

    // Simulates a full disk: writing a backup fails.
    rmSync(backups, { recursive: true });
    writeFileSync(backups, 'no folder');
    expect(await third.end('SIGTERM')).toEqual({ code: 74, signal: null });
    expect(third.output.stderr).toMatch(
      /^No snapshot of the database could be saved; the data themselves are kept: EEXIST[^\n]*\n$/u,
    );
    expect(existsSync(join(dataFolder, 'lock'))).toBe(false);
    rmSync(backups);

    const fourth = start();
    await fourth.ready();
    expect((await favouriteIds((await signIn()).authorisationToken)).toSorted()).toEqual(['1001', '1002']);
    rmSync(join(dataFolder, 'lock'));
    expect((await fourth.ended).code).toBe(70);
    expect(fourth.output.stderr).toContain('no longer this service’s own');
    expect(existsSync(backups)).toBe(false);
  });

  // Other invalid settings are tested in environment.test.ts and service.test.ts.
  it('exits with one clear message if a setting is invalid', async () => {
    const { ended, output } = start({ PORT: 'http' });
    expect((await ended).code).toBe(1);
    expect(output.stderr).toMatch(/^PORT: found "http"; allowed: a whole number/u);
    expect(output.stderr).not.toMatch(/\n {4}at /u);
  });
});
