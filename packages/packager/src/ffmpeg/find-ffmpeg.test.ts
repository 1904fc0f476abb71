import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findFfmpeg, findFfprobe } from './find-ffmpeg.js';

let folder: string;
let program: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'footlight-ffmpeg-'));
  program = join(folder, 'ffmpeg');
  await writeFile(program, '');
  await chmod(program, 0o755);
  await writeFile(join(folder, 'not-a-program'), '');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it('uses FFMPEG_PATH, or the first ffmpeg on PATH', () => {
  expect(findFfmpeg({ FFMPEG_PATH: program, PATH: '' })).toBe(program);
  expect(findFfmpeg({ PATH: ['/nowhere', folder].join(delimiter) })).toBe(program);
  expect(findFfmpeg({ FFMPEG_PATH: '', PATH: folder })).toBe(program);
});

it('names the setting if there is no ffmpeg', () => {
  expect(() => findFfmpeg({ PATH: '/nowhere' })).toThrow('set FFMPEG_PATH');
  const wrong = join(folder, 'not-a-program');
  expect(() => findFfmpeg({ FFMPEG_PATH: wrong, PATH: folder })).toThrow(`FFMPEG_PATH: found "${wrong}"`);
  expect(() => findFfmpeg({ FFMPEG_PATH: folder })).toThrow('FFMPEG_PATH');
});

it('finds the ffprobe beside the ffmpeg, or on PATH', async () => {
  expect(() => findFfprobe({ FFMPEG_PATH: program })).toThrow('set FFPROBE_PATH');
  const probe = join(folder, 'ffprobe');
  await writeFile(probe, '');
  await chmod(probe, 0o755);
  expect(findFfprobe({ FFMPEG_PATH: program })).toBe(probe);
  expect(findFfprobe({ FFPROBE_PATH: program, PATH: folder })).toBe(program);
});
