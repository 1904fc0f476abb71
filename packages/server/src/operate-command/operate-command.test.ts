import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { openDatabase, type DatabaseLocation } from '../database/database.js';
import { PACKAGE_FOLDER } from '../package-folder.js';
import { readEnvironment } from '../environment.js';
import { createLog } from '../log.js';
import { createPostgresDatabase } from '../../testing/postgres-database.js';
import { fillDataFolder } from '../../testing/prepared-pglite.js';
import { demoSettings } from '../../testing/test-realm.js';
import { COMPILED_QUICKLY } from '../../testing/start-process.js';
import { quietLog } from '../../testing/quiet-log.js';
import { runDoctor } from './doctor.js';
import { runMigrate, runRestore, type OperateOptions } from './operate-command.js';

/** Long, because each run of the program opens a database. */
const TIMEOUT_MS = 300_000;
const PROGRAM = join(PACKAGE_FOLDER, 'bin/footlight.mjs');

describe('the footlight program', { timeout: TIMEOUT_MS }, () => {
  let dataFolder = '';
  beforeEach(() => {
    dataFolder = mkdtempSync(join(inject('runFolder'), 'footlight-operate-'));
  });
  afterEach(() => rmSync(dataFolder, { recursive: true, force: true }));

  const run = (words: readonly string[], settings: Readonly<Record<string, string>> = {}) =>
    new Promise<{ code: number | null; text: string }>((resolve) => {
      const child = spawn(process.execPath, [COMPILED_QUICKLY, PROGRAM, ...words], {
        env: { ...process.env, FOOTLIGHT_DATA: dataFolder, ...settings },
      });
      let text = '';
      for (const stream of [child.stdout, child.stderr])
        stream.on('data', (piece: Buffer) => (text += piece.toString()));
      child.once('close', (code) => resolve({ code, text }));
    });

  const inDatabase = async (place: DatabaseLocation, query: string): Promise<readonly unknown[]> => {
    const database = await openDatabase(place, quietLog);
    try {
      return (await database.db.execute(sql.raw(query))).rows;
    } finally {
      await database.close();
    }
  };
  const INSERT = `insert into accounts (id, email, name, role, created_at)
    values ('a-1', 'one@example.org', 'One', 'viewer', now())`;

  it('backs up, verifies and restores an embedded database, also into PostgreSQL, which doctor then checks', async () => {
    await fillDataFolder(dataFolder);
    await inDatabase({ dataFolder }, INSERT);
    const made = await run(['backup', '--keep', '1']);
    expect(made.text).toContain('It restores: every table holds the same.');
    expect(made.code).toBe(0);
    const [name = ''] = readdirSync(join(dataFolder, 'backups'));
    const file = join(dataFolder, 'backups', name);

    // The remaining commands are called directly, because the program runs the same functions.
    const server = await createPostgresDatabase();
    const printed: string[] = [];
    const options = (settings: Readonly<Record<string, string>>): OperateOptions => ({
      environment: readEnvironment({ FOOTLIGHT_DATA: dataFolder, ...settings }),
      log: createLog({ level: 'silent' }),
      print: (line) => void printed.push(line),
    });
    const onPostgres = options({ DATABASE_URL: server.databaseUrl });
    await inDatabase(server, 'drop schema public cascade; create schema public');
    await runRestore({ file, isReplacing: false }, onPostgres);
    await runMigrate(onPostgres);
    expect(printed).toEqual([expect.stringMatching(/^Restored: /u), 'The schema is up to date.']);
    expect(await inDatabase(server, 'select id from accounts')).toEqual([{ id: 'a-1' }]);
    expect(await runDoctor(onPostgres)).toBe(true);
    expect(printed).toContain('ok      schema: up to date');
    expect(printed).toContain('ok      notifications: arrive');
    expect(printed).toContain('ok      films: 6, with their texts and pictures');
    expect(printed).toContain('ok      guides: 0 to import');
    await inDatabase(
      server,
      `insert into guide_sources (name, checked_at, error) values ('tv', now(), 'tv.xml: found status 503')`,
    );
    const settings = { ...demoSettings(), guide: { sources: { tv: { address: 'tv.xml' } } } };
    const realmFile = join(dataFolder, 'realm.json');
    writeFileSync(realmFile, JSON.stringify({ ...settings, folders: {} }));
    const withGuide = { DATABASE_URL: server.databaseUrl, FOOTLIGHT_CONFIG: realmFile };
    expect(await runDoctor(options(withGuide))).toBe(false);
    expect(printed).toContain('FAILED  guides: tv: tv.xml: found status 503');
    await inDatabase(
      server,
      `update guide_sources set error = null, changed_at = '2026-11-30T12:00:00Z', summary = '3 programmes added'`,
    );
    await runDoctor(options(withGuide));
    expect(printed).toContain(
      'ok      guides: 1 to import; tv of 2026-11-30T12:00:00.000Z: 3 programmes added',
    );
    await server.stop();

    await expect(runRestore({ file, isReplacing: false }, options({}))).rejects.toThrow(
      'allowed: none, or --replace',
    );
    rmSync(join(dataFolder, 'postgres/global'), { recursive: true });
    expect((await run(['restore', file, '--replace'])).code).toBe(0);
    expect(await inDatabase({ dataFolder }, 'select id from accounts')).toEqual([{ id: 'a-1' }]);
  });

  it('prints each problem on one line without a stack trace', async () => {
    const sick = await run(['doctor'], {
      DATABASE_URL: 'postgres://nobody@127.0.0.1:9/none',
      FOOTLIGHT_CONFIG: join(dataFolder, 'none.json'),
    });
    expect(sick.code).toBe(1);
    expect(sick.text).toMatch(/^FAILED {2}realm file and catalogue: .*none\.json/mu);
    expect(sick.text).toMatch(/^FAILED {2}database: The database named by DATABASE_URL does not answer/mu);
    expect(sick.text).not.toMatch(/\n {4}at /u);
  });
});
