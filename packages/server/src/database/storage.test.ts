import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { storageFault } from './storage.js';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'footlight-storage-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('finds no fault with a folder that has room', () => {
  expect(storageFault(folder, 1)).toBeUndefined();
});

it('says how much room is left, and how much is needed', () => {
  expect(storageFault(folder, 1e12)).toMatch(/^has \d+ MB left, and needs 1000000000000$/u);
});

it('says that a folder cannot be written to', () => {
  expect(storageFault(join(folder, 'gone'))).toBe('cannot be written to (ENOENT)');
});
