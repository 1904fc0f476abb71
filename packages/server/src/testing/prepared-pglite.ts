import { cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { openDatabase, type OpenDatabase } from '../database/database.js';
import { migrate, migrationsChecksum } from '../database/migrate.js';
import { quietLog } from './quiet-log.js';

/** Kept between runs; another major version of the database and other migrations take another name. */
const PREPARED = join(tmpdir(), `footlight-prepared-pglite-18-${migrationsChecksum().slice(0, 16)}`);

/**
 * Makes an embedded database once, to be copied.
 * @param target its folder, which may exist already
 * @param from the folder of the database that it begins with
 * @param fill what is to stand in it
 */
export const preparePGliteFolder = async (
  target: string,
  from: string | null,
  fill: (database: OpenDatabase) => Promise<unknown>,
): Promise<void> => {
  if (existsSync(target)) return;
  // Beside its place, where it can be moved to at once.
  const folder = mkdtempSync(join(dirname(target), 'footlight-preparing-'));
  if (from !== null) cpSync(from, join(folder, 'postgres'), { recursive: true });
  const database = await openDatabase({ dataFolder: folder }, quietLog);
  await fill(database);
  await database.close();
  try {
    renameSync(join(folder, 'postgres'), target);
  } catch (error) {
    // Another test file was quicker; its folder is as good.
    if (!existsSync(target)) throw error;
  }
  rmSync(folder, { recursive: true, force: true });
};

/**
 * Making a migrated database takes seconds, copying one does not: it is made once and copied.
 * @returns the folder of a migrated, empty embedded database, which nobody opens itself
 */
export const preparePGlite = async (): Promise<string> => {
  await preparePGliteFolder(PREPARED, null, ({ db }) => migrate(db, quietLog));
  return PREPARED;
};

/**
 * Puts a database into a data folder that has none.
 * @param prepared the folder that it is copied from; without it, the database is migrated and empty
 */
export const fillDataFolder = async (dataFolder: string, prepared?: string): Promise<void> => {
  const from = prepared ?? (await preparePGlite());
  mkdirSync(dataFolder, { recursive: true });
  cpSync(from, join(dataFolder, 'postgres'), { recursive: true });
};

export interface PreparedOptions {
  readonly onQuery?: ((text: string, milliseconds: number) => void) | undefined;
  /** The folder that it is copied from; without it, the database is migrated and empty. */
  readonly prepared?: string;
  /** Where its folder is made. */
  readonly within?: string;
}

/** An embedded database of the test's own, whose folder goes when it is closed. */
export const openPreparedPGlite = async ({
  onQuery,
  prepared,
  within = tmpdir(),
}: PreparedOptions = {}): Promise<OpenDatabase> => {
  const dataFolder = mkdtempSync(join(within, 'footlight-pglite-'));
  await fillDataFolder(dataFolder, prepared);
  const database = await openDatabase({ dataFolder }, quietLog, onQuery);
  return {
    ...database,
    close: async () => {
      await database.close();
      rmSync(dataFolder, { recursive: true, force: true });
    },
  };
};
