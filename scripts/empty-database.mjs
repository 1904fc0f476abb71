import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './run.mjs';

export const EMPTY_DATABASE = 'packages/server/dist/empty-database/empty-database.tar.gz';

/**
 * Writes the output of `initdb` for an empty embedded database, so that the first start of the service need not create
 * it.
 * @returns {Promise<number>} 0, or 1 with the errors printed
 */
export async function makeEmptyDatabase() {
  try {
    const { PGlite } = await import('@electric-sql/pglite');
    const database = await PGlite.create();
    const archive = await database.dumpDataDir('gzip');
    await database.close();
    const file = path.join(ROOT, EMPTY_DATABASE);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, new Uint8Array(await archive.arrayBuffer()));
    return 0;
  } catch (error) {
    console.error(error);
    return 1;
  }
}
