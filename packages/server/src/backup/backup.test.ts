import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../database/database.js';
import { knownMigrations, migrate } from '../database/migrate.js';
import { call } from '../../testing/call.js';
import { openDemoDatabase, openDemoPGlite } from '../../testing/demo-database.js';
import { signUpSomebody } from '../../testing/people.js';
import { quietLog } from '../../testing/quiet-log.js';
import { createTestApplication } from '../../testing/test-application.js';
import { openTestDatabase } from '../../testing/test-database.js';
import { writeBackup } from './backup-file.js';
import { restoreBackup, verifyBackup } from './restore.js';

const makeEmpty = async ({ db }: OpenDatabase): Promise<void> => {
  await db.execute(sql`drop schema public cascade`);
  await db.execute(sql`create schema public`);
};

/** A temporary folder for the tests of this file. */
const withFolder = (): ((name: string) => string) => {
  let folder = '';
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'footlight-backup-'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return (name) => join(folder, name);
};

describe('a backup of a whole database', () => {
  const below = withFolder();

  /** Signs up a viewer and writes a backup. */
  const backUp = async (database: OpenDatabase, file: string): Promise<void> => {
    const { app } = await createTestApplication(database);
    const { token } = await signUpSomebody(app);
    await call(app, 'PUT', '/api/v2/favourite/vods/1001', { token });
    await app.close();
    // Characters that need escaping in JSON, and text that resembles a line of the backup.
    await database.db.execute(sql`update accounts set name = ${'"\\ 😀 } {"row":{ \n'}`);
    await writeBackup(database.db, file, { engine: database.engine, now: new Date() });
    await database.close();
  };

  it('restores from PostgreSQL into an in-memory database with identical tables', async () => {
    const file = below('postgres.gz');
    await backUp(await openDemoDatabase(), file);
    const { tables, migrations } = await verifyBackup(file, quietLog);
    expect(tables['accounts']?.rows).toBeGreaterThan(0);
    expect(tables['contents']?.rows).toBeGreaterThan(0);
    expect(migrations).toEqual(knownMigrations());
  });

  it('restores from an embedded database into an empty PostgreSQL, with sequences and constraints', async () => {
    const file = below('pglite.gz');
    await backUp(await openDemoPGlite(), file);
    const target = await openTestDatabase();
    await expect(restoreBackup(target, file, quietLog)).rejects.toThrow('allowed: an empty one');
    await makeEmpty(target);
    await restoreBackup(target, file, quietLog);
    expect(await migrate(target.db, quietLog)).toEqual([]);

    const { app } = await createTestApplication(target);
    const { token } = await signUpSomebody(app);
    for (const id of ['1001', '1002'])
      expect((await call(app, 'PUT', `/api/v2/favourite/vods/${id}`, { token })).status).toBe(204);
    await app.close();
    await expect(
      target.db.execute(sql`update favourites set account_id = gen_random_uuid()::text`),
    ).rejects.toMatchObject({ cause: { code: '23503' } });
    await target.close();
  });
});

describe('a backup', () => {
  const below = withFolder();
  let target: OpenDatabase;
  let text = '';
  let bytes = Buffer.alloc(0);
  beforeAll(async () => {
    target = await openTestDatabase();
    await target.db.execute(sql`
      insert into accounts (id, email, name, role, created_at)
      values ('a-1', 'one@example.org', '😀', 'viewer', now()), ('a-2', 'two@example.org', 'Two', 'viewer', now())`);
    const file = below('backup.gz');
    await writeBackup(target.db, file, { engine: 'postgres', now: new Date() });
    bytes = readFileSync(file);
    text = gunzipSync(bytes).toString();
  });
  afterAll(() => target.close());

  const restore = async (content: string | Uint8Array): Promise<unknown> => {
    const file = below('other.gz');
    writeFileSync(file, content);
    await makeEmpty(target);
    return restoreBackup(target, file, quietLog);
  };

  it.each([
    ['a missing row', () => text.replace(/^.*two@example\.org.*\n/mu, ''), 'accounts (1 of 2 rows)'],
    ['a changed row', () => text.replace('😀', '😁'), 'accounts (2 of 2 rows)'],
    [
      'migrations of a newer version',
      () => text.replace('"migrations":[', '"migrations":["9999-later.sql",'),
      '9999-later.sql',
    ],
    [
      'the schema of a build before 0.1.0',
      () => text.replace('"migrations":[', '"migrations":["0001-accounts.sql",'),
      'a build before 0.1.0',
    ],
    [
      'an unknown format version',
      () => '{"footlight":{"format":99}}\n',
      'allowed: a file that “footlight backup” wrote',
    ],
  ])('is rejected with %s', async (_what, content, words) => {
    await expect(restore(gzipSync(content()))).rejects.toThrow(words);
  });

  it('is rejected if it is truncated or not a backup', async () => {
    await expect(restore(bytes.subarray(0, -20))).rejects.toThrow('cannot be read to its end');
    await expect(restore('something else')).rejects.toThrow('cannot be read to its end');
  });

  it('of a database without tables is refused, and leaves no file', async () => {
    await makeEmpty(target);
    const file = below('unfinished.gz');
    await expect(writeBackup(target.db, file, { engine: 'postgres', now: new Date() })).rejects.toThrow(
      'has no tables yet',
    );
    for (const name of [file, `${file}.part`]) expect(existsSync(name)).toBe(false);
  });
});
