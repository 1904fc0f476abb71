import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { quietLog } from '../testing/quiet-log.js';
import { openDatabase } from './database.js';

describe('an embedded database’s folder', () => {
  let dataFolder = '';
  beforeEach(() => {
    dataFolder = mkdtempSync(join(tmpdir(), 'footlight-data-'));
  });
  afterEach(() => rmSync(dataFolder, { recursive: true, force: true }));

  const open = () => openDatabase({ dataFolder }, quietLog);

  it('is made anew when a first start was killed half-way', async () => {
    mkdirSync(join(dataFolder, 'postgres.new', 'base'), { recursive: true });
    writeFileSync(join(dataFolder, 'postgres.new', 'PG_VERSION'), '18\n');
    const database = await open();
    expect((await database.db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }]);
    await database.close();
    expect(existsSync(join(dataFolder, 'postgres.new'))).toBe(false);
  });

  it('is refused, not overwritten, when it is no database; the lock is let go', async () => {
    mkdirSync(join(dataFolder, 'postgres'));
    writeFileSync(join(dataFolder, 'postgres', 'mine.txt'), 'dear to me');
    await expect(open()).rejects.toThrow(/is not a database folder/u);
    expect(readdirSync(join(dataFolder, 'postgres'))).toEqual(['mine.txt']);
    expect(existsSync(join(dataFolder, 'lock'))).toBe(false);
  });

  it('begins with what the build has made, of which each cluster has the name', async () => {
    const database = await open();
    const other = await openDatabase({ dataFolder: null }, quietLog);
    const names = await Promise.all(
      [database, other].map(({ db }) => db.execute(sql`select system_identifier from pg_control_system()`)),
    );
    expect(names[0]?.rows).toEqual(names[1]?.rows);
    await database.close();
    await other.close();
  });

  it('opens for one at a time', async () => {
    const first = await open();
    await expect(open()).rejects.toThrow(/is in use by process/u);
    await first.close();
    await (await open()).close();
  });

  it('is written to no more by one that has lost it', async () => {
    const first = await open();
    await first.db.execute(sql`create table kept (word text)`);
    rmSync(join(dataFolder, 'lock'));
    const second = await open();
    expect((await first.lost).message).toContain('no longer this service’s own');
    await expect(first.db.execute(sql`insert into kept values ('late')`)).rejects.toThrow(
      /Failed query|no longer/u,
    );
    await expect(first.snapshot()).rejects.toThrow(/no longer this service/u);
    await first.close();
    expect(existsSync(join(dataFolder, 'lock'))).toBe(true);
    expect((await second.db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }]);
    await second.close();
  });

  it('comes back from a snapshot, of which the newest three are kept', async () => {
    const first = await open();
    await first.db.execute(sql`create table kept (word text)`);
    await first.db.execute(sql`insert into kept values ('still here')`);
    for (let count = 0; count < 4; count += 1) await first.snapshot();
    await first.close();
    const backups = readdirSync(join(dataFolder, 'backups')).toSorted();
    expect(backups).toHaveLength(3);

    // As the README tells an operator to.
    rmSync(join(dataFolder, 'postgres'), { recursive: true });
    mkdirSync(join(dataFolder, 'postgres'));
    const newest = join(dataFolder, 'backups', backups.at(-1) ?? '');
    execFileSync('tar', ['-xzf', newest, '-C', join(dataFolder, 'postgres')], { stdio: 'pipe' });
    const second = await open();
    expect((await second.db.execute(sql`select word from kept`)).rows).toEqual([{ word: 'still here' }]);
    await second.close();
  });
});
