import { getTableColumns, sql, type SQL } from 'drizzle-orm';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './database.js';
import { asRecords } from './row-sets.js';

const ROWS_A_STATEMENT = 1000;

const joined = (parts: readonly SQL[], separator: SQL = sql`, `): SQL => sql.join([...parts], separator);

/**
 * What a table is to contain. Rows are written to a temporary table first, so that the table itself is locked only
 * where it differs, and only briefly.
 */
class TableContents {
  readonly #table: PgTable;
  readonly #staged: SQL;
  readonly #columns: ReturnType<typeof getTableColumns<PgTable>>;
  readonly #key: readonly SQL[];
  readonly #names: readonly SQL[];
  /** Whether a row that takes over a value of another one, such as its position, must be deleted first. */
  readonly #isUnique: boolean;
  readonly #kept: SQL;

  /** @param kept condition of rows that are left alone */
  constructor(table: PgTable, kept: SQL = sql`false`) {
    const { name, columns, primaryKeys, indexes, uniqueConstraints } = getTableConfig(table);
    this.#table = table;
    this.#kept = kept;
    this.#staged = sql`${sql.identifier(`staged_${name}`)}`;
    this.#columns = getTableColumns(table);
    const key = primaryKeys[0]?.columns ?? columns.filter(({ primary }) => primary);
    this.#key = key.map((column) => sql`${sql.identifier(column.name)}`);
    this.#names = columns.map((column) => sql`${sql.identifier(column.name)}`);
    this.#isUnique =
      uniqueConstraints.length > 0 ||
      columns.some(({ isUnique }) => isUnique) ||
      indexes.some(({ config }) => config.unique);
  }

  async stage(db: Database, rows: readonly object[]): Promise<void> {
    const table = this.#staged;
    await db.execute(sql`create temporary table ${table} (like ${this.#table}) on commit drop`);
    for (let start = 0; start < rows.length; start += ROWS_A_STATEMENT) {
      const some = rows.slice(start, start + ROWS_A_STATEMENT).map((row) => this.#withDefaults(row));
      await db.execute(
        sql`insert into ${table} select * from ${asRecords(this.#table, Object.keys(this.#columns), some)}`,
      );
    }
    await db.execute(sql`analyze ${table}`);
  }

  /** Deletes changed rows that could be in the way of each other. */
  async clear(db: Database): Promise<void> {
    if (this.#isUnique) await this.#deleteUnless(db, this.#names);
  }

  async write(db: Database): Promise<void> {
    const [table, staged, names] = [this.#table, this.#staged, joined(this.#names)];
    const set = joined(this.#names.map((name) => sql`${name} = excluded.${name}`));
    const [kept, other] = [table, sql`excluded`].map((of) =>
      joined(this.#names.map((name) => sql`${of}.${name}`)),
    );
    await db.execute(sql`
      insert into ${table} (${names}) select ${names} from ${staged}
      on conflict (${joined(this.#key)}) do update set ${set} where (${kept}) is distinct from (${other})`);
  }

  async deleteOthers(db: Database): Promise<void> {
    await this.#deleteUnless(db, this.#key);
  }

  async #deleteUnless(db: Database, equal: readonly SQL[]): Promise<void> {
    const same = joined(
      equal.map((name) => sql`staged.${name} is not distinct from ${this.#table}.${name}`),
      sql` and `,
    );
    await db.execute(
      sql`delete from ${this.#table} where not (${this.#kept})
        and not exists (select from ${this.#staged} as staged where ${same})`,
    );
  }

  #withDefaults(row: object): object {
    const values = row as Readonly<Record<string, unknown>>;
    return Object.fromEntries(
      Object.entries(this.#columns).map(([key, { default: otherwise }]) => [key, values[key] ?? otherwise]),
    );
  }
}

/**
 * Makes tables contain exactly these rows. Rows that are equal already are neither locked nor written.
 * @param db a transaction
 * @param tables those that others refer to first; `kept` is the condition of rows that are left alone
 * @returns writes what differs; the work before it locks nothing
 */
export const replaceContents = async (
  db: Database,
  tables: readonly (readonly [table: PgTable, rows: readonly object[], kept?: SQL])[],
): Promise<() => Promise<void>> => {
  const all = tables.map(([table, , kept]) => new TableContents(table, kept));
  for (const [index, one] of all.entries()) await one.stage(db, tables[index]?.[1] ?? []);
  return async () => {
    for (const one of all.toReversed()) await one.clear(db);
    for (const one of all) await one.write(db);
    for (const one of all.toReversed()) await one.deleteOthers(db);
  };
};
