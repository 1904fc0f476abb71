import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { freePort } from '../testing/postgres-server.js';
import { fillWithDemo } from '../testing/demo-database.js';
import { quietLog } from '../testing/quiet-log.js';
import { startProcess, type ServiceProcess } from '../testing/start-process.js';
import { dropOldBackups } from './keep-backups.js';
import { verifyBackup } from './restore.js';

describe('backups of a service that runs', { timeout: 300_000 }, () => {
  let dataFolder = '';
  let service: ServiceProcess | undefined;
  beforeEach(async () => {
    dataFolder = mkdtempSync(join(tmpdir(), 'footlight-keep-'));
    await fillWithDemo(dataFolder);
  });
  afterEach(async () => {
    await service?.end('SIGKILL');
    rmSync(dataFolder, { recursive: true, force: true });
  });

  it('are written at SIGUSR2, beside requests, and restore', async () => {
    const port = await freePort();
    service = startProcess({ PORT: String(port), FOOTLIGHT_DATA: dataFolder });
    await service.ready();
    service.child.kill('SIGUSR2');
    const folder = join(dataFolder, 'backups');
    const names = () =>
      existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.ndjson.gz')) : [];
    await vi.waitFor(() => expect(names()).toHaveLength(1), { timeout: 120_000 });
    expect((await fetch(`http://localhost:${port}/api/v4/vod/1001`)).status).toBe(200);
    const { tables } = await verifyBackup(join(folder, names()[0] ?? ''), quietLog);
    expect(tables['contents']?.rows).toBeGreaterThan(0);
    expect(await service.end('SIGTERM')).toEqual({ code: 0, signal: null });
  });

  it('make room for newer ones, and touch nothing else', () => {
    const names = ['footlight-1.ndjson.gz', 'footlight-2.ndjson.gz', 'footlight-3.ndjson.gz', 'mine.txt'];
    for (const name of names) writeFileSync(join(dataFolder, name), '');
    dropOldBackups(dataFolder, 2);
    expect(readdirSync(dataFolder).filter((name) => name !== 'postgres')).toEqual(names.slice(1));
  });
});
