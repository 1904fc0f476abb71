import { mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createBuiltFile } from './built-file.js';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'footlight-built-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** @param minutes time of the last change, in minutes since the epoch */
const write = (file: string, text: string, minutes: number): void => {
  writeFileSync(file, text);
  utimesSync(file, minutes * 60, minutes * 60);
};

it('reads a built file once per build, and returns undefined before the first', async () => {
  const file = join(folder, 'page.html');
  const read = vi.fn<(changedAt: number) => Promise<string>>(() =>
    Promise.resolve(readFileSync(file, 'utf8')),
  );
  const built = createBuiltFile(file, read);
  expect(await built()).toBeUndefined();
  write(file, 'one', 1);
  expect([await built(), await built()]).toEqual(['one', 'one']);
  expect(read).toHaveBeenCalledTimes(1);
  write(file, 'two', 2);
  expect(await built()).toBe('two');
  expect(read).toHaveBeenLastCalledWith(120_000);
});

it('reports a file that could not be read, and tries again', async () => {
  const file = join(folder, 'pages.json');
  write(file, '{', 1);
  const built = createBuiltFile(file, () =>
    Promise.resolve().then(() => JSON.parse(readFileSync(file, 'utf8')) as unknown),
  );
  await expect(built()).rejects.toThrow(SyntaxError);
  write(file, '{}', 1);
  expect(await built()).toEqual({});
});
