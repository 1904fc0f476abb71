import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isStartError } from '../start-error.js';
import { inOwnNamespace, startHolder, type FolderHolder } from '../../testing/folder-holder.js';
import { lockFolder } from './lock.js';

const onLinux = process.platform === 'linux';

describe('lockFolder', () => {
  let folder = '';
  let file = '';
  let holders: FolderHolder[] = [];
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'footlight-lock-'));
    file = join(folder, 'lock');
    holders = [];
  });
  afterEach(async () => {
    await Promise.all(holders.map((holder) => holder.kill()));
    rmSync(folder, { recursive: true, force: true });
  });

  const start = (wrapper?: readonly string[]): FolderHolder => {
    const holder = startHolder(folder, wrapper);
    holders.push(holder);
    return holder;
  };
  const startLocked = async (wrapper?: readonly string[]): Promise<FolderHolder> => {
    const holder = start(wrapper);
    expect(await holder.next()).toMatch(/^held \d+$/u);
    return holder;
  };
  const lockError = (): unknown => {
    try {
      lockFolder(folder).release();
    } catch (error) {
      return error;
    }
    return undefined;
  };
  const stateOf = (pid: number): string =>
    / (?<state>\w) /u.exec(readFileSync(`/proc/${pid}/stat`, 'utf8').split(')').at(-1) ?? '')?.groups?.[
      'state'
    ] ?? '';

  it('frees the folder and removes its file on release', () => {
    const lock = lockFolder(folder);
    expect(lock.isHeld()).toBe(true);
    lock.release();
    expect(lock.isHeld()).toBe(false);
    expect(existsSync(file)).toBe(false);
    lockFolder(folder).release();
  });

  it('excludes a second lock within the same process', () => {
    const lock = lockFolder(folder);
    expect(String(lockError())).toContain(`in use by process ${process.pid}.`);
    lock.release();
    expect(lockError()).toBeUndefined();
  });

  it('names the process that holds the folder', async () => {
    const { child } = await startLocked();
    const error = lockError();
    expect(isStartError(error)).toBe(true);
    expect(String(error)).toContain(`in use by process ${child.pid}. Stop that process`);
  });

  it('is acquired by one of several processes that start at the same time', async () => {
    const words = await Promise.all([start(), start(), start(), start()].map((holder) => holder.next()));
    expect(words.filter((word) => word.startsWith('held'))).toHaveLength(1);
    expect(words.filter((word) => word.startsWith('refused: The data folder'))).toHaveLength(3);
  });

  it('takes over from a killed process', async () => {
    const holder = await startLocked();
    await holder.kill();
    expect(existsSync(file)).toBe(true);
    expect(lockError()).toBeUndefined();
  });

  it.runIf(onLinux)('takes over from a killed process that has not been reaped', async () => {
    // The shell becomes a program that never reaps its children, like the init process of many containers.
    const holder = start(['sh', '-c', '"$@" & exec sleep 600', 'sh']);
    const pid = Number((await holder.next()).split(' ')[1]);
    process.kill(pid, 'SIGKILL');
    await vi.waitFor(() => expect(stateOf(pid)).toBe('Z'), { timeout: 60_000 });
    expect(lockError()).toBeUndefined();
  });

  it.runIf(process.platform !== 'win32')('is kept by a process that is suspended and continued', async () => {
    const holder = await startLocked();
    holder.child.kill('SIGSTOP');
    expect(String(lockError())).toContain('is in use by process');
    holder.child.kill('SIGCONT');
    expect(await holder.queryHolding()).toBe('held');
    expect(String(lockError())).toContain('is in use by process');
  });

  it('holds across process-id namespaces, as of two containers on one volume', async () => {
    const wrapper = inOwnNamespace();
    const first = await startLocked(wrapper);
    expect(await start(wrapper).next()).toMatch(/^refused: The data folder .* is in use by process \d+/u);
    expect(String(lockError())).toContain('is in use by process');
    await first.kill();
    await startLocked(wrapper);
  });

  it('names the other container or machine if the process id is not from this one', async () => {
    const { child } = await startLocked();
    writeFileSync(file, JSON.stringify({ pid: 1, host: '3f2a9c', pidNamespace: 'pid:[1]' }));
    expect(String(lockError())).toContain('in use by process 1 of another container or machine, “3f2a9c”.');
    writeFileSync(file, 'no words');
    expect(String(lockError())).toContain('in use by another process.');
    expect(child.exitCode).toBeNull();
  });

  it.each([
    ['is empty', ''],
    ['names a running process', JSON.stringify({ pid: process.pid, host: '', pidNamespace: '' })],
    ['names a process on another machine', JSON.stringify({ pid: 1, host: 'x', pidNamespace: 'pid:[1]' })],
  ])('takes over a file that %s if no process holds it, as after a reboot', (_name, words) => {
    writeFileSync(file, words);
    const lock = lockFolder(folder);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ pid: process.pid });
    lock.release();
  });

  it('is lost with its file, and does not remove the file of another lock', async () => {
    const lock = lockFolder(folder);
    rmSync(file);
    const other = await startLocked();
    await vi.waitFor(() => expect(lock.isHeld()).toBe(false), { timeout: 60_000 });
    lock.release();
    expect(existsSync(file)).toBe(true);
    expect(await other.queryHolding()).toBe('held');
  });

  it('reports a folder in which the lock file cannot be written', () => {
    mkdirSync(file);
    const error = lockError();
    expect(isStartError(error)).toBe(true);
    expect(String(error)).toMatch(/The data folder .* cannot be written to: .*FOOTLIGHT_DATA/u);
  });
});
