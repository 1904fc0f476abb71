import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Log } from '../log.js';
import { PACKAGE_FOLDER } from '../package-folder.js';
import { StartError } from '../start-error.js';
import type { Database } from './database.js';

interface Migration {
  /** File name, which begins with its number. */
  readonly name: string;
  readonly text: string;
  readonly checksum: string;
}

/** An arbitrary key that no other advisory lock uses. */
const ADVISORY_LOCK = 460_004_600;

const readMigrations = (folder: string): Migration[] =>
  readdirSync(folder)
    .filter((name) => /^\d{4}-[a-z0-9-]+\.sql$/u.test(name))
    .toSorted()
    .map((name) => {
      const text = readFileSync(join(folder, name), 'utf8');
      return { name, text, checksum: createHash('sha256').update(text).digest('hex') };
    });

const MIGRATIONS = join(PACKAGE_FOLDER, 'migrations');

/** Names of the migrations that were applied to a database, in order. */
export const appliedMigrations = async (db: Database): Promise<readonly string[]> => {
  const there = await db.execute<{ found: boolean }>(
    sql`select to_regclass('migrations') is not null as found`,
  );
  if (there.rows[0]?.found !== true) return [];
  const { rows } = await db.execute<{ name: string }>(sql`select name from migrations order by name`);
  return rows.map(({ name }) => name);
};

/** Names of all migrations of this version, in order. */
export const knownMigrations = (): readonly string[] => readMigrations(MIGRATIONS).map(({ name }) => name);

/** Hexadecimal digest that changes when a migration is added or changed. */
export const migrationsChecksum = (): string =>
  createHash('sha256')
    .update(
      readMigrations(MIGRATIONS)
        .map(({ name, checksum }) => name + checksum)
        .join(),
    )
    .digest('hex');

/** Maximum number of unknown migrations in the error message, which lists the newest. */
const MOST_NAMED = 3;

/** Whether a database or a backup is of a build before 0.1.0. None was released, so their schema is not upgraded. */
export const isBeforeRelease = (migrations: readonly string[]): boolean =>
  migrations.includes('0001-accounts.sql');

/** @throws {StartError} when the database has migrations that this version does not know */
const refuseUnknownSchema = async (db: Database, known: readonly Migration[]): Promise<void> => {
  const names = new Set(known.map(({ name }) => name));
  const unknown = (await appliedMigrations(db)).filter((name) => !names.has(name));
  if (unknown.length === 0) return;
  const place = 'The database (DATABASE_URL, or else FOOTLIGHT_DATA)';
  if (isBeforeRelease(unknown)) {
    throw new StartError(
      `${place} was created by a build before 0.1.0, and nothing upgrades such databases. To start without its data, stop the service and delete the folders “postgres” and “backups” in FOOTLIGHT_DATA, or set DATABASE_URL to an empty database. Nothing was changed.`,
    );
  }
  throw new StartError(
    `${place} was brought up to date by a newer version of the service: this one does not know ${unknown.slice(-MOST_NAMED).join(', ')}. Start that version or a later one, or restore a backup from before it.`,
  );
};

/** @throws {StartError} when the database cannot hold every text */
const refuseOtherEncoding = async (db: Database): Promise<void> => {
  const { rows } = await db.execute<{ server_encoding: string }>(sql`show server_encoding`);
  const found = rows[0]?.server_encoding;
  if (found === 'UTF8') return;
  throw new StartError(
    `The database named by DATABASE_URL has the encoding ${found ?? 'unknown'}, in which titles cannot be searched; allowed: UTF8. Create it with “create database footlight encoding 'UTF8' template template0”. Nothing was changed.`,
  );
};

export interface MigrateOptions {
  readonly folder?: string;
  readonly only?: ReadonlySet<string>;
}

/**
 * Brings the schema up to date: applies each file of `migrations/` once, in order, in a separate transaction. Processes
 * that start at the same time on one PostgreSQL wait for each other.
 * @param options.only names of the migrations to apply; all by default
 * @returns names of the files applied by this call
 * @throws {StartError} when a file has been changed since it was applied, an applied file is missing, or the database has
 *   another encoding than UTF8
 */
export const migrate = async (
  db: Database,
  log: Log,
  { folder = MIGRATIONS, only }: MigrateOptions = {},
): Promise<string[]> => {
  const applied: string[] = [];
  const known = readMigrations(folder);
  await refuseOtherEncoding(db);
  await refuseUnknownSchema(db, known);
  for (const migration of known.filter(({ name }) => only?.has(name) ?? true)) {
    const isNew = await db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(${ADVISORY_LOCK}::bigint)`);
      await tx.execute(sql`create table if not exists migrations (
        name text primary key, checksum text not null, applied_at timestamptz not null default now())`);
      const found = await tx.execute<{ checksum: string }>(
        sql`select checksum from migrations where name = ${migration.name}`,
      );
      const checksum = found.rows[0]?.checksum;
      if (checksum !== undefined && checksum !== migration.checksum) {
        throw new StartError(
          `The migration ${migration.name} was changed after it had been applied to this database; write a new file instead.`,
        );
      }
      if (checksum !== undefined) return false;
      await tx.execute(sql.raw(migration.text));
      await tx.execute(
        sql`insert into migrations (name, checksum) values (${migration.name}, ${migration.checksum})`,
      );
      return true;
    });
    if (isNew) applied.push(migration.name);
  }
  if (applied.length > 0) log.info({ applied }, 'database schema brought up to date');
  return applied;
};
