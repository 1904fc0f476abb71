import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../database/database.js';
import { migrate } from '../database/migrate.js';
import { startPostgres } from './postgres-server.js';
import { quietLog } from './quiet-log.js';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of a migrated and otherwise empty database that others are copied from; nobody uses it itself. */
    readonly migratedDatabaseUrl: string;
    /** Where a run keeps the databases that its test files copy. */
    readonly preparedFolder: string;
  }
}

/** Runs one real PostgreSQL for all test files of a run: making a server takes seconds, a database does not. */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  const server = await startPostgres();
  const migrated = await openDatabase({ databaseUrl: server.databaseUrl }, quietLog);
  await migrate(migrated.db, quietLog);
  await migrated.close();
  const preparedFolder = mkdtempSync(join(tmpdir(), 'footlight-prepared-'));
  project.provide('migratedDatabaseUrl', server.databaseUrl);
  project.provide('preparedFolder', preparedFolder);
  return async () => {
    rmSync(preparedFolder, { recursive: true, force: true });
    await server.stop();
  };
};
