import { rmSync } from 'node:fs';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../src/database/database.js';
import { migrate } from '../src/database/migrate.js';
import { startPostgres } from './postgres-server.js';
import { quietLog } from './quiet-log.js';
import { makeRunFolder } from './run-folder.js';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of a migrated and otherwise empty template database, which is only copied. */
    readonly migratedDatabaseUrl: string;
    /** Folder of the run's databases, including templates. */
    readonly runFolder: string;
  }
}

/** Runs one real PostgreSQL for all test files, because creating a server takes seconds, unlike creating a database. */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  const runFolder = makeRunFolder();
  const server = await startPostgres(runFolder);
  const migrated = await openDatabase({ databaseUrl: server.databaseUrl }, quietLog);
  await migrate(migrated.db, quietLog);
  await migrated.close();
  project.provide('migratedDatabaseUrl', server.databaseUrl);
  project.provide('runFolder', runFolder);
  return async () => {
    await server.stop();
    rmSync(runFolder, { recursive: true, force: true });
  };
};
