import { getTableColumns, sql, type InferInsertModel, type InferSelectModel, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './database.js';

const columnsOf = (table: PgTable): Map<string, string> =>
  new Map(Object.entries(getTableColumns(table)).map(([key, { name }]) => [key, name]));

/** Rows as a single JSON parameter keyed by column name, which the database converts to the table's column types. */
export const asRecords = (table: PgTable, keys: readonly string[], rows: readonly object[]): SQL => {
  const names = columnsOf(table);
  const records = rows.map((row) =>
    Object.fromEntries(keys.map((key) => [names.get(key), (row as Readonly<Record<string, unknown>>)[key]])),
  );
  return sql`json_populate_recordset(null::${table}, ${JSON.stringify(records)}::json)`;
};

const list = (table: PgTable, keys: readonly string[], draw: (column: SQL) => SQL): SQL => {
  const names = columnsOf(table);
  return sql.join(
    keys.map((key) => draw(sql.identifier(names.get(key) ?? key) as unknown as SQL)),
    sql`, `,
  );
};

/**
 * Inserts many rows with one statement and a single JSON parameter.
 * @param rows all with the same columns; columns missing from the first row take their default
 */
export const insertRows = async <T extends PgTable>(
  db: Database,
  table: T,
  rows: readonly InferInsertModel<T>[],
): Promise<void> => {
  const [first] = rows;
  if (first === undefined) return;
  const keys = Object.keys(first);
  const columns = list(table, keys, (column) => column);
  await db.execute(
    sql`insert into ${table} (${columns}) select ${columns} from ${asRecords(table, keys, rows)}`,
  );
};

/**
 * Updates columns of many rows, matched by `id`, with one statement.
 * @param keys the columns to update, present in every row
 */
export const updateRows = async <T extends PgTable, K extends keyof InferSelectModel<T> & string>(
  db: Database,
  table: T,
  keys: readonly K[],
  rows: readonly ({ readonly id: string } & Pick<InferSelectModel<T>, K>)[],
): Promise<void> => {
  if (rows.length === 0) return;
  const set = list(table, keys, (column) => sql`${column} = changed.${column}`);
  await db.execute(
    sql`update ${table} as kept set ${set} from ${asRecords(table, ['id', ...keys], rows)} as changed where kept.id = changed.id`,
  );
};
