import { createServer, request as forward, type Server } from 'node:http';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ResponseOf } from '@footlight/contract';
import { startAcquirer, type RunningAcquirer } from '@footlight/simulators';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newKey } from '../testing/payment-drivers.js';
import { sendTo, type SendRequest } from '../testing/send-request.js';
import { buyerAt, payAt, writeCardRealm } from '../testing/paying-service.js';
import { createDemoPostgres } from '../testing/demo-database.js';
import { freePort, type PostgresServer } from '../testing/postgres-server.js';
import { startProcess, type ServiceProcess } from '../testing/start-process.js';

/** When the process is killed during a payment. payments.test.ts covers the other steps within one process. */
type Step = 'after the charge' | 'with the answer';

/** Outcomes that the viewer may observe: a status or a lost connection. */
const SEEN: Readonly<Record<Step, readonly (number | string)[]>> = {
  'after the charge': ['connection lost'],
  'with the answer': ['connection lost', 200],
};

/** A proxy between the service and the acquirer that kills the service at one step of its next charge. */
const createTrap = (acquirer: () => RunningAcquirer) => {
  let armed: { readonly step: Step; readonly kill: () => void } | null = null;
  const server: Server = createServer((incoming, outgoing) => {
    const isCharge = incoming.method === 'POST' && incoming.url?.endsWith('/payments') === true;
    const trap = isCharge ? armed : null;
    if (trap !== null) armed = null;
    const { hostname, port } = new URL(acquirer().origin);
    const onward = forward(
      { hostname, port, method: incoming.method, path: incoming.url, headers: incoming.headers },
      (answer) => {
        if (trap?.step === 'after the charge') {
          trap.kill();
          incoming.socket.destroy();
          return;
        }
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
        if (trap?.step === 'with the answer') outgoing.once('finish', trap.kill);
      },
    );
    onward.on('error', () => outgoing.destroy());
    incoming.pipe(onward);
  });
  return {
    server,
    arm: (step: Step, kill: () => void): void => {
      armed = { step, kill };
    },
  };
};

describe('a payment whose process is killed', () => {
  let database: PostgresServer;
  let acquirer: RunningAcquirer;
  let service: ServiceProcess;
  let folder = '';
  let port = 0;
  const trap = createTrap(() => acquirer);

  const start = async (): Promise<void> => {
    service = startProcess({
      PORT: String(port),
      FOOTLIGHT_DATA: folder,
      DATABASE_URL: database.databaseUrl,
      FOOTLIGHT_CONFIG: join(folder, 'realm.json'),
      FOOTLIGHT_SECRET: 'a secret of this test that is long enough',
    });
    await service.ready();
  };
  const requestService: SendRequest = (...args) => sendTo(`http://localhost:${port}`)(...args);

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'footlight-killed-'));
    database = await createDemoPostgres();
    port = await freePort();
    acquirer = await startAcquirer({ port: 0 });
    await new Promise<void>((resolve) => void trap.server.listen(0, 'localhost', resolve));
    const address = trap.server.address();
    const proxy = typeof address === 'object' && address !== null ? address.port : 0;
    writeCardRealm(folder, `http://localhost:${proxy}`);
    await start();
  });
  afterAll(async () => {
    await service.end('SIGKILL');
    trap.server.close();
    await acquirer.stop();
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  /** Backdates the payment so that its lease has expired. */
  const age = async (): Promise<void> => {
    const client = new Client({ connectionString: database.databaseUrl });
    await client.connect();
    await client.query(
      `update payments set lease_until = now() - interval '1 hour', updated_at = now() - interval '1 hour',
       created_at = now() - interval '1 hour' where status = 'intended'`,
    );
    await client.end();
  };

  // MONEY-30, MONEY-32
  it.each(['after the charge', 'with the answer'] as const)(
    '%s charges once and grants the licence once',
    async (step) => {
      const buyer = await buyerAt(requestService);
      const before = acquirer.payments().length;
      let idempotencyKey = newKey();
      const pay = () => payAt(requestService, buyer, idempotencyKey);
      const kill = (): void => void service.child.kill('SIGKILL');
      trap.arm(step, kill);
      const seen = await pay().then(
        ({ status }) => status,
        () => 'connection lost',
      );
      await service.ended;
      expect(SEEN[step]).toContain(seen);
      expect(acquirer.payments().length - before).toBe(1);

      await start();
      await age();
      // The recovery job may still hold the payment or have failed it; after a failure the retry needs a new key.
      const again = async (): Promise<unknown> => {
        const { status, body } = await pay();
        if (status === 402) idempotencyKey = newKey();
        return body;
      };
      await expect.poll(again, { timeout: 20_000 }).toMatchObject({ licences: [{ id: '7001' }] });
      const [charged] = acquirer.payments().slice(before);
      expect(acquirer.payments().length - before).toBe(1);
      expect(charged).toMatchObject({ status: 'succeeded' });
      const { body: history } = await requestService('GET', '/api/v2/customer/payments', buyer.token);
      expect((history as ResponseOf<'listPayments'>).payments).toMatchObject([{ status: 'SUCCEEDED' }]);
      const { body: licences } = await requestService('GET', '/api/v2/user/licence', buyer.token);
      expect(JSON.stringify(licences).match(/"id":"7001"/gu)).toHaveLength(1);
    },
  );
});
