import { readPicture } from '../artwork/draw-picture.js';
import type { StoreReader } from '../store/media-store.js';
import { LONGEST_TEXT, readObject } from '../store/read-object.js';
import { isStoreError } from '../store/store-error.js';
import type { FilmDescription } from './film-description.js';
import { filmPrefix } from './film-files.js';
import { parseSubtitles, type Cue } from './subtitles.js';

const PICTURE = /#xywh=(\d+),(\d+),(\d+),(\d+)\s*$/u;

/** Where the files of a film are. */
interface Place {
  readonly store: StoreReader;
  readonly prefix: string;
}

type Text = { readonly cues: readonly Cue[] } | { readonly issue: string };

/** The cues of a WebVTT file, or what is wrong with it. */
const readText = async ({ store, prefix }: Place, file: string): Promise<Text> => {
  try {
    const found = await readObject(store, prefix + file, LONGEST_TEXT);
    if (found === null) return { issue: `${file}: found no such file; allowed: a WebVTT file in UTF-8` };
    const text = new TextDecoder('utf-8', { fatal: true }).decode(found.bytes);
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
    if (isStoreError(error)) throw error;
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

const thumbnailIssues = async (place: Place, count: number): Promise<readonly string[]> => {
  const index = await readText(place, INDEX);
  if ('issue' in index) return [index.issue];
  const { cues } = index;
  if (cues.length !== count)
    return [`${INDEX}: found ${cues.length} pictures; allowed: ${count}, as film.json says`];
  try {
    const { width, height } = await place.store.withFile(place.prefix + SHEET, readPicture);
    const outside = cues.find(({ block }) => {
      const [x = NaN, y = NaN, w = NaN, h = NaN] = (PICTURE.exec(block) ?? []).slice(1).map(Number);
      return !(x + w <= width && y + h <= height);
    });
    return outside === undefined
      ? []
      : [
          `${INDEX}: found ${JSON.stringify(outside.block.split('\n').at(-1))}; allowed: a part of ${SHEET}, which has ${width} × ${height} pixels`,
        ];
  } catch (error) {
    if (isStoreError(error)) throw error;
    return [`${SHEET}: found no picture that can be read; allowed: a JPEG`];
  }
};

/**
 * Opens the texts and pictures of a film.
 * @param description without those that are missing or no WebVTT at all
 * @returns what is wrong, each with the file, what was found and what is allowed
 * @throws {StoreError} if a bucket does not answer
 */
export const contentIssues = async (
  store: StoreReader,
  { slug, subtitles, chapterLanguages, thumbnails }: FilmDescription,
): Promise<readonly string[]> => {
  const place = { store, prefix: filmPrefix(slug) };
  const texts = await Promise.all(
    [
      ...subtitles.map(({ language }) => `subtitles/${language}.vtt`),
      ...chapterLanguages.map((language) => `chapters/${language}.vtt`),
    ].map((file) => readText(place, file)),
  );
  return [
    ...texts.flatMap((text) => ('issue' in text ? [text.issue] : [])),
    ...(thumbnails === undefined ? [] : await thumbnailIssues(place, thumbnails.count)),
  ];
};
