import { systemClock } from '../clock.js';
import { appliedMigrations, knownMigrations } from '../database/migrate.js';
import { openDatabase, type OpenDatabase } from '../database/database.js';
import { loadRealm } from '../realm/load-realm.js';
import { StartError, isStartError } from '../start-error.js';
import { picturesReport } from './import-report.js';
import { ImportWork } from './import-work.js';
import type { ImportArguments } from './operate-arguments.js';
import type { OperateOptions } from './operate-command.js';

const requireSchema = async ({ db }: OpenDatabase): Promise<void> => {
  const applied = await appliedMigrations(db);
  const missing = knownMigrations().filter((name) => !applied.includes(name));
  if (missing.length > 0)
    throw new StartError(
      `database: found a schema without ${missing.join(', ')}; allowed: one that is up to date: start the service, or run “footlight migrate”`,
    );
};

/** The embedded database is used by one process, which is the service while it runs. */
const open = async ({ environment, log }: OperateOptions): Promise<OpenDatabase> => {
  const { place } = environment;
  try {
    return await openDatabase(place, log);
  } catch (cause) {
    if (!isStartError(cause) || 'databaseUrl' in place) throw cause;
    const { message } = cause;
    throw new StartError(
      `${message} Lists and guides are imported into the embedded database while the service is stopped; into PostgreSQL (DATABASE_URL), while it runs.`,
      { cause },
    );
  }
};

/**
 * Imports guides and lists of titles and channels into the database; their formats are recognised by their content.
 * @throws {StartError} for a file that cannot be used
 * @throws {StoreError} when the bucket of the realm does not answer
 */
export const runImport = async (args: ImportArguments, options: OperateOptions): Promise<void> => {
  const { environment, log, print } = options;
  const realm = loadRealm(environment.realmFile, { port: environment.port });
  const database = await open(options);
  const work = new ImportWork({ args, realm, db: database.db, clock: systemClock, log, print });
  try {
    await requireSchema(database);
    // oxlint-disable-next-line no-await-in-loop -- one file after the other: later guides replace earlier ones
    for (const place of args.places) await work.read(place);
    await work.write();
  } finally {
    await work.close();
    await database.close();
  }
  for (const line of picturesReport(work.leftOutPictures)) print(line);
  if (args.isDry) print('Nothing was written (--dry-run).');
};
