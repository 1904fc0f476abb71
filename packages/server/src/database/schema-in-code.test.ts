import { sql } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/pg-core';
import { beforeAll, expect, it } from 'vitest';
import { describeOnBothEngines } from '../../testing/engines.js';
import {
  createTables,
  describeChecks,
  describeTables,
  readTablesInCode,
} from '../../testing/schema-in-code.js';

describeOnBothEngines('the schema in code', ({ database }) => {
  beforeAll(async () => createTables(database().db, 'in_code'));

  it('has the columns, keys and indexes of the migrated database', async () => {
    const migrated = await describeTables(database().db, 'public');
    expect(migrated.columns.length).toBeGreaterThan(500);
    expect(migrated.constraints.length).toBeGreaterThan(100);
    expect(migrated.indexes.length).toBeGreaterThan(80);
    expect(await describeTables(database().db, 'in_code')).toEqual(migrated);
  });

  it('would differ by a column, a type, a key or an index', async () => {
    const { db } = database();
    await db.execute(sql`create schema changed`);
    const withTable = async (columns: string, index: string): Promise<unknown> => {
      await db.execute(
        sql.raw(`drop table if exists changed.things; create table changed.things (${columns})`),
      );
      await db.execute(sql.raw(`create index things_by on changed.things (${index})`));
      return describeTables(db, 'changed');
    };
    const plain = await withTable('id text primary key, at integer', 'at');
    expect(await withTable('id text primary key, at integer', 'at')).toEqual(plain);
    for (const [columns, index] of [
      ['id text primary key, at integer, extra text', 'at'],
      ['id text primary key, at bigint', 'at'],
      ['id text primary key, at integer not null', 'at'],
      ['id text primary key, at integer default 1', 'at'],
      ['id text primary key, at integer unique', 'at'],
      ['id text, at integer', 'at'],
      ['id text collate "C" primary key, at integer', 'at'],
      ['id text primary key, at integer references public.catalogue_imports (id)', 'at'],
      ['id text primary key, at integer', 'at desc'],
    ] as const)
      expect(await withTable(columns, index)).not.toEqual(plain);
  });

  it('lists the values that the checks of the database allow', async () => {
    const checks = await describeChecks(database().db);
    const listed = (await readTablesInCode()).flatMap((table) => {
      const { name, columns } = getTableConfig(table);
      return columns.flatMap((column) => {
        const values = checks.get(`${name}.${column.name}`);
        return values === undefined
          ? []
          : [[`${name}.${column.name}`, column.enumValues ?? [], values] as const];
      });
    });
    expect(listed.length).toBe(checks.size);
    for (const [column, inCode, inDatabase] of listed)
      expect({ column, values: inCode.toSorted() }).toEqual({ column, values: inDatabase.toSorted() });
  });
});
