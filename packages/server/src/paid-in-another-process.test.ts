import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ResponseOf } from '@footlight/contract';
import { startAcquirer, type RunningAcquirer } from '@footlight/simulators';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendTo, type SendRequest } from '../testing/send-request.js';
import { buyerAt, payAt, writeCardRealm } from '../testing/paying-service.js';
import { newKey } from '../testing/payment-drivers.js';
import { createDemoPostgres } from '../testing/demo-database.js';
import { freePort, type PostgresServer } from '../testing/postgres-server.js';
import { startProcess, type ServiceProcess } from '../testing/start-process.js';

describe('two processes on one PostgreSQL', () => {
  let database: PostgresServer;
  let acquirer: RunningAcquirer;
  let folder = '';
  const running: ServiceProcess[] = [];
  let here: SendRequest;
  let there: SendRequest;

  const start = async (name: string): Promise<SendRequest> => {
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
    return sendTo(`http://localhost:${port}`);
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

  const levelAt = async (send: SendRequest, token: string) => {
    const { body } = await send('GET', '/api/v4/vod/1003', token);
    return (body as ResponseOf<'getVod'>).accessLevel;
  };
  const playsAt = async (send: SendRequest, token: string) =>
    (await send('POST', '/api/v5/manifest/video/1003', token, {})).status;
  const licencesAt = async (send: SendRequest, token: string) => {
    const { body } = await send('GET', '/api/v2/user/licence', token);
    return (body as ResponseOf<'listUserLicences'>).licences.map(({ id, licenceStatus }) => [
      id,
      licenceStatus.status,
    ]);
  };

  // MONEY-91
  it('both unlock a purchase immediately that was paid in one of them', async () => {
    const buyer = await buyerAt(here);
    // Requested before the payment, so that both processes have cached the title and the viewer.
    for (const send of [here, there]) {
      expect(await levelAt(send, buyer.token)).toBe('DENIED');
      expect(await playsAt(send, buyer.token)).toBe(403);
      expect(await licencesAt(send, buyer.token)).toEqual([]);
    }
    expect((await payAt(here, buyer, newKey())).status).toBe(200);
    expect(await playsAt(there, buyer.token)).toBe(200);
    expect(await levelAt(there, buyer.token)).toBe('GRANTED');
    expect(await licencesAt(there, buyer.token)).toEqual([['7001', 'ACTIVE']]);
    expect(await playsAt(here, buyer.token)).toBe(200);
  });

  // MONEY-30
  it('charge a basket once when both receive payments for it at the same time', async () => {
    const buyer = await buyerAt(there);
    const before = acquirer.payments().length;
    const key = newKey();
    const answers = await Promise.all(
      [here, there, here, there].map((send, index) => payAt(send, buyer, index < 2 ? key : newKey())),
    );
    expect(answers.map(({ status }) => status)).toContain(200);
    expect(acquirer.payments().length - before).toBe(1);
    for (const send of [here, there]) {
      expect(await licencesAt(send, buyer.token)).toEqual([['7001', 'ACTIVE']]);
      expect(await playsAt(send, buyer.token)).toBe(200);
    }
  });
});
