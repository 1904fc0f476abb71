import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../database/database.js';
import { migrate } from '../database/migrate.js';
import { call } from '../testing/call.js';
import { describeDemoOnBothEngines } from '../testing/engines.js';
import { signUpSomebody } from '../testing/people.js';
import { openPreparedPGlite } from '../testing/prepared-pglite.js';
import { createPostgresDatabase } from '../testing/postgres-database.js';
import { quietLog } from '../testing/quiet-log.js';
import { createTestApplication } from '../testing/test-application.js';
import { writeBackup } from './backup-file.js';
import { restoreBackup, verifyBackup } from './restore.js';

describeDemoOnBothEngines('a backup', ({ database, engine }) => {
  let folder = '';
  let file = '';
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'footlight-backup-'));
    file = join(folder, 'backup.ndjson.gz');
    const { app } = await createTestApplication(database());
    const { token } = await signUpSomebody(app);
    await call(app, 'PUT', '/api/v2/favourite/vods/1001', { token });
    await app.close();
    // What JSON and JavaScript would take for something else.
    await database().db.execute(sql`update accounts set name = ${'"\\ 😀 } {"row":{ \n'}`);
    await writeBackup(database().db, file, { engine, now: new Date() });
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('restores into a database in memory, every table the same', async () => {
    const { tables, migrations } = await verifyBackup(file, quietLog);
    expect(tables['accounts']?.rows).toBeGreaterThan(0);
    expect(tables['contents']?.rows).toBeGreaterThan(0);
    expect(migrations.length).toBeGreaterThan(30);
  });

  it('restores into a PostgreSQL, which goes on counting, checking and telling as before', async () => {
    const server = await createPostgresDatabase();
    const target = await openDatabase({ databaseUrl: server.databaseUrl }, quietLog);
    await expect(restoreBackup(target, file, quietLog)).rejects.toThrow('allowed: an empty one');
    await target.db.execute(sql`drop schema public cascade`);
    await target.db.execute(sql`create schema public`);
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
    await server.stop();
  });
});

describe('a backup', () => {
  let folder = '';
  let text = '';
  let bytes = Buffer.alloc(0);
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'footlight-backup-'));
    const database = await openPreparedPGlite();
    await database.db.execute(sql`
      insert into accounts (id, email, name, role, created_at)
      values ('a-1', 'one@example.org', '😀', 'viewer', now()), ('a-2', 'two@example.org', 'Two', 'viewer', now())`);
    const file = join(folder, 'backup.ndjson.gz');
    await writeBackup(database.db, file, { engine: 'pglite', now: new Date() });
    await database.close();
    bytes = readFileSync(file);
    text = gunzipSync(bytes).toString();
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const verify = (content: string | Uint8Array): Promise<unknown> => {
    const file = join(folder, 'other.ndjson.gz');
    writeFileSync(file, content);
    return verifyBackup(file, quietLog);
  };

  it.each([
    ['a row that was lost', () => text.replace(/^.*two@example\.org.*\n/mu, ''), 'accounts (1 of 2 rows)'],
    ['a row that was changed', () => text.replace('😀', '😁'), 'accounts (2 of 2 rows)'],
    [
      'migrations of a newer version',
      () => text.replace('"migrations":[', '"migrations":["9999-later.sql",'),
      '9999-later.sql',
    ],
    ['another form', () => '{"footlight":{"format":99}}\n', 'allowed: a file that “footlight backup” wrote'],
  ])('with %s is refused', async (_what, content, words) => {
    await expect(verify(gzipSync(content()))).rejects.toThrow(words);
  });

  it('that is cut off, or is something else, is refused', async () => {
    await expect(verify(bytes.subarray(0, -20))).rejects.toThrow('cannot be read to its end');
    await expect(verify('something else')).rejects.toThrow('cannot be read to its end');
  });
});

describe('what is not written to its end', () => {
  it('leaves no file', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'footlight-backup-'));
    const database = await openDatabase({ dataFolder: null }, quietLog);
    // Not migrated: there is nothing to read.
    const file = join(folder, 'backup.ndjson.gz');
    await expect(writeBackup(database.db, file, { engine: 'pglite', now: new Date() })).rejects.toThrow(
      'Failed query',
    );
    expect(() => readFileSync(file)).toThrow('ENOENT');
    expect(() => readFileSync(`${file}.part`)).toThrow('ENOENT');
    await database.close();
    rmSync(folder, { recursive: true });
  });
});
