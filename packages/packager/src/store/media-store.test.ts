import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { BucketFixture } from '../../testing/bucket-fixture.js';
import { FolderStore } from './folder-store.js';
import type { MediaStore } from './media-store.js';
import { readObject, readStoredText } from './read-object.js';

let scratch: string;
let bucket: BucketFixture;
beforeAll(async () => {
  scratch = await mkdtemp(join(tmpdir(), 'footlight-store-'));
  bucket = await BucketFixture.start();
});
afterAll(async () => {
  await bucket.remove();
  await rm(scratch, { recursive: true, force: true });
});

const file = async (name: string, content: string | Buffer): Promise<string> => {
  const path = join(scratch, name);
  await writeFile(path, content);
  return path;
};

/** A journal that remembers as long as the test. */
const journal = (done = new Set<string>()) => ({
  isDone: (step: string) => done.has(step),
  finish: async (step: string) => void done.add(step),
});

const STORES: readonly (readonly [string, () => Promise<MediaStore>])[] = [
  ['a folder', async () => new FolderStore(await mkdtemp(join(scratch, 'media-')))],
  ['a bucket', async () => bucket.store()],
];

// PLAY-85
describe.each(STORES)('%s as the store', (_kind, open) => {
  let store: MediaStore;
  beforeEach(async () => {
    store = await open();
    for (const prefix of ['films/', 'artwork/', 'empty/']) await store.remove(prefix);
  });

  const keys = async (prefix: string): Promise<readonly string[]> =>
    (await store.list(prefix)).map(({ key }) => key).toSorted();

  it('reads what was put there, as a whole or in parts', async () => {
    await store.put('films/a/v240.mp4', await file('a', '0123456789'));
    const object = await store.open('films/a/v240.mp4');
    expect(object?.size).toBe(10);
    expect((await object?.read(0, 10))?.toString()).toBe('0123456789');
    expect((await object?.read(3, 5))?.toString()).toBe('34');
    await object?.close();
    expect(await readStoredText(store, 'films/a/v240.mp4')).toBe('0123456789');
    expect(await store.withFile('films/a/v240.mp4', (path) => readdir(join(path, '..')))).not.toEqual([]);
    await expect(readObject(store, 'films/a/v240.mp4', 9)).rejects.toThrow(
      /found 10 bytes; allowed: up to 9/u,
    );
  });

  it('has versions that change with the content, and fit into entity tags', async () => {
    const versionOf = async () => (await readObject(store, 'films/a.json'))?.version;
    await store.put('films/a.json', await file('one', 'one'));
    const first = await versionOf();
    await store.put('films/a.json', await file('another', 'another'));
    const second = await versionOf();
    expect(first).toMatch(/^[A-Za-z0-9-]+$/u);
    expect(second).not.toBe(first);
    expect((await store.list('films/')).map(({ version }) => version)).toEqual([second]);
  });

  it('has objects without content', async () => {
    await store.put('empty/object', await file('empty', ''));
    expect((await readObject(store, 'empty/object'))?.bytes.length).toBe(0);
  });

  it('lists everything below a prefix, with size and time', async () => {
    const path = await file('listed', 'listed');
    for (const key of ['artwork/a/hero.jpg', 'artwork/a/logo.png', 'artwork/ab/hero.jpg'])
      await store.put(key, path);
    expect(await keys('artwork/a/')).toEqual(['artwork/a/hero.jpg', 'artwork/a/logo.png']);
    expect(await keys('artwork/')).toHaveLength(3);
    expect(await keys('none/')).toEqual([]);
    const [one] = await store.list('artwork/a/');
    expect(one?.size).toBe(6);
    expect(Math.abs((one?.changedAt ?? 0) - Date.now())).toBeLessThan(3_600_000);
    const snapshot = await store.snapshot('artwork/');
    expect((await snapshot.list('artwork/ab/')).map(({ key }) => key)).toEqual(['artwork/ab/hero.jpg']);
    expect(await snapshot.list('artwork/none/')).toEqual([]);
  });

  it.each([
    '',
    '/',
    '../secret',
    'films/../../secret',
    'films/./a',
    'films//a',
    'films/.hidden/a',
    '/films/a',
    String.raw`films\a`,
    'films/\u0000a',
    `films/${'a'.repeat(1100)}`,
  ])('has nothing under the hostile key %j, and takes nothing there', async (key) => {
    expect(await store.open(key)).toBeNull();
    expect(await store.list(`${key}/`)).toEqual([]);
    const path = await file('hostile', 'hostile');
    await expect(store.put(key, path)).rejects.toThrow(RangeError);
    await expect(store.withFile(key, async () => 'read')).rejects.toThrow(RangeError);
    await expect(store.remove(key === '' ? '' : `${key}/`)).rejects.toThrow(RangeError);
  });

  it('publishes a folder without its hidden files, and the last file last', async () => {
    const folder = join(scratch, '.film.work');
    await mkdir(join(folder, 'subtitles'), { recursive: true });
    for (const name of ['film.json', 'v240.mp4', 'subtitles/fr.vtt', '.journal.json'])
      await writeFile(join(folder, name), name);
    expect(await store.isTaken('films/film/', 'film.json')).toBe(false);
    const shares: number[] = [];
    await store.publish({
      folder,
      prefix: 'films/film/',
      last: 'film.json',
      journal: journal(),
      onProgress: (share) => shares.push(share),
      signal: new AbortController().signal,
    });
    expect(await keys('films/')).toEqual([
      'films/film/film.json',
      'films/film/subtitles/fr.vtt',
      'films/film/v240.mp4',
    ]);
    expect(shares.at(-1)).toBe(1);
    expect(shares).toEqual(shares.toSorted((one, other) => one - other));
    expect(await store.isTaken('films/film/', 'film.json')).toBe(true);
    await expect(readdir(folder)).rejects.toThrow('ENOENT');
  });

  it('removes what is below a prefix, and nothing else', async () => {
    const path = await file('removed', 'removed');
    for (const key of ['films/a/x.vtt', 'films/a/b/y.vtt', 'films/ab/z.vtt']) await store.put(key, path);
    await store.remove('films/a/');
    expect(await keys('films/')).toEqual(['films/ab/z.vtt']);
    expect(await store.open('films/a/x.vtt')).toBeNull();
  });
});
