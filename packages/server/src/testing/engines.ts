import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe } from 'vitest';
import { openDatabase, type OpenDatabase } from '../database/database.js';
import { migrate } from '../database/migrate.js';
import { loadEmbeddedPostgres } from './embedded-postgres.js';
import { openPreparedPGlite } from './prepared-pglite.js';
import { quietLog } from './quiet-log.js';

/** A real PostgreSQL of one test file's own, with an empty database. */
export interface PostgresServer {
  readonly databaseUrl: string;
  stop(): Promise<void>;
}

export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });

export const startPostgres = async (): Promise<PostgresServer> => {
  // Not below a home folder: as root, the server runs under another user, who may not enter there.
  const folder = mkdtempSync(join(tmpdir(), 'footlight-postgres-'));
  chmodSync(folder, 0o755);
  const port = await freePort();
  const EmbeddedPostgres = await loadEmbeddedPostgres();
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    user: 'footlight',
    password: 'footlight',
    port,
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    onLog: () => undefined,
    onError: () => undefined,
  });
  await server.initialise();
  await server.start();
  await server.createDatabase('footlight');
  return {
    databaseUrl: `postgres://footlight:footlight@127.0.0.1:${port}/footlight`,
    stop: async () => {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

export type Engine = 'pglite' | 'postgres';

export interface EngineContext {
  readonly engine: Engine;
  /** The migrated database; there from `beforeAll` on. */
  readonly database: () => OpenDatabase;
  /** Texts of all queries so far, for tests that count them. */
  readonly queries: string[];
}

/** Runs one suite on the embedded database and on a real PostgreSQL, each migrated and otherwise empty. */
export const describeOnBothEngines = (name: string, suite: (context: EngineContext) => void): void => {
  describe.each<Engine>(['pglite', 'postgres'])(`${name} (%s)`, (engine) => {
    const queries: string[] = [];
    let opened: OpenDatabase | undefined;
    let server: PostgresServer | undefined;

    beforeAll(async () => {
      const onQuery = (text: string): void => void queries.push(text);
      if (engine === 'postgres') server = await startPostgres();
      opened =
        server === undefined
          ? await openPreparedPGlite(onQuery)
          : await openDatabase({ databaseUrl: server.databaseUrl }, quietLog, onQuery);
      await migrate(opened.db, quietLog);
    });
    afterAll(async () => {
      await opened?.close();
      await server?.stop();
    });

    suite({
      engine,
      queries,
      database: () => {
        if (opened === undefined) throw new Error('The database is opened in beforeAll.');
        return opened;
      },
    });
  });
};
