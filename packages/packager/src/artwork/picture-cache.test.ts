import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createMovingClock, type MovingClock } from '../../testing/moving-clock.js';
import { PictureCache } from './picture-cache.js';

const HOUR_MS = 3_600_000;
const PICTURE = Buffer.alloc(1000, 7);

let folder: string;
let clock: MovingClock;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'footlight-cache-'));
  clock = createMovingClock(Date.UTC(2026, 10, 21, 20));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const open = (maxBytes = 10_000) => new PictureCache({ folder, maxBytes, clock });
const keys = async () => {
  const names = await readdir(folder, { recursive: true });
  return names.filter((name) => name.includes('/')).map((name) => name.replace('/', ''));
};

it('gives what was kept, also to another process, and null for anything else', async () => {
  await open().keep('aabb.webp', PICTURE);
  expect((await open().read('aabb.webp'))?.equals(PICTURE)).toBe(true);
  expect(await open().read('aacc.webp')).toBeNull();
  expect(await open().read('ffbb.webp')).toBeNull();
});

it('removes what was not asked for the longest above its size', async () => {
  const cache = open();
  for (let number = 0; number < 10; number += 1) {
    // oxlint-disable-next-line no-await-in-loop
    await cache.keep(`0${number}.webp`, PICTURE);
    clock.advance(HOUR_MS);
  }
  expect((await keys()).toSorted()).toHaveLength(10);
  // Asked for again, the first is now among the last.
  await cache.read('00.webp');
  await cache.keep('99.webp', PICTURE);
  expect((await keys()).toSorted()).toEqual(
    ['00', '03', '04', '05', '06', '07', '08', '09', '99'].map((name) => `${name}.webp`),
  );
});

it('counts what it found in its folder, and what an interrupted process left', async () => {
  await open().keep('aa.webp', PICTURE);
  const left = join(folder, 'aa', 'half-written');
  await writeFile(left, Buffer.alloc(9_500));
  await utimes(left, 1, 1);
  await open().keep('bb.webp', PICTURE);
  expect((await keys()).toSorted()).toEqual(['aa.webp', 'bb.webp']);
});

it('fails for a folder that cannot be written, and goes on when it can', async () => {
  const place = join(folder, 'cc');
  await writeFile(place, 'a file in its way');
  const cache = open();
  await expect(cache.keep('ccdd.webp', PICTURE)).rejects.toThrow(/EEXIST|ENOTDIR/u);
  await rm(place);
  await cache.keep('ccdd.webp', PICTURE);
  expect(await cache.read('ccdd.webp')).not.toBeNull();
});
