import { readdirSync } from 'node:fs';
import path from 'node:path';
import { SQL, is, sql } from 'drizzle-orm';
import { PgDialect, PgTable, getTableConfig, type IndexedColumn, type PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../src/database/database.js';

const FOLDER = path.join(import.meta.dirname, '../src/database/schema');

/** Every table that the schema in code declares. */
export const readTablesInCode = async (): Promise<readonly PgTable[]> => {
  const modules: unknown[] = await Promise.all(
    readdirSync(FOLDER).map(async (file) => import(path.join(FOLDER, file))),
  );
  return modules
    .flatMap((module) => Object.values(module as object) as unknown[])
    .filter((value) => is(value, PgTable));
};

const dialect = new PgDialect();
const quoted = (name: string): string => `"${name}"`;
const listed = (columns: readonly { readonly name: string }[]): string =>
  columns.map(({ name }) => quoted(name)).join(', ');
const textOf = (expression: SQL): string => dialect.sqlToQuery(expression, 'indexes').sql;

const defaultOf = (column: PgColumn): string => {
  if (column.default === undefined) return '';
  if (is(column.default, SQL)) return ` default ${textOf(column.default)}`;
  const value = column.mapToDriverValue(column.default);
  return ` default ${typeof value === 'number' ? value : `'${String(value).replaceAll("'", "''")}'`}`;
};

const columnOf = (column: PgColumn): string =>
  [
    `${quoted(column.name)} ${column.getSQLType()}${defaultOf(column)}`,
    column.notNull ? ' not null' : '',
    column.generatedIdentity === undefined ? '' : ' generated always as identity',
    column.primary ? ' primary key' : '',
    column.isUnique ? ' unique' : '',
  ].join('');

/** Only B-trees have an order. */
const keyOf = (column: SQL | Partial<IndexedColumn>, isOrdered: boolean): string => {
  if (is(column, SQL)) return textOf(column);
  const { order = 'asc', nulls = 'last' } = column.indexConfig ?? {};
  return `${quoted(column.name ?? '')}${isOrdered ? ` ${order} nulls ${nulls}` : ''}`;
};

const statementsOf = (
  table: PgTable,
): { readonly create: string; readonly afterwards: readonly string[] } => {
  const { name, columns, primaryKeys, uniqueConstraints, foreignKeys, indexes } = getTableConfig(table);
  const parts = [
    ...columns.map(columnOf),
    ...primaryKeys.map((key) => `primary key (${listed(key.columns)})`),
    ...uniqueConstraints.map((one) => `unique (${listed(one.columns)})`),
  ];
  return {
    create: `create table ${quoted(name)} (${parts.join(', ')})`,
    afterwards: [
      ...foreignKeys.map(({ reference, onDelete }) => {
        const { columns: from, foreignTable, foreignColumns } = reference();
        const target = quoted(getTableConfig(foreignTable).name);
        return `alter table ${quoted(name)} add foreign key (${listed(from)})
          references ${target} (${listed(foreignColumns)}) on delete ${onDelete ?? 'no action'}`;
      }),
      ...indexes.map(({ config }) => {
        const what = `${config.unique ? 'unique ' : ''}index ${quoted(config.name ?? '')}`;
        const { method = 'btree' } = config;
        const keys = config.columns.map((column) => keyOf(column as SQL | IndexedColumn, method === 'btree'));
        const where = config.where === undefined ? '' : ` where ${textOf(config.where)}`;
        return `create ${what} on ${quoted(name)} using ${method} (${keys.join(', ')})${where}`;
      }),
    ],
  };
};

/** Creates the tables of the schema in code in a schema of the database. */
export const createTables = async (db: Database, schema: string): Promise<void> => {
  const statements = (await readTablesInCode()).map(statementsOf);
  await db.transaction(async (tx) => {
    await tx.execute(sql.raw(`create schema ${schema}; set local search_path to ${schema}`));
    for (const { create } of statements) await tx.execute(sql.raw(create));
    for (const statement of statements.flatMap(({ afterwards }) => afterwards))
      await tx.execute(sql.raw(statement));
  });
};

/** Columns, constraints and indexes of a schema of the database, as PostgreSQL describes them, sorted. */
export const describeTables = async (
  db: Database,
  schema: string,
): Promise<Readonly<Record<'columns' | 'constraints' | 'indexes', readonly string[]>>> =>
  db.transaction(async (tx) => {
    await tx.execute(sql.raw(`set local search_path to ${schema}`));
    const read = async (query: SQL): Promise<string[]> => {
      const { rows } = await tx.execute<{ line: string }>(query);
      return rows.map(({ line }) => line.replaceAll(`${schema}.`, '')).toSorted();
    };
    return {
      columns: await read(sql`
        select concat_ws(' ', c.relname || '.' || a.attname, format_type(a.atttypid, a.atttypmod),
          case when a.attcollation <> t.typcollation then 'collate ' || a.attcollation::regcollation::text end,
          case when a.attnotnull then 'not null' end, 'default ' || pg_get_expr(d.adbin, d.adrelid),
          case when a.attidentity <> '' then 'identity' end) as line
        from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_type t on t.oid = a.atttypid
        left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
        where c.relnamespace = ${schema}::regnamespace and c.relkind = 'r' and c.relname <> 'migrations'
          and a.attnum > 0 and not a.attisdropped`),
      constraints: await read(sql`
        select conrelid::regclass::text || ' ' || pg_get_constraintdef(oid) as line from pg_constraint
        where connamespace = ${schema}::regnamespace and contype in ('p', 'u', 'f')
          and conrelid::regclass::text <> 'migrations'`),
      indexes: await read(sql`
        select pg_get_indexdef(i.indexrelid) as line from pg_index i join pg_class c on c.oid = i.indexrelid
        where c.relnamespace = ${schema}::regnamespace
          and not exists (select from pg_constraint where conindid = i.indexrelid)`),
    };
  });

/** The values that the checks of a column allow, by `table.column`, where they list texts. */
export const describeChecks = async (db: Database): Promise<ReadonlyMap<string, readonly string[]>> => {
  const { rows } = await db.execute<{ column: string; check: string }>(sql`
    select conrelid::regclass::text || '.' || a.attname as "column", pg_get_constraintdef(o.oid) as "check"
    from pg_constraint o join pg_attribute a on a.attrelid = o.conrelid and a.attnum = o.conkey[1]
    where o.connamespace = 'public'::regnamespace and contype = 'c' and cardinality(conkey) = 1`);
  return new Map(
    rows
      .map(
        ({ column, check }) =>
          [column, [...check.matchAll(/'([^']*)'/gu)].map(([, value]) => value ?? '')] as const,
      )
      .filter(([, values]) => values.length > 0),
  );
};
