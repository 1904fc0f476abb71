import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isStartError } from '../start-error.js';
import { lockFolder } from './lock.js';

describe('lockFolder', () => {
  let folder = '';
  let other: ChildProcess | undefined;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'footlight-lock-'));
  });
  afterEach(() => {
    other?.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  });

  const refusal = (): unknown => {
    try {
      lockFolder(folder);
    } catch (error) {
      return error;
    }
    return undefined;
  };

  /** Locks the folder, and tells whose name the file then bears. */
  const holder = (): number => {
    const lock = lockFolder(folder);
    const { pid } = JSON.parse(readFileSync(join(folder, 'lock'), 'utf8')) as { pid: number };
    lock.release();
    return pid;
  };

  it('lets go of the folder on release', () => {
    lockFolder(folder).release();
    expect(existsSync(join(folder, 'lock'))).toBe(false);
    lockFolder(folder).release();
  });

  it('names the living process that holds the folder', () => {
    other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
    writeFileSync(join(folder, 'lock'), JSON.stringify({ pid: other.pid, birth: '' }));
    const error = refusal();
    expect(isStartError(error)).toBe(true);
    expect(String(error)).toContain(`in use by process ${other.pid}`);
  });

  it('takes over from a process that was killed', async () => {
    other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
    writeFileSync(join(folder, 'lock'), JSON.stringify({ pid: other.pid, birth: '' }));
    const ended = new Promise((resolve) => other?.once('exit', resolve));
    other.kill('SIGKILL');
    await ended;
    expect(holder()).toBe(process.pid);
  });

  it.runIf(process.platform === 'linux')('takes over where a later process was given the same id', () => {
    writeFileSync(join(folder, 'lock'), JSON.stringify({ pid: process.pid, birth: 'another boot/1' }));
    expect(holder()).toBe(process.pid);
  });

  it('takes over a file that says nothing', () => {
    writeFileSync(join(folder, 'lock'), '');
    expect(holder()).toBe(process.pid);
  });

  it('does not remove a lock that has become another’s', () => {
    const lock = lockFolder(folder);
    writeFileSync(join(folder, 'lock'), JSON.stringify({ pid: 1, birth: 'other' }));
    lock.release();
    expect(existsSync(join(folder, 'lock'))).toBe(true);
  });
});
