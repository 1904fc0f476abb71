import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readPicture } from '../artwork/draw-picture.js';
import type { FilmDescription } from './film-description.js';
import { parseSubtitles, type Cue } from './subtitles.js';

const PICTURE = /#xywh=(\d+),(\d+),(\d+),(\d+)\s*$/u;

type Text = { readonly cues: readonly Cue[] } | { readonly issue: string };

/** The cues of a WebVTT file, or what is wrong with it. */
const readText = async (folder: string, file: string): Promise<Text> => {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(await readFile(join(folder, file)));
    const { cues } = parseSubtitles(text);
    if (cues.length === 0)
      return { issue: `${file}: found no text; allowed: texts with times such as 00:01.000 --> 00:02.500` };
    const turned = cues.find(({ start, end }) => end <= start);
    if (turned === undefined) return { cues };
    const { start, end } = turned;
    return {
      issue: `${file}: found a text from ${start} s to ${end} s; allowed: an end after its beginning`,
    };
  } catch (error) {
    const found =
      error instanceof TypeError
        ? 'bytes that are not UTF-8'
        : error instanceof Error
          ? error.message
          : String(error);
    return { issue: `${file}: found ${found}; allowed: a WebVTT file in UTF-8` };
  }
};

const SHEET = 'thumbnails.jpg';
const INDEX = 'thumbnails.vtt';

const thumbnailIssues = async (folder: string, count: number): Promise<readonly string[]> => {
  const index = await readText(folder, INDEX);
  if ('issue' in index) return [index.issue];
  const { cues } = index;
  if (cues.length !== count)
    return [`${INDEX}: found ${cues.length} pictures; allowed: ${count}, as film.json says`];
  try {
    const { width, height } = await readPicture(join(folder, SHEET));
    const outside = cues.find(({ block }) => {
      const [x = NaN, y = NaN, w = NaN, h = NaN] = (PICTURE.exec(block) ?? []).slice(1).map(Number);
      return !(x + w <= width && y + h <= height);
    });
    return outside === undefined
      ? []
      : [
          `${INDEX}: found ${JSON.stringify(outside.block.split('\n').at(-1))}; allowed: a part of ${SHEET}, which has ${width} × ${height} pixels`,
        ];
  } catch {
    return [`${SHEET}: found no picture that can be read; allowed: a JPEG`];
  }
};

/**
 * Opens the texts and pictures of a film.
 * @param description without those that are missing or no WebVTT at all
 * @returns what is wrong, each with the file, what was found and what is allowed
 */
export const contentIssues = async (
  folder: string,
  { subtitles, chapterLanguages, thumbnails }: FilmDescription,
): Promise<readonly string[]> => {
  const texts = await Promise.all(
    [
      ...subtitles.map(({ language }) => `subtitles/${language}.vtt`),
      ...chapterLanguages.map((language) => `chapters/${language}.vtt`),
    ].map((file) => readText(folder, file)),
  );
  return [
    ...texts.flatMap((text) => ('issue' in text ? [text.issue] : [])),
    ...(thumbnails === undefined ? [] : await thumbnailIssues(folder, thumbnails.count)),
  ];
};
