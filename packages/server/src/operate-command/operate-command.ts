import { existsSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { FastifyBaseLogger } from 'fastify';
import { writeBackup, type BackupHead } from '../backup/backup-file.js';
import { backupName, backupsFolder, dropOldBackups } from '../backup/keep-backups.js';
import { restoreBackup, verifyBackup } from '../backup/restore.js';
import { exportCatalogue } from '../catalogue/export-catalogue.js';
import { openDatabase, type OpenDatabase } from '../database/database.js';
import { lockFolder } from '../database/lock.js';
import { migrate } from '../database/migrate.js';
import type { Environment } from '../environment.js';
import { StartError } from '../start-error.js';
import { exportedParts } from '../features/commerce/books/ledger-export.js';
import { LedgerRowsRepository, periodOf } from '../features/commerce/books/ledger-rows.repository.js';
import type { BackupArguments, LedgerArguments, RestoreArguments } from './operate-arguments.js';

export interface OperateOptions {
  readonly environment: Environment;
  readonly log: FastifyBaseLogger;
  readonly print: (line: string) => void;
}

const MEGABYTE = 1_048_576;

const stampOf = (now: Date): string => now.toISOString().replaceAll(/[:.]/gu, '-');

const within = async (
  { environment, log }: OperateOptions,
  work: (database: OpenDatabase) => Promise<void>,
): Promise<void> => {
  const database = await openDatabase(environment.place, log);
  try {
    await work(database);
  } finally {
    await database.close();
  }
};

const describeBackup = ({ tables, createdAt, engine }: BackupHead): string => {
  const rows = Object.values(tables).reduce((total, table) => total + table.rows, 0);
  return `${rows} rows in ${Object.keys(tables).length} tables, ${engine}, ${createdAt}`;
};

export const runBackup = async (args: BackupArguments, options: OperateOptions): Promise<void> => {
  const { environment, log, print } = options;
  const now = new Date();
  const file = resolve(args.to ?? join(backupsFolder(environment.dataFolder), backupName(now)));
  const folder = dirname(file);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  await within(options, async ({ db, engine }) => {
    print(`${file}: ${describeBackup(await writeBackup(db, file, { engine, now }))}`);
  });
  print(`${(statSync(file).size / MEGABYTE).toFixed(1)} MB`);
  if (args.isVerified) {
    await verifyBackup(file, log);
    print('It restores: every table holds the same.');
  }
  if (args.keep !== undefined) dropOldBackups(folder, args.keep);
};

/** Renames the folder of an existing embedded database. @returns the new name; null if there was none */
const moveAside = (dataFolder: string, isReplacing: boolean): string | null => {
  const folder = join(dataFolder, 'postgres');
  if (!existsSync(folder)) return null;
  if (!isReplacing)
    throw new StartError(
      `FOOTLIGHT_DATA: found a database in ${folder}; allowed: none, or --replace, which moves it aside. Nothing was changed.`,
    );
  const aside = `${folder}.before-${stampOf(new Date())}`;
  // Requires the lock, because a running service would continue to write to the renamed files.
  const lock = lockFolder(dataFolder);
  try {
    renameSync(folder, aside);
  } finally {
    lock.release();
  }
  return aside;
};

export const runRestore = async (
  { file, isReplacing }: RestoreArguments,
  options: OperateOptions,
): Promise<void> => {
  const { environment, log, print } = options;
  if (!existsSync(file)) throw new StartError(`file: found ${JSON.stringify(file)}, which is not there`);
  const { dataFolder, place } = environment;
  const isEmbedded = !('databaseUrl' in place);
  const aside = isEmbedded ? moveAside(dataFolder, isReplacing) : null;
  try {
    await within(options, async (database) => {
      print(`Restored: ${describeBackup(await restoreBackup(database, file, log))}`);
    });
  } catch (error) {
    if (isEmbedded) {
      const folder = join(dataFolder, 'postgres');
      rmSync(folder, { recursive: true, force: true });
      if (aside !== null) renameSync(aside, folder);
    }
    throw error;
  }
  if (aside !== null) print(`What was there before is in ${aside}.`);
};

export const runMigrate = (options: OperateOptions): Promise<void> =>
  within(options, async ({ db }) => {
    const applied = await migrate(db, options.log);
    for (const name of applied) options.print(`applied ${name}`);
    if (applied.length === 0) options.print('The schema is up to date.');
  });

/** Writes what is published of the catalogue as files. */
export const runExport = (folder: string, options: OperateOptions): Promise<void> =>
  within(options, async ({ db }) => {
    const files = await exportCatalogue(db, resolve(folder));
    options.print(`${resolve(folder)}: ${files.join(', ')}`);
  });

/** Writes the ledger of a period. */
export const runLedger = (
  { from, to, format }: LedgerArguments,
  options: OperateOptions,
  output: NodeJS.WritableStream,
): Promise<void> =>
  within(options, ({ db }) =>
    pipeline(exportedParts(format, new LedgerRowsRepository(db).entries(periodOf(from, to))), output, {
      end: false,
    }),
  );
