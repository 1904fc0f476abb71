import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, inject, it } from 'vitest';
import { describeOnBothEngines, describeWithDatabase } from '../../testing/engines.js';
import { quietLog } from '../../testing/quiet-log.js';
import { openDatabase } from './database.js';
import { migrate } from './migrate.js';

describeOnBothEngines('migrate', ({ database }) => {
  let folder = '';
  beforeEach(async () => {
    // Each test starts without applied migrations, so that its folder contains all there are.
    await database().db.execute(sql`delete from migrations`);
    folder = mkdtempSync(join(tmpdir(), 'footlight-migrations-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('runs files in order, and only new ones the next time', async () => {
    writeFileSync(
      join(folder, '0902-second.sql'),
      'insert into steps values (2); insert into steps values (3);',
    );
    writeFileSync(join(folder, '0901-first.sql'), 'create table steps (step integer);');
    expect(await migrate(database().db, quietLog, { folder })).toEqual(['0901-first.sql', '0902-second.sql']);
    writeFileSync(join(folder, '0903-third.sql'), 'insert into steps values (4);');
    expect(await migrate(database().db, quietLog, { folder })).toEqual(['0903-third.sql']);
    const { rows } = await database().db.execute(sql`select step from steps order by step`);
    expect(rows.map(({ step }) => step)).toEqual([2, 3, 4]);
  });

  it('rolls back a file that fails', async () => {
    writeFileSync(join(folder, '0911-broken.sql'), 'create table half (a integer); select nonsense;');
    await expect(migrate(database().db, quietLog, { folder })).rejects.toThrow(/Failed query/u);
    writeFileSync(join(folder, '0911-broken.sql'), 'create table half (a integer);');
    expect(await migrate(database().db, quietLog, { folder })).toEqual(['0911-broken.sql']);
  });

  it('refuses a database migrated by a newer version, and leaves it unchanged', async () => {
    writeFileSync(join(folder, '0931-known.sql'), 'select 1;');
    writeFileSync(join(folder, '0932-newer.sql'), 'select 1;');
    await migrate(database().db, quietLog, { folder });
    rmSync(join(folder, '0932-newer.sql'));
    writeFileSync(join(folder, '0933-own.sql'), 'create table of_an_older_version (a integer);');
    await expect(migrate(database().db, quietLog, { folder })).rejects.toThrow(
      /newer version of the service: this one does not know .*0932-newer\.sql\. Start that version/u,
    );
    const { rows } = await database().db.execute(sql`select to_regclass('of_an_older_version') as found`);
    expect(rows).toEqual([{ found: null }]);
  });

  it('names what to do with a database of a build before 0.1.0, and leaves it unchanged', async () => {
    writeFileSync(join(folder, '0001-accounts.sql'), 'select 1;');
    await migrate(database().db, quietLog, { folder });
    await expect(migrate(database().db, quietLog)).rejects.toThrow(
      /created by a build before 0\.1\.0.*delete the folders .postgres. and .backups. in FOOTLIGHT_DATA/u,
    );
    const { rows } = await database().db.execute(sql`select name from migrations`);
    expect(rows).toEqual([{ name: '0001-accounts.sql' }]);
  });

  it('refuses a file that was changed after it was applied', async () => {
    writeFileSync(join(folder, '0921-changed.sql'), 'select 1;');
    await migrate(database().db, quietLog, { folder });
    writeFileSync(join(folder, '0921-changed.sql'), 'select 2;');
    await expect(migrate(database().db, quietLog, { folder })).rejects.toThrow(
      /0921-changed\.sql was changed/u,
    );
  });
});

describeWithDatabase('a database of another encoding', ({ database }) => {
  it('is refused, with how to create one that holds every text', async () => {
    const name = `ascii_${randomBytes(8).toString('hex')}`;
    await database().db.execute(
      sql.raw(`create database ${name} encoding 'SQL_ASCII' template template0 lc_collate 'C' lc_ctype 'C'`),
    );
    const address = new URL(inject('migratedDatabaseUrl'));
    address.pathname = name;
    const other = await openDatabase({ databaseUrl: address.href }, quietLog);
    try {
      await expect(migrate(other.db, quietLog)).rejects.toThrow(/has the encoding SQL_ASCII.*allowed: UTF8/u);
    } finally {
      await other.close();
      await database().db.execute(sql.raw(`drop database ${name}`));
    }
  });
});
