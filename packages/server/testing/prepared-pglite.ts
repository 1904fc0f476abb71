import { cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { openDatabase, type OpenDatabase } from '../src/database/database.js';
import { migrate, migrationsChecksum } from '../src/database/migrate.js';
import { quietLog } from './quiet-log.js';

/** Kept between runs; the name depends on the database's major version and the migrations. */
const PREPARED = join(tmpdir(), `footlight-prepared-pglite-18-${migrationsChecksum().slice(0, 16)}`);

/**
 * Creates an embedded database once, to be copied.
 * @param target its folder; nothing is done if it exists
 * @param from folder of a database to start from
 * @param fill fills the database
 */
export const preparePGliteFolder = async (
  target: string,
  from: string | null,
  fill: (database: OpenDatabase) => Promise<unknown>,
): Promise<void> => {
  if (existsSync(target)) return;
  // In the same parent folder, so that it can be renamed atomically.
  const folder = mkdtempSync(join(dirname(target), 'footlight-preparing-'));
  if (from !== null) cpSync(from, join(folder, 'postgres'), { recursive: true });
  const database = await openDatabase({ dataFolder: folder }, quietLog);
  await fill(database);
  await database.close();
  try {
    renameSync(join(folder, 'postgres'), target);
  } catch (error) {
    // Another test file has created the folder meanwhile, which is equivalent.
    if (!existsSync(target)) throw error;
  }
  rmSync(folder, { recursive: true, force: true });
};

/**
 * Creates a migrated database once, so that it can be copied, because creating one takes seconds.
 * @returns folder of a migrated, empty embedded database, which is only copied
 */
export const preparePGlite = async (): Promise<string> => {
  await preparePGliteFolder(PREPARED, null, ({ db }) => migrate(db, quietLog));
  return PREPARED;
};

/**
 * Copies a database into an empty data folder.
 * @param prepared folder of the database to copy; by default a migrated, empty one
 */
export const fillDataFolder = async (dataFolder: string, prepared?: string): Promise<void> => {
  const from = prepared ?? (await preparePGlite());
  mkdirSync(dataFolder, { recursive: true });
  cpSync(from, join(dataFolder, 'postgres'), { recursive: true });
};

export interface PreparedOptions {
  readonly onQuery?: ((text: string, milliseconds: number) => void) | undefined;
  /** Folder of the database to copy; by default a migrated, empty one. */
  readonly prepared?: string;
  /** Parent of its folder. */
  readonly within?: string;
}

/** A separate embedded database, whose folder is removed when it is closed. */
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
