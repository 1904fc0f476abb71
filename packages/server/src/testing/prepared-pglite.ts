import { cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase, type OpenDatabase } from '../database/database.js';
import { migrate, migrationsChecksum } from '../database/migrate.js';
import { quietLog } from './quiet-log.js';

/** Kept between runs; another major version of the database and other migrations take another name. */
const PREPARED = join(tmpdir(), `footlight-prepared-pglite-18-${migrationsChecksum().slice(0, 16)}`);

/**
 * Making a migrated database takes seconds, copying one does not: it is made once and copied.
 * @returns the folder of a migrated, empty embedded database, which nobody opens itself
 */
export const preparePGlite = async (): Promise<string> => {
  if (existsSync(PREPARED)) return PREPARED;
  const folder = mkdtempSync(join(tmpdir(), 'footlight-preparing-'));
  const database = await openDatabase({ dataFolder: folder }, quietLog);
  await migrate(database.db, quietLog);
  await database.close();
  try {
    renameSync(join(folder, 'postgres'), PREPARED);
  } catch (error) {
    // Another test file was quicker; its folder is as good.
    if (!existsSync(PREPARED)) throw error;
  }
  rmSync(folder, { recursive: true, force: true });
  return PREPARED;
};

/** Puts a migrated, empty database into a data folder that has none. */
export const fillDataFolder = async (dataFolder: string): Promise<void> => {
  const prepared = await preparePGlite();
  mkdirSync(dataFolder, { recursive: true });
  cpSync(prepared, join(dataFolder, 'postgres'), { recursive: true });
};

/** A migrated, empty embedded database of the test's own, whose folder goes when it is closed. */
export const openPreparedPGlite = async (
  onQuery?: (text: string, milliseconds: number) => void,
): Promise<OpenDatabase> => {
  const dataFolder = mkdtempSync(join(tmpdir(), 'footlight-pglite-'));
  await fillDataFolder(dataFolder);
  const database = await openDatabase({ dataFolder }, quietLog, onQuery);
  return {
    ...database,
    close: async () => {
      await database.close();
      rmSync(dataFolder, { recursive: true, force: true });
    },
  };
};
