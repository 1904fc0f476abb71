import { AsyncLocalStorage } from 'node:async_hooks';
import { DrizzleQueryError, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { describeOnBothEngines } from '../../testing/engines.js';
import { quietLog } from '../../testing/quiet-log.js';
import { migrate } from './migrate.js';

const codeOf = async (work: Promise<unknown>): Promise<unknown> => {
  const error: unknown = await work.catch((reason: unknown) => reason);
  if (!(error instanceof DrizzleQueryError))
    throw new Error('A failed query was expected.', { cause: error });
  return (error.cause as { code?: unknown } | undefined)?.code;
};

describeOnBothEngines('database', ({ database, queries, watchQueries }) => {
  const things = async (): Promise<unknown[]> =>
    (await database().db.execute(sql`select name from things order by name`)).rows.map(({ name }) => name);
  const add = (name: string) => sql`insert into things (name) values (${name})`;

  beforeAll(async () => {
    await database().db.execute(sql`create table things (name text primary key)`);
  });
  beforeEach(async () => {
    await database().db.execute(sql`delete from things`);
  });

  it('reads values identically on both engines', async () => {
    const { rows } = await database().db.execute(sql`select
      12345678901::int8 as large, 7::int2 as small, 1.50::numeric as exact, 1.5::float8 as near,
      true as yes, null::text as nothing, date '2026-11-21' as day,
      timestamptz '2026-11-21T10:00:00Z' at time zone 'UTC' as moment,
      '{"a":[1,null]}'::jsonb as tree, ${sql.param(['a"b', String.raw`c\d`, null])}::text[] as list,
      (select count(*) from things) as number`);
    expect(rows).toEqual([
      {
        large: 12345678901,
        small: 7,
        exact: '1.50',
        near: 1.5,
        yes: true,
        nothing: null,
        day: '2026-11-21',
        moment: '2026-11-21 10:00:00',
        tree: { a: [1, null] },
        list: ['a"b', String.raw`c\d`, null],
        number: 0,
      },
    ]);
  });

  it('passes parameters as values, never as SQL', async () => {
    const name = `'); drop table things; --`;
    await database().db.execute(add(name));
    expect(await things()).toEqual([name]);
  });

  it('rejects with PostgreSQL’s code under `cause`', async () => {
    await database().db.execute(add('twice'));
    expect(await codeOf(database().db.execute(add('twice')))).toBe('23505');
  });

  it('rolls back a failed transaction, and only the inner part after a failed savepoint', async () => {
    await expect(
      database().db.transaction(async (tx) => {
        await tx.execute(add('lost'));
        throw new Error('changed my mind');
      }),
    ).rejects.toThrow('changed my mind');
    await database().db.transaction(async (tx) => {
      await tx.execute(add('kept'));
      await tx
        .transaction(async (inner) => {
          await inner.execute(add('dropped'));
          await inner.execute(sql`select 1 / 0`);
        })
        .catch(() => undefined);
      await tx.execute(add('kept too'));
    });
    expect(await things()).toEqual(['kept', 'kept too']);
  });

  it('serves other queries while transactions run', async () => {
    const work = Array.from({ length: 20 }, (_, index) =>
      index % 2 === 0
        ? database().db.execute(add(`plain ${index}`))
        : database().db.transaction(async (tx) => {
            await tx.execute(add(`first ${index}`));
            await tx.execute(add(`second ${index}`));
          }),
    );
    await Promise.all(work);
    expect(await things()).toHaveLength(30);
  });

  it('delivers notifications to their listeners', async () => {
    const listener = vi.fn<(payload: string) => void>();
    await database().listen('test-channel', listener);
    await database().notify('test-channel', 'it’s “so”');
    await vi.waitFor(() => expect(listener).toHaveBeenCalledExactlyOnceWith('it’s “so”'));
  });

  it('reports each query for the metrics', async () => {
    queries.length = 0;
    await database().db.execute(sql`select 'counted'`);
    await database().db.transaction((tx) => tx.execute(sql`select 'inside'`));
    expect(queries.filter((text) => /counted|inside/u.test(text))).toHaveLength(2);
  });

  it('reports each of many concurrent queries in the async context of its caller', async () => {
    const caller = new AsyncLocalStorage<string>();
    const reports: string[] = [];
    watchQueries((text) => void reports.push(`${caller.getStore()}: ${text}`));
    const names = ['one', 'two', 'three', 'four'];
    await Promise.all(
      names.map((name) =>
        caller.run(name, async () => {
          await database().db.execute(sql.raw(`select 'plain ${name}'`));
          await database().db.transaction((tx) => tx.execute(sql.raw(`select 'inside ${name}'`)));
        }),
      ),
    );
    expect(reports.filter((text) => /plain|inside/u.test(text)).toSorted()).toEqual(
      names
        .flatMap((name) => ['plain', 'inside'].map((where) => `${name}: select '${where} ${name}'`))
        .toSorted(),
    );
  });

  it('applies each migration once', async () => {
    expect(await migrate(database().db, quietLog)).toEqual([]);
  });
});
