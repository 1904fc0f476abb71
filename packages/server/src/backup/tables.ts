import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.js';

/** The table that the migrations fill themselves. */
const NOT_DATA = 'migrations';

interface Column {
  readonly name: string;
  /** Whether the column is an identity column, whose sequence is set after a restore. */
  readonly isIdentity: boolean;
}

export interface Table {
  readonly name: string;
  /** The writable columns, without generated ones. */
  readonly columns: readonly Column[];
}

export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** All tables of the service, by name. */
export const readTables = async (db: Database): Promise<readonly Table[]> => {
  const { rows } = await db.execute<{ table: string; column: string; identity: string }>(sql`
    select c.relname as "table", a.attname as "column", a.attidentity::text as identity
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and c.relname <> ${NOT_DATA}
    order by c.relname, a.attnum`);
  const columns = new Map<string, Column[]>();
  for (const { table, column, identity } of rows) {
    const own = columns.get(table) ?? [];
    own.push({ name: column, isIdentity: identity !== '' });
    columns.set(table, own);
  }
  return [...columns].map(([name, own]) => ({ name, columns: own }));
};

/** Row count and digest of a table, independent of the order of its rows. */
export interface Contents {
  readonly rows: number;
  readonly digest: string;
}

/** Requires `timezone` to be UTC, so that timestamps have the same text everywhere. */
export const readContents = async (db: Database, table: string): Promise<Contents> => {
  const { rows } = await db.execute<{ rows: number; digest: string }>(
    sql.raw(`select count(*)::int as rows,
      coalesce(sum(('x' || substr(md5(row_to_json(t)::text), 1, 15))::bit(60)::bigint), 0)::text as digest
      from ${quoted(table)} t`),
  );
  return rows[0] ?? { rows: 0, digest: '0' };
};
