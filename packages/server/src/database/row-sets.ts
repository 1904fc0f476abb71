import { getTableColumns, sql, type InferInsertModel, type InferSelectModel, type SQL } from 'drizzle-orm';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './database.js';

const columnsOf = (table: PgTable): Map<string, string> =>
  new Map(Object.entries(getTableColumns(table)).map(([key, { name }]) => [key, name]));

const primaryKeyOf = (table: PgTable): readonly string[] => {
  const { columns, primaryKeys } = getTableConfig(table);
  return (primaryKeys[0]?.columns ?? columns.filter(({ primary }) => primary)).map(({ name }) => name);
};

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

const ROWS_A_STATEMENT = 1000;

/** @param onConflict what happens to rows whose key is there, by the keys of the columns */
const writeRows = async (
  db: Database,
  table: PgTable,
  rows: readonly object[],
  onConflict: (keys: readonly string[]) => SQL,
): Promise<void> => {
  const [first] = rows;
  if (first === undefined) return;
  const keys = Object.keys(first);
  const columns = list(table, keys, (column) => column);
  for (let start = 0; start < rows.length; start += ROWS_A_STATEMENT) {
    const some = asRecords(table, keys, rows.slice(start, start + ROWS_A_STATEMENT));
    // oxlint-disable-next-line no-await-in-loop -- one connection
    await db.execute(
      sql`insert into ${table} (${columns}) select ${columns} from ${some} ${onConflict(keys)}`,
    );
  }
};

/**
 * Inserts many rows, each thousand with one statement and a single JSON parameter.
 * @param rows all with the same columns; columns missing from the first row take their default
 */
export const insertRows = <T extends PgTable>(
  db: Database,
  table: T,
  rows: readonly InferInsertModel<T>[],
): Promise<void> => writeRows(db, table, rows, () => sql``);

/**
 * Inserts many rows, or updates those whose key is there. Rows that are equal already are neither locked nor written.
 * @param rows all with the same columns
 */
export const upsertRows = <T extends PgTable>(
  db: Database,
  table: T,
  rows: readonly InferInsertModel<T>[],
): Promise<void> =>
  writeRows(db, table, rows, (keys) => {
    const primary = sql.join(
      primaryKeyOf(table).map((name) => sql.identifier(name)),
      sql`, `,
    );
    const set = list(table, keys, (column) => sql`${column} = excluded.${column}`);
    const kept = list(table, keys, (column) => sql`${table}.${column}`);
    const given = list(table, keys, (column) => sql`excluded.${column}`);
    return sql`on conflict (${primary}) do update set ${set} where (${kept}) is distinct from (${given})`;
  });

/** Records with members of any names, for a column definition list: `from ${jsonRows(rows)} as r (name text)`. */
export const jsonRows = (rows: readonly object[]): SQL =>
  sql`json_to_recordset(${JSON.stringify(rows)}::json)`;

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
