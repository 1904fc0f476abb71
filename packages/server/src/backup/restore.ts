import { sql } from 'drizzle-orm';
import { openDatabase, type Database, type OpenDatabase } from '../database/database.js';
import { isBeforeRelease, knownMigrations, migrate } from '../database/migrate.js';
import type { Log } from '../log.js';
import { StartError } from '../start-error.js';
import { headOf, readBackup, type BackupHead } from './backup-file.js';
import { quoted, readContents, readTables, type Table } from './tables.js';

const ROWS_AT_ONCE = 500;
const ROW = '{"row":';

/** @throws {StartError} when the database already has tables */
const requireEmpty = async (db: Database): Promise<void> => {
  const { rows } = await db.execute<{ found: boolean }>(sql`
    select exists (select from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace) as found`);
  if (rows[0]?.found !== true) return;
  throw new StartError(
    'DATABASE_URL: found a database that has tables; allowed: an empty one, such as createdb makes. Nothing was changed.',
  );
};

const requireKnown = ({ migrations }: BackupHead): void => {
  const known = new Set(knownMigrations());
  const unknown = migrations.filter((name) => !known.has(name));
  if (unknown.length === 0) return;
  if (isBeforeRelease(unknown)) {
    throw new StartError(
      'file: found a backup of a build before 0.1.0, which only that build restores; allowed: a backup of this version or an earlier one.',
    );
  }
  throw new StartError(
    `file: found a backup of a newer version of the service: this one does not know ${unknown.slice(-3).join(', ')}. Restore it with that version or a later one.`,
  );
};

/** Drops the foreign keys, because tables are restored one by one and their rows refer to rows of later tables. */
const takeReferencesAway = async (db: Database): Promise<readonly string[]> => {
  const { rows } = await db.execute<{ table: string; name: string; definition: string }>(sql`
    select conrelid::regclass::text as "table", conname as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace and conparentid = 0`);
  for (const { table, name } of rows)
    await db.execute(sql.raw(`alter table ${table} drop constraint ${quoted(name)}`));
  return rows.map(
    ({ table, name, definition }) => `alter table ${table} add constraint ${quoted(name)} ${definition}`,
  );
};

const insertRows = async (db: Database, table: Table, rows: readonly string[]): Promise<void> => {
  const names = table.columns.map(({ name }) => quoted(name)).join(', ');
  const target = sql.raw(quoted(table.name));
  await db.execute(sql`
    insert into ${target} (${sql.raw(names)}) overriding system value
    select ${sql.raw(names)} from json_populate_recordset(null::${target}, ${`[${rows.join(',')}]`}::json)`);
};

const setCounters = async (db: Database, table: Table): Promise<void> => {
  for (const { name } of table.columns.filter(({ isIdentity }) => isIdentity))
    await db.execute(
      sql.raw(`select setval(pg_get_serial_sequence('${quoted(table.name)}', '${name}'),
        coalesce(max(${quoted(name)}), 1), max(${quoted(name)}) is not null) from ${quoted(table.name)}`),
    );
};

const fill = async (db: Database, file: string, tables: ReadonlyMap<string, Table>): Promise<void> => {
  let table: Table | undefined;
  let waiting: string[] = [];
  const flush = async (): Promise<void> => {
    if (table !== undefined && waiting.length > 0) await insertRows(db, table, waiting);
    waiting = [];
  };
  let isHead = true;
  for await (const line of readBackup(file)) {
    if (isHead) isHead = false;
    else if (line.startsWith(ROW)) {
      waiting.push(line.slice(ROW.length, -1));
      if (waiting.length >= ROWS_AT_ONCE) await flush();
    } else {
      await flush();
      const { table: name } = JSON.parse(line) as { readonly table: string };
      table = tables.get(name);
      if (table === undefined) throw new StartError(`file: found the table ${name}, which its version lacks`);
    }
  }
  await flush();
};

/** @throws {StartError} naming the tables whose rows differ from those that were backed up */
const compare = async (db: Database, { tables }: BackupHead): Promise<void> => {
  const wrong: string[] = [];
  for (const [name, wanted] of Object.entries(tables)) {
    const found = await readContents(db, name);
    if (found.rows !== wanted.rows || found.digest !== wanted.digest)
      wrong.push(`${name} (${found.rows} of ${wanted.rows} rows)`);
  }
  if (wrong.length > 0)
    throw new StartError(
      `file: found a backup that does not restore what it was made of: ${wrong.join(', ')}`,
    );
};

const readHead = async (file: string): Promise<BackupHead> => {
  for await (const line of readBackup(file)) return headOf(file, line);
  return headOf(file, undefined);
};

/**
 * Restores a backup into an empty database, of either engine, and compares each table with its row count and digest in
 * the backup. The database then has the schema of the backup; the next start applies later migrations.
 * @throws {StartError} when the backup cannot be restored; the tables are rolled back
 */
export const restoreBackup = async (database: OpenDatabase, file: string, log: Log): Promise<BackupHead> => {
  const { db } = database;
  const head = await readHead(file);
  requireKnown(head);
  await requireEmpty(db);
  await migrate(db, log, { only: new Set(head.migrations) });
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local timezone to 'UTC'`);
    const tables = await readTables(tx);
    const names = tables.map(({ name }) => quoted(name));
    const references = await takeReferencesAway(tx);
    // The backup also contains the rows that migrations insert.
    await tx.execute(sql.raw(`truncate ${names.join(', ')}`));
    for (const name of names) await tx.execute(sql.raw(`alter table ${name} disable trigger user`));
    await fill(tx, file, new Map(tables.map((table) => [table.name, table])));
    for (const table of tables) await setCounters(tx, table);
    for (const name of names) await tx.execute(sql.raw(`alter table ${name} enable trigger user`));
    for (const reference of references) await tx.execute(sql.raw(reference));
    await compare(tx, head);
  });
  return head;
};

/** Checks that a backup can be restored by restoring it into a temporary database in memory. */
export const verifyBackup = async (file: string, log: Log): Promise<BackupHead> => {
  const database = await openDatabase({ dataFolder: null }, log);
  try {
    return await restoreBackup(database, file, log);
  } finally {
    await database.close();
  }
};
