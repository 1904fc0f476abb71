import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { OpenDatabase } from '../database/database.js';
import { openTestDatabase } from '../../testing/test-database.js';
import { readBackup } from './backup-file.js';
import { BackupScheduler, type StoredBackup, dropOldBackups } from './keep-backups.js';

// Restoring a backup is tested in backup.test.ts, a backup on SIGUSR2 in main.test.ts.
describe('backups of a running service', () => {
  let database: OpenDatabase;
  let folder = '';
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'footlight-keep-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));
  afterAll(() => database.close());

  it('are made once for simultaneous requests, are awaited on stop, and report failures', async () => {
    const done = vi.fn<(backup: StoredBackup) => void>();
    const failed = vi.fn<(error: unknown) => void>();
    const place = join(folder, 'backups');
    const backups = new BackupScheduler({
      database,
      folder: place,
      keep: 1,
      everyHours: null,
      onDone: done,
      onError: failed,
    });
    void backups.make();
    void backups.make();
    await backups.stop();
    expect(done).toHaveBeenCalledOnce();
    const [name = ''] = readdirSync(place);
    const lines: string[] = [];
    for await (const line of readBackup(join(place, name))) lines.push(line);
    expect(lines).toContain('{"table":"accounts"}');

    rmSync(place, { recursive: true });
    writeFileSync(place, 'no folder');
    await backups.make();
    expect(failed).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ code: 'EEXIST' }));
  });

  it('replace the oldest ones, and leave other files alone', () => {
    const names = ['footlight-1.ndjson.gz', 'footlight-2.ndjson.gz', 'footlight-3.ndjson.gz', 'mine.txt'];
    for (const name of names) writeFileSync(join(folder, name), '');
    dropOldBackups(folder, 2);
    expect(readdirSync(folder)).toEqual(names.slice(1));
  });
});
