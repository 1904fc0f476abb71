import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { fillDataFolder } from '../../testing/prepared-pglite.js';
import { quietLog } from '../../testing/quiet-log.js';
import { openDatabase, type OpenDatabase } from './database.js';

describe('the folder of an embedded database', () => {
  let dataFolder = '';
  beforeEach(() => {
    dataFolder = mkdtempSync(join(inject('runFolder'), 'footlight-data-'));
  });
  afterEach(() => rmSync(dataFolder, { recursive: true, force: true }));

  const open = () => openDatabase({ dataFolder }, quietLog);
  const idOf = async ({ db }: OpenDatabase): Promise<unknown> =>
    (await db.execute(sql`select system_identifier from pg_control_system()`)).rows;

  it('is recreated from the prebuilt cluster if the first start was killed half-way', async () => {
    mkdirSync(join(dataFolder, 'postgres.new', 'base'), { recursive: true });
    writeFileSync(join(dataFolder, 'postgres.new', 'PG_VERSION'), '18\n');
    const database = await open();
    expect(existsSync(join(dataFolder, 'postgres.new'))).toBe(false);
    const other = await openDatabase({ dataFolder: null }, quietLog);
    expect(await idOf(database)).toEqual(await idOf(other));
    await database.close();
    await other.close();
  });

  it('is refused and left unchanged if it is not a database, and the lock is released', async () => {
    mkdirSync(join(dataFolder, 'postgres'));
    writeFileSync(join(dataFolder, 'postgres', 'mine.txt'), 'dear to me');
    await expect(open()).rejects.toThrow(/is not a database folder/u);
    expect(readdirSync(join(dataFolder, 'postgres'))).toEqual(['mine.txt']);
    expect(existsSync(join(dataFolder, 'lock'))).toBe(false);
  });

  it('opens once at a time, restores from a snapshot, and rejects writes after its lock is lost', async () => {
    await fillDataFolder(dataFolder);
    const backups = join(dataFolder, 'backups');
    mkdirSync(backups);
    const older = [1, 2, 3].map((day) => `postgres-2026-01-0${day}T00-00-00-000Z.tar.gz`);
    for (const name of older) writeFileSync(join(backups, name), '');

    const first = await open();
    await expect(open()).rejects.toThrow(/is in use by process/u);
    await first.db.execute(sql`create table kept (word text)`);
    await first.db.execute(sql`insert into kept values ('still here')`);
    await first.snapshot();
    await first.close();
    // Only the newest three are kept.
    const names = readdirSync(backups).toSorted();
    expect(names.slice(0, -1)).toEqual(older.slice(1));

    // The restore procedure of the README.
    rmSync(join(dataFolder, 'postgres'), { recursive: true });
    mkdirSync(join(dataFolder, 'postgres'));
    const newest = join(backups, names.at(-1) ?? '');
    execFileSync('tar', ['-xzf', newest, '-C', join(dataFolder, 'postgres')], { stdio: 'pipe' });
    const second = await open();
    expect((await second.db.execute(sql`select word from kept`)).rows).toEqual([{ word: 'still here' }]);

    rmSync(join(dataFolder, 'lock'));
    const third = await open();
    expect((await second.lost).message).toContain('no longer this service’s own');
    await expect(second.db.execute(sql`insert into kept values ('late')`)).rejects.toThrow(
      /Failed query|no longer/u,
    );
    await expect(second.snapshot()).rejects.toThrow(/no longer this service/u);
    await second.close();
    expect(existsSync(join(dataFolder, 'lock'))).toBe(true);
    expect((await third.db.execute(sql`select word from kept`)).rows).toEqual([{ word: 'still here' }]);
    await third.close();
  });
});
