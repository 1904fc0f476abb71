import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadEmbeddedPostgres } from './embedded-postgres.js';

/** A separate real PostgreSQL with an empty database. */
export interface PostgresServer {
  readonly databaseUrl: string;
  stop(): Promise<void>;
}

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, () => probe.close(() => resolve(true)));
  });

/** Below the ephemeral port range, whose ports may be taken between the check and their use. */
const PORTS = { from: 12_000, count: 20_000 };

export const freePort = async (): Promise<number> => {
  const first = Math.floor(Math.random() * PORTS.count);
  for (let tried = 0; tried < PORTS.count; tried += 1) {
    const port = PORTS.from + ((first + tried) % PORTS.count);
    if (await isFree(port)) return port;
  }
  throw new Error('No free port.');
};

/** The data are temporary, so nothing is synced to disk and autovacuum is disabled. */
const UNSAFE_BUT_QUICK = ['fsync', 'full_page_writes', 'synchronous_commit', 'autovacuum'].flatMap(
  (setting) => ['-c', `${setting}=off`],
);

/** @param within parent of its folder; not below root's home, because a server started by root runs as another user */
export const startPostgres = async (within: string = tmpdir()): Promise<PostgresServer> => {
  const folder = mkdtempSync(join(within, 'footlight-postgres-'));
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
    // Otherwise the encoding follows the locale of the machine.
    initdbFlags: ['--no-sync', '--encoding=UTF8'],
    postgresFlags: UNSAFE_BUT_QUICK,
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
