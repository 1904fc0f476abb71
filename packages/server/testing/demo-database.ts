import { join } from 'node:path';
import { inject } from 'vitest';
import { openDatabase, type OpenDatabase } from '../src/database/database.js';
import { createOnce, createPostgresDatabase } from './postgres-database.js';
import type { PostgresServer } from './postgres-server.js';
import { importDemo, prepareDemo } from './prepared-demo.js';
import { fillDataFolder, openPreparedPGlite } from './prepared-pglite.js';
import { quietLog } from './quiet-log.js';
import { openOwn } from './test-database.js';

const preparedDemo = async (): Promise<string> => {
  const folder = join(inject('runFolder'), 'demo');
  await prepareDemo(folder);
  return folder;
};

/** A separate embedded database that already contains the demo. */
export const openDemoPGlite = async (
  onQuery?: (text: string, milliseconds: number) => void,
): Promise<OpenDatabase> =>
  openPreparedPGlite({ onQuery, prepared: await preparedDemo(), within: inject('runFolder') });

/** Copies an embedded database with the demo into an empty data folder, so that a service starts quickly. */
export const fillWithDemo = async (dataFolder: string): Promise<void> =>
  fillDataFolder(dataFolder, await preparedDemo());

/** Name of the run's template database, which test files copy. */
const TEMPLATE = 'footlight_demo';
let template: Promise<string> | undefined;

/** Created by the first test file that needs it; others wait for it. */
const prepareTemplate = (): Promise<string> => {
  template ??= createOnce(TEMPLATE, async (databaseUrl) => {
    const database = await openDatabase({ databaseUrl }, quietLog);
    await importDemo(database);
    await database.close();
  });
  return template;
};

/** A separate database with the demo on the PostgreSQL of the run. */
export const createDemoPostgres = async (): Promise<PostgresServer> =>
  createPostgresDatabase(await prepareTemplate());

/** The same database, opened, for tests that do not depend on the engine. */
export const openDemoDatabase = async (
  onQuery?: (text: string, milliseconds: number) => void,
): Promise<OpenDatabase> => openOwn(await createDemoPostgres(), onQuery);
