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

/** Any number will do, as long as nothing else locks with it. */
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

/** Hexadecimal; another one as soon as any migration is added or changed. */
export const migrationsChecksum = (): string =>
  createHash('sha256')
    .update(
      readMigrations(MIGRATIONS)
        .map(({ name, checksum }) => name + checksum)
        .join(),
    )
    .digest('hex');

/**
 * Brings the schema up to date: each file of `migrations/` once, in order, in a transaction of its own.
 * Processes that start together on one PostgreSQL wait for each other.
 * @returns names of the files that were applied now
 * @throws {StartError} when a file that was applied has been changed since
 */
export const migrate = async (db: Database, log: Log, folder: string = MIGRATIONS): Promise<string[]> => {
  const applied: string[] = [];
  for (const migration of readMigrations(folder)) {
    const isNew = await db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(${ADVISORY_LOCK}::bigint)`);
      await tx.execute(sql`create table if not exists migrations (
        name text primary key, checksum text not null, applied_at timestamptz not null default now())`);
      const found = await tx.execute<{ checksum: string }>(
        sql`select checksum from migrations where name = ${migration.name}`,
      );
      const known = found.rows[0]?.checksum;
      if (known !== undefined && known !== migration.checksum) {
        throw new StartError(
          `The migration ${migration.name} was changed after it had been applied to this database; write a new file instead.`,
        );
      }
      if (known !== undefined) return false;
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
