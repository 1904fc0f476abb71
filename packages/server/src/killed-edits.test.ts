import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ResponseOf } from '@footlight/contract';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createDemoPostgres } from '../testing/demo-database.js';
import { freePort, type PostgresServer } from '../testing/postgres-server.js';
import { sendTo } from '../testing/send-request.js';
import { startProcess, type ServiceProcess } from '../testing/start-process.js';

const SOON = { timeout: 60_000 };
const IDS = ['9501', '9502', '9503'];

const film = (id: string) => ({
  id,
  artwork: 'lantern-coast',
  film: 'lantern-coast',
  texts: { en: { title: `Film ${id}`, description: '' } },
});

describe('an edit whose process is killed', () => {
  let database: PostgresServer;
  let service: ServiceProcess;
  let other: Client;
  let folder = '';
  let port = 0;

  const start = async (): Promise<void> => {
    service = startProcess({
      PORT: String(port),
      FOOTLIGHT_DATA: folder,
      DATABASE_URL: database.databaseUrl,
      FOOTLIGHT_SECRET: 'a secret of this test that is long enough',
    });
    await service.ready();
  };
  const send = (method: string, path: string, token?: string, body?: unknown) =>
    sendTo(`http://localhost:${port}`)(method, path, token, body);
  const signIn = async (): Promise<string> => {
    const { body } = await send('POST', '/api/v2/login', undefined, {
      id: 'admin@footlight.example',
      secret: 'footlight-demo',
    });
    return (body as ResponseOf<'login'>).authorisationToken;
  };
  const publish = (token: string) =>
    send('POST', '/api/v2/admin/entries', token, {
      changes: IDS.map((id) => ({
        collection: 'vods',
        id,
        version: null,
        document: film(id),
        action: 'publish',
      })),
    });
  const statuses = async (token: string): Promise<readonly number[]> => {
    const paths = IDS.flatMap((id) => [`/api/v2/admin/entries/vods/${id}`, `/api/v4/vod/${id}`]);
    const answers = await Promise.all(paths.map((path) => send('GET', path, token)));
    return [...new Set(answers.map(({ status }) => status))];
  };

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'footlight-killed-edits-'));
    database = await createDemoPostgres();
    port = await freePort();
    other = new Client({ connectionString: database.databaseUrl });
    await other.connect();
    await start();
  });
  afterAll(async () => {
    await service.end('SIGKILL');
    await other.end();
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  /** Makes a change whose last step waits for a lock of a table, and kills the process meanwhile. */
  const killWaiting = async (table: string, change: () => Promise<unknown>): Promise<void> => {
    await other.query('begin');
    await other.query(`lock table ${table} in share mode`);
    const lost = change().catch(() => 'connection lost');
    await vi.waitFor(async () => {
      // Within a transaction it shows what it has shown first.
      await other.query('select pg_stat_clear_snapshot()');
      const { rows } = await other.query<{ readonly query: string }>(
        `select query from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
      );
      expect(rows.map(({ query }) => query).join('\n')).toContain(table);
    }, SOON);
    await service.end('SIGKILL');
    expect(await lost).toBe('connection lost');
    await other.query('rollback');
    await start();
  };

  // ACCT-52
  it('leaves nothing, and can be made again', async () => {
    const token = await signIn();
    // The entries are stored, and what viewers see of them waits.
    await killWaiting('contents', () => publish(token));
    const again = await signIn();
    await vi.waitFor(async () => expect(await statuses(again)).toEqual([404]), SOON);
    expect((await publish(again)).status).toBe(200);
    expect(await statuses(again)).toEqual([200]);
  });

  // GUIDE-45
  it('leaves nothing in the guide, and can be made again', async () => {
    const token = await signIn();
    const channel = { id: '9601', name: { en: 'The Dated' }, film: 'lantern-coast' };
    const made = await send('PUT', '/api/v2/admin/entries/channels/9601', token, {
      version: null,
      document: channel,
      action: 'publish',
    });
    expect(made.status).toBe(200);
    const path = '/api/v2/admin/channels/9601/programmes';
    const hours = [1, 2, 3].map((hour) => new Date(Date.now() + hour * 3_600_000).toISOString());
    const write = (by: string) =>
      send('POST', path, by, {
        changes: hours.slice(0, 2).map((startDate, index) => ({
          startDate,
          version: null,
          programme: { endDate: hours[index + 1], texts: { en: { title: 'A', description: '' } } },
        })),
      });
    const count = async (by: string): Promise<number> =>
      ((await send('GET', path, by)).body as ResponseOf<'listProgrammes'>).programmes.length;
    // The programmes are stored, and their versions wait.
    await killWaiting('programme_versions', () => write(token));
    const again = await signIn();
    await vi.waitFor(async () => expect(await count(again)).toBe(0), SOON);
    expect((await write(again)).status).toBe(200);
    expect(await count(again)).toBe(2);
  });
});
