import { cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase, type OpenDatabase } from '../database/database.js';
import { quietLog } from './quiet-log.js';

/** Kept between runs; a new major version of the database takes a new name. */
const PREPARED = join(tmpdir(), 'footlight-prepared-pglite-18');

/** Making an empty database takes seconds, copying one does not: it is made once and copied. */
const prepare = async (): Promise<void> => {
  if (existsSync(PREPARED)) return;
  const folder = mkdtempSync(join(tmpdir(), 'footlight-preparing-'));
  const database = await openDatabase({ dataFolder: folder }, quietLog);
  await database.close();
  try {
    renameSync(join(folder, 'postgres'), PREPARED);
  } catch (error) {
    // Another test file was quicker; its folder is as good.
    if (!existsSync(PREPARED)) throw error;
  }
  rmSync(folder, { recursive: true, force: true });
};

/** Puts an empty, complete database into a data folder that has none. */
export const fillDataFolder = async (dataFolder: string): Promise<void> => {
  await prepare();
  mkdirSync(dataFolder, { recursive: true });
  cpSync(PREPARED, join(dataFolder, 'postgres'), { recursive: true });
};

/** An empty embedded database of the test's own, whose folder goes when it is closed. */
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
