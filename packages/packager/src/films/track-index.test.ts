import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { BucketFixture } from '../../testing/bucket-fixture.js';
import { DEMO_MEDIA } from '../../testing/media-fixture.js';
import { FolderStore } from '../store/folder-store.js';
import { openFilmTrack, type FilmTrack } from './film-track.js';
import { indexKey } from './track-index.js';

const KEY = 'v720.mp4';
const TIMING = { segments: 24, segmentDuration: 1.92, lateness: 0 };

let folder: string;
let bucket: BucketFixture;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'footlight-index-'));
  bucket = await BucketFixture.start();
  await cp(join(DEMO_MEDIA, 'films/harvest-run', KEY), join(folder, KEY));
  await bucket.bring(folder, '');
});
afterAll(async () => {
  await bucket.remove();
  await rm(folder, { recursive: true, force: true });
});

const openInFolder = (): Promise<FilmTrack> =>
  openFilmTrack('v720', { store: new FolderStore(folder), key: KEY }, TIMING);

it('opens a track by four requests instead of one for each fragment', async () => {
  const scanned = await openInFolder();
  const open = async () => {
    const store = bucket.store();
    bucket.requests.length = 0;
    const track = await openFilmTrack('v720', { store, key: KEY }, TIMING);
    const count = bucket.requests.length;
    const last = await track.readSegment(23);
    await store.close();
    return { track, count, last };
  };
  const without = await open();
  await bucket.write(indexKey(KEY), JSON.stringify(scanned.index));
  const indexed = await open();
  expect(without.count).toBeGreaterThanOrEqual(24);
  expect(indexed.count).toBe(4);
  expect(indexed.track.index).toEqual(without.track.index);
  expect(indexed.track.init.equals(scanned.init)).toBe(true);
  expect(indexed.last.equals(await scanned.readSegment(23))).toBe(true);
  await scanned.close();
});

it.each([
  ['of another file', (index: object) => ({ ...index, bytes: 1 })],
  ['of another film', (index: object) => ({ ...index, spans: [[0, 8]] })],
  [
    'that leads out of the file',
    (index: object) => ({ ...index, spans: Array.from({ length: 24 }, () => [0, 1e12]) }),
  ],
  ['that is none', () => 'none'],
])('leaves an index alone %s', async (_what, change) => {
  const right = await openInFolder();
  await writeFile(join(folder, indexKey(KEY)), JSON.stringify(change(right.index)));
  const track = await openInFolder();
  expect(track.index).toEqual(right.index);
  await rm(join(folder, indexKey(KEY)));
  await Promise.all([right.close(), track.close()]);
});
