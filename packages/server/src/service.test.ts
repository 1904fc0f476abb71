import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { readEnvironment } from './environment.js';
import { startService } from './service.js';
import { StartError } from './start-error.js';
import { createDemoPostgres } from '../testing/demo-database.js';
import { freePort, type PostgresServer } from '../testing/postgres-server.js';

// The exit of the process is tested in main.test.ts, invalid realm files in load-realm.test.ts.
describe('a start that fails', () => {
  let postgres: PostgresServer;
  let dataFolder = '';
  let taken: Server | undefined;
  beforeAll(async () => {
    dataFolder = mkdtempSync(join(tmpdir(), 'footlight-start-'));
    postgres = await createDemoPostgres();
  });
  afterEach(() => taken?.close());
  afterAll(async () => {
    await postgres.stop();
    rmSync(dataFolder, { recursive: true, force: true });
  });

  const start = (variables: Readonly<Record<string, string>>) =>
    startService(
      readEnvironment({
        LOG_LEVEL: 'silent',
        FOOTLIGHT_DATA: dataFolder,
        DATABASE_URL: postgres.databaseUrl,
        ...variables,
      }),
    );
  const startErrorOf = (variables: Readonly<Record<string, string>>): Promise<unknown> =>
    start(variables).then(
      () => undefined,
      (error: unknown) => error,
    );

  /** Number of open connections to the database, without the one that counts them. */
  const connections = async (): Promise<number> => {
    const client = new Client({ connectionString: postgres.databaseUrl });
    await client.connect();
    const { rows } = await client.query<{ count: string }>(
      'select count(*) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
    await client.end();
    return Number(rows[0]?.count);
  };

  it.each([
    [{ FOOTLIGHT_DATA: '/dev/null/data' }, 'FOOTLIGHT_DATA: found "/dev/null/data", which cannot be'],
    [{ FOOTLIGHT_CONFIG: '/nowhere/realm.json' }, '/nowhere/realm.json cannot be used'],
    [{ FOOTLIGHT_SECRET: 'short' }, 'FOOTLIGHT_SECRET must hold at least 32 characters'],
    [
      { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' },
      'The database named by DATABASE_URL does not answer',
    ],
    [
      { HOST: '0.0.0.0' },
      // Anybody could sign in with the demo's password.
      'nothing, for viewer@footlight.example, who would have the password of the demo; allowed: a password of its own',
    ],
  ])('with %j rejects with a clear message', async (variables, message) => {
    const error = await startErrorOf(variables);
    expect(error).toBeInstanceOf(StartError);
    expect(String(error)).toContain(message);
  });

  it('reports a port in use and closes the database', async () => {
    const port = await freePort();
    taken = createServer();
    await new Promise<void>((resolve) => taken?.listen(port, 'localhost', resolve));
    const error = await startErrorOf({ PORT: String(port) });
    expect(error).toBeInstanceOf(StartError);
    expect(String(error)).toContain(`Port ${port} is in use`);
    await vi.waitFor(async () => expect(await connections()).toBe(0));
  });
});
