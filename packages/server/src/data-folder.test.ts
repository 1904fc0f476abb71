import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { prepareDataFolder } from './data-folder.js';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'footlight-folder-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('creates a missing folder, and leaves it empty', () => {
  prepareDataFolder(join(folder, 'data'));
  expect(readdirSync(join(folder, 'data'))).toEqual([]);
});

it('rejects a path that is not a writable folder, naming the setting', () => {
  writeFileSync(join(folder, 'file'), '');
  for (const place of [join(folder, 'file'), join(folder, 'file/below')]) {
    expect(() => prepareDataFolder(place)).toThrow(
      /^FOOTLIGHT_DATA: found ".+", which cannot be written to \(E[A-Z]+.*\); allowed: a folder/u,
    );
  }
  expect(existsSync(join(folder, 'file'))).toBe(true);
});
