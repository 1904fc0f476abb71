import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { addVideo, requireFreeId } from './title-entry.js';

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
