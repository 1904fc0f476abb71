import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT, isTest, members, sourceFiles } from './workspace.js';

const SERVER = 'packages/server/src';
/**
 * Parts of the service that write the tables of every subject: the import of the operator's files and accounts at each
 * start, restored backups, and the migrations.
 */
const WRITE_ALL: ReadonlySet<string> = new Set(['catalogue', 'realm', 'backup', 'database']);

/** The subject of a file, or the mechanism outside of features. */
const ownerOf = (file: string): string => {
  const [room = '', subject = ''] = path.relative(SERVER, file).split('/');
  return room === 'features' ? subject : room;
};

/** Names in the database of the tables that the schema's modules export. */
const tablesOf = (text: string): ReadonlyMap<string, string> =>
  new Map(
    [...text.matchAll(/export const (?<name>\w+) = pgTable\(\s*'(?<table>\w+)'/gu)].map(({ groups }) => [
      groups?.['name'] ?? '',
      groups?.['table'] ?? '',
    ]),
  );

/** Writes of the query builder: `.insert(watchlists)`; of SQL with an interpolated table, and with its name. */
const WRITES: readonly RegExp[] = [
  /\.(?:insert|update|delete)\(\s*(?<name>\w+)\s*\)/gu,
  /\b(?:insert into|update|delete from) \$\{(?<name>\w+)\}/gu,
  /\b(?:insert into|update|delete from) (?<name>[a-z_]+)\b/gu,
];

const server = members.find(({ name }) => name === 'server');
const texts = new Map(
  (server === undefined ? [] : sourceFiles(server))
    .filter((file) => file.startsWith(`${SERVER}/`) && !isTest(file))
    .map((file) => [file, readFileSync(path.join(ROOT, file), 'utf8')] as const),
);
const tables = tablesOf([...texts.values()].join('\n'));
const tableNames = new Set(tables.values());

/** The tables that a module writes, by their names in the database. */
const writtenBy = (text: string): ReadonlySet<string> =>
  new Set(
    WRITES.flatMap((pattern) => Array.from(text.matchAll(pattern))).flatMap(({ groups }) => {
      const name = groups?.['name'] ?? '';
      const table = tables.get(name) ?? name;
      return tableNames.has(table) ? [table] : [];
    }),
  );

const writersOf = (files: ReadonlyMap<string, string>): ReadonlyMap<string, ReadonlySet<string>> => {
  const writers = new Map<string, Set<string>>();
  for (const [file, text] of files) {
    const owner = ownerOf(file);
    if (WRITE_ALL.has(owner)) continue;
    for (const table of writtenBy(text)) writers.set(table, (writers.get(table) ?? new Set()).add(owner));
  }
  return writers;
};

const shared = (files: ReadonlyMap<string, string>): readonly string[] =>
  [...writersOf(files)]
    .filter(([, owners]) => owners.size > 1)
    .map(([table, owners]) => `${table}: ${[...owners].join(', ')}`);

describe('tables of the database', () => {
  it('belong to one subject each, the only one that writes them', () => {
    expect(tableNames.size).toBeGreaterThan(50);
    expect(writersOf(texts).size).toBeGreaterThan(40);
    expect(shared(texts)).toEqual([]);
  });

  it.each([
    'await tx.update(accounts).set({ name });',
    'await tx.execute(sql`update ${accounts} set name = 1`);',
    'await tx.execute(sql`delete from accounts where id = 1`);',
  ])('are not written by a second subject: %s', (text) => {
    const foreign = new Map([...texts, [`${SERVER}/features/rooms/foreign.repository.ts`, text]]);
    expect(shared(foreign)).toEqual([expect.stringMatching(/^accounts: .*rooms/u)]);
  });
});

/** Query builders, conditions and `sql`; its types may describe rows anywhere. */
const QUERY_IMPORT = /^import (?!type )[^;]*? from 'drizzle-orm(?:\/[^']*)?';/mu;
/** SQL as text, run by a database or a transaction. */
const RAW_QUERY = /\b(?:db|tx|database)\s*\.(?:execute|select|insert|update|delete)\(/u;

const queries = (file: string, text: string): boolean =>
  !file.endsWith('.repository.ts') &&
  !WRITE_ALL.has(ownerOf(file)) &&
  (QUERY_IMPORT.test(text) || RAW_QUERY.test(text));

describe('SQL', () => {
  it('is in repositories, and in the parts that write all tables', () => {
    expect([...texts].filter(([file, text]) => queries(file, text)).map(([file]) => file)).toEqual([]);
  });

  it.each([
    "import { eq } from 'drizzle-orm';",
    "import {\n  eq,\n  type SQL,\n} from 'drizzle-orm';",
    "import { alias } from 'drizzle-orm/pg-core';",
    "await db.execute('select 1');",
    'await this.#db.select().from(accounts);',
  ])('is found in a service: %s', (text) => {
    expect(queries(`${SERVER}/features/rooms/rooms.service.ts`, text)).toBe(true);
    expect(queries(`${SERVER}/features/rooms/rooms.repository.ts`, text)).toBe(false);
  });
});
