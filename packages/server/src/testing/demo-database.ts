import { join } from 'node:path';
import { inject } from 'vitest';
import { openDatabase, type OpenDatabase } from '../database/database.js';
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

/** An embedded database of the test's own that holds the demo already. */
export const openDemoPGlite = async (
  onQuery?: (text: string, milliseconds: number) => void,
): Promise<OpenDatabase> =>
  openPreparedPGlite({ onQuery, prepared: await preparedDemo(), within: inject('runFolder') });

/** Puts an embedded database that holds the demo into a data folder that has none: a service then starts in a moment. */
export const fillWithDemo = async (dataFolder: string): Promise<void> =>
  fillDataFolder(dataFolder, await preparedDemo());

/** The one of the run, which its test files copy. */
const TEMPLATE = 'footlight_demo';
let template: Promise<string> | undefined;

/** Made by the first test file that wants it; others wait meanwhile. */
const prepareTemplate = (): Promise<string> => {
  template ??= createOnce(TEMPLATE, async (databaseUrl) => {
    const database = await openDatabase({ databaseUrl }, quietLog);
    await importDemo(database);
    await database.close();
  });
  return template;
};

/** A database of a test's own on the PostgreSQL of the run, with the demo in it. */
export const createDemoPostgres = async (): Promise<PostgresServer> =>
  createPostgresDatabase(await prepareTemplate());

/** The same, opened, for tests that the engine makes no difference to. */
export const openDemoDatabase = async (
  onQuery?: (text: string, milliseconds: number) => void,
): Promise<OpenDatabase> => openOwn(await createDemoPostgres(), onQuery);
