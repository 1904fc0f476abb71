import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { addVideo, listArtwork, requireFreeId } from './title-entry.js';

const folders: string[] = [];
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'footlight-entry-'));
  folders.push(folder);
});
afterAll(async () => {
  for (const one of folders) await rm(one, { recursive: true, force: true });
});

const ENTRY = { id: 'b', title: 'B', language: 'en', trailer: null };
const VIDEOS = '[\n  { "id": "a",   "artwork": "a", "film": "a", "texts": {} }\n]\n';

it('adds a video and leaves the others as they are written', async () => {
  const file = join(folder, 'vods.json');
  await writeFile(file, VIDEOS);
  await addVideo(folder, ENTRY);
  const text = await readFile(file, 'utf8');
  expect(text.startsWith(VIDEOS.slice(0, -3))).toBe(true);
  expect(JSON.parse(text)).toEqual([
    { id: 'a', artwork: 'a', film: 'a', texts: {} },
    { id: 'b', artwork: 'b', film: 'b', texts: { en: { title: 'B', description: '' } } },
  ]);
  await addVideo(folder, { ...ENTRY, title: 'another' });
  expect(await readFile(file, 'utf8')).toBe(text);
});

it.each([['[]\n'], ['[\n]'], [null]])('adds the first video to %j', async (text) => {
  const file = join(folder, 'vods.json');
  if (text !== null) await writeFile(file, text);
  await addVideo(folder, { ...ENTRY, trailer: 'b-trailer' });
  expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject([{ id: 'b', trailer: 'b-trailer' }]);
});

it('refuses an id of another video, and a file that is no list', async () => {
  await writeFile(join(folder, 'vods.json'), '[{ "id": "1001", "film": "x" }]');
  await expect(requireFreeId(folder, '1001')).rejects.toThrow(
    /vods\.json: id: found "1001"; allowed: an id/u,
  );
  await requireFreeId(folder, 'x');
  await writeFile(join(folder, 'vods.json'), '{ "id": 1 }');
  await expect(requireFreeId(folder, 'x')).rejects.toThrow(/vods\.json: found \{"id":1\}; allowed: a list/u);
  await writeFile(join(folder, 'vods.json'), '[');
  await expect(addVideo(folder, ENTRY)).rejects.toThrow(/allowed: well-formed JSON/u);
});

const ARTWORK = { dominantColour: '#102030', kinds: { poster: [320] } };

it('lists an artwork among the others', async () => {
  const folders = { mediaFolder: folder, catalogueFolder: null };
  await listArtwork(folders, 'b', ARTWORK);
  expect(await listArtwork(folders, 'a', ARTWORK)).toBe(true);
  const text = await readFile(join(folder, 'artwork.json'), 'utf8');
  expect(Object.keys(JSON.parse(text) as object)).toEqual(['a', 'b']);
});

it('begins no list of artworks for a catalogue that has done without', async () => {
  const catalogueFolder = join(folder, 'catalogue');
  await mkdir(catalogueFolder);
  const folders = { mediaFolder: folder, catalogueFolder };
  await writeFile(join(catalogueFolder, 'events.json'), '[]');
  expect(await listArtwork(folders, 'a', ARTWORK)).toBe(false);
  expect(await readdir(folder)).toEqual(['catalogue']);
});
