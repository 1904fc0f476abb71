import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ReplyOf } from '@footlight/contract';
import { startAcquirer, type RunningAcquirer } from '@footlight/simulators';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askOf, type Ask } from './testing/ask.js';
import { buyerAt, payAt, writeCardRealm } from './testing/paying-service.js';
import { newKey } from './testing/payment-drivers.js';
import { createDemoPostgres } from './testing/demo-database.js';
import { freePort, type PostgresServer } from './testing/postgres-server.js';
import { startProcess, type ServiceProcess } from './testing/start-process.js';

describe('two processes on one PostgreSQL', () => {
  let database: PostgresServer;
  let acquirer: RunningAcquirer;
  let folder = '';
  const running: ServiceProcess[] = [];
  let here: Ask;
  let there: Ask;

  const start = async (name: string): Promise<Ask> => {
    const port = await freePort();
    const service = startProcess({
      PORT: String(port),
      FOOTLIGHT_DATA: join(folder, name),
      DATABASE_URL: database.databaseUrl,
      FOOTLIGHT_CONFIG: join(folder, 'realm.json'),
      FOOTLIGHT_SECRET: 'a secret of this test that is long enough',
    });
    running.push(service);
    await service.ready();
    return askOf(`http://localhost:${port}`);
  };
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'footlight-two-'));
    database = await createDemoPostgres();
    acquirer = await startAcquirer({ port: 0 });
    writeCardRealm(folder, acquirer.origin);
    // Sequential, because the first process fills the empty database.
    here = await start('here');
    there = await start('there');
  });
  afterAll(async () => {
    for (const service of running) await service.end('SIGTERM');
    await acquirer.stop();
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  const levelAt = async (ask: Ask, token: string) => {
    const { body } = await ask('GET', '/api/v4/vod/1003', token);
    return (body as ReplyOf<'getVod'>).accessLevel;
  };
  const playsAt = async (ask: Ask, token: string) =>
    (await ask('POST', '/api/v5/manifest/video/1003', token, {})).status;
  const heldAt = async (ask: Ask, token: string) => {
    const { body } = await ask('GET', '/api/v2/user/licence', token);
    return (body as ReplyOf<'listUserLicences'>).licences.map(({ id, licenceStatus }) => [
      id,
      licenceStatus.status,
    ]);
  };

  // MONEY-91
  it('both unlock a purchase immediately that was paid in one of them', async () => {
    const buyer = await buyerAt(here);
    // Requested before the payment, so that both processes have cached the title and the viewer.
    for (const ask of [here, there]) {
      expect(await levelAt(ask, buyer.token)).toBe('DENIED');
      expect(await playsAt(ask, buyer.token)).toBe(403);
      expect(await heldAt(ask, buyer.token)).toEqual([]);
    }
    expect((await payAt(here, buyer, newKey())).status).toBe(200);
    expect(await playsAt(there, buyer.token)).toBe(200);
    expect(await levelAt(there, buyer.token)).toBe('GRANTED');
    expect(await heldAt(there, buyer.token)).toEqual([['7001', 'ACTIVE']]);
    expect(await playsAt(here, buyer.token)).toBe(200);
  });

  // MONEY-30
  it('charge a basket once when both receive payments for it at the same time', async () => {
    const buyer = await buyerAt(there);
    const before = acquirer.payments().length;
    const key = newKey();
    const answers = await Promise.all(
      [here, there, here, there].map((ask, index) => payAt(ask, buyer, index < 2 ? key : newKey())),
    );
    expect(answers.map(({ status }) => status)).toContain(200);
    expect(acquirer.payments().length - before).toBe(1);
    for (const ask of [here, there]) {
      expect(await heldAt(ask, buyer.token)).toEqual([['7001', 'ACTIVE']]);
      expect(await playsAt(ask, buyer.token)).toBe(200);
    }
  });
});
