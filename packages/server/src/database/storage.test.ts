import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { storageIssue } from './storage.js';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'footlight-storage-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('returns undefined for a folder with enough space', () => {
  expect(storageIssue(folder, 1)).toBeUndefined();
});

it('reports how much space is left and how much is needed', () => {
  expect(storageIssue(folder, 1e12)).toMatch(/^has \d+ MB left, and needs 1000000000000$/u);
});

it('reports a folder that cannot be written to', () => {
  expect(storageIssue(join(folder, 'gone'))).toBe('cannot be written to (ENOENT)');
});
