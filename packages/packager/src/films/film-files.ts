import { readStoredText } from '../store/read-object.js';
import type { StoreReader } from '../store/media-store.js';
import { parseFilmDescription, type FilmDescription } from './film-description.js';

interface FilmFiles {
  /** What `film.json` says, without the texts and pictures that cannot be read. */
  readonly description: FilmDescription;
  /** Each names a file, what was found and what is allowed. */
  readonly issues: readonly string[];
}

/** Name of the file that makes a folder a film. */
export const FILM_FILE = 'film.json';

const FILMS = 'films/';

/** Where the files of a film are in a store. */
export const filmPrefix = (slug: string): string => `${FILMS}${slug}/`;

/** The names of all folders of films. @throws {StoreError} */
export const filmSlugs = async (store: StoreReader): Promise<readonly string[]> => {
  const objects = await store.list(FILMS);
  const names = objects.map(({ key }) => key.slice(FILMS.length).split('/'));
  return [
    ...new Set(names.flatMap(([slug, ...files]) => (slug === undefined || files.length === 0 ? [] : [slug]))),
  ];
};

const WEB_VTT = /^\uFEFF?WEBVTT(?:[ \t\r\n]|$)/u;
/** Of a text, as much as is quoted. */
const LINE_BYTES = 200;

const textIssue = async (store: StoreReader, prefix: string, file: string): Promise<string | null> => {
  const object = await store.open(prefix + file);
  if (object === null) return `${file}: found no such file; allowed: a WebVTT file`;
  try {
    const bytes = await object.read(0, Math.min(object.size, LINE_BYTES));
    const [line = ''] = bytes.toString('utf8').split('\n', 1);
    return WEB_VTT.test(line)
      ? null
      : `${file}: found ${JSON.stringify(line)} in its first line; allowed: a WebVTT file, which begins with WEBVTT`;
  } finally {
    await object.close();
  }
};

const pictureIssue = async (store: StoreReader, prefix: string, file: string): Promise<string | null> => {
  const object = await store.open(prefix + file);
  await object?.close();
  return object === null ? `${file}: found no such file; allowed: a picture` : null;
};

/**
 * Reads the description of a film, and checks the texts and pictures that it names. A film plays without them.
 * @param prefix of its files in the store
 * @returns null if there is no `film.json`
 * @throws {Error} naming the key of `film.json`, the value found and the allowed values
 * @throws {StoreError} if a bucket does not answer
 */
export const readFilmFiles = async (store: StoreReader, prefix: string): Promise<FilmFiles | null> => {
  const json = await readStoredText(store, prefix + FILM_FILE);
  if (json === null) return null;
  const { subtitles, chapterLanguages, thumbnails, ...rest } = parseFilmDescription(json);
  const [thumbnailIssues, subtitleIssues, chapterIssues] = await Promise.all([
    Promise.all(
      thumbnails === undefined
        ? []
        : [textIssue(store, prefix, 'thumbnails.vtt'), pictureIssue(store, prefix, 'thumbnails.jpg')],
    ),
    Promise.all(subtitles.map(({ language }) => textIssue(store, prefix, `subtitles/${language}.vtt`))),
    Promise.all(chapterLanguages.map((language) => textIssue(store, prefix, `chapters/${language}.vtt`))),
  ]);
  const issues = [...thumbnailIssues, ...subtitleIssues, ...chapterIssues].filter((issue) => issue !== null);
  const hasThumbnails = thumbnails !== undefined && thumbnailIssues.every((issue) => issue === null);
  return {
    description: {
      ...rest,
      subtitles: subtitles.filter((_, at) => subtitleIssues[at] === null),
      chapterLanguages: chapterLanguages.filter((_, at) => chapterIssues[at] === null),
      ...(hasThumbnails ? { thumbnails } : {}),
    },
    issues,
  };
};
