import { Type, type Static } from '@sinclair/typebox';
import { Ajv } from 'ajv';
import { AJV_CODE } from '../http/requests/ajv-code.js';
import { fieldIssues } from '../http/requests/field-issues.js';
import type { Log } from '../log.js';
import {
  filmPrefix,
  filmSlugs,
  isStoreError,
  readFilmFiles,
  readStoredText,
  type StoreReader,
} from '@footlight/packager';
import { RealmError } from '../realm/realm-error.js';

/**
 * Schema of `artwork.json` in the store of media, which gives artworks a colour of their own. Its `kinds` are those of
 * pictures that were drawn beforehand, which are found in their folders.
 */
const ArtworkFile = Type.Record(
  Type.String(),
  Type.Object({
    dominantColour: Type.String({ pattern: '^#[0-9a-fA-F]{6}$' }),
    kinds: Type.Optional(
      Type.Record(Type.String(), Type.Array(Type.Integer({ minimum: 1 }), { minItems: 1 })),
    ),
  }),
);

export interface FilmFacts {
  /** Seconds. */
  readonly duration: number;
  readonly audioTracks: readonly string[];
  readonly subtitleLanguages: readonly string[];
}

/** What is known of films, by their slugs. */
export type Films = ReadonlyMap<string, FilmFacts>;

const validate = new Ajv({ allErrors: true, verbose: true, code: AJV_CODE }).compile<
  Static<typeof ArtworkFile>
>(ArtworkFile);

/** Films that are read at the same time. */
const READ_AT_ONCE = 8;

/**
 * Colours that `artwork.json` of the store gives artworks.
 * @throws {RealmError} when the file exists but is invalid
 * @throws {StoreError} when a bucket does not answer
 */
export const readColours = async (store: StoreReader | null): Promise<ReadonlyMap<string, string>> => {
  const key = 'artwork.json';
  const text = store === null ? null : await readStoredText(store, key);
  if (store === null || text === null) return new Map();
  const file = store.address(key);
  try {
    const value: unknown = JSON.parse(text);
    if (!validate(value)) throw new RealmError(file, fieldIssues(validate.errors ?? []));
    return new Map(Object.entries(value).map(([slug, { dominantColour }]) => [slug, dominantColour]));
  } catch (error) {
    if (error instanceof RealmError) throw error;
    const found = error instanceof Error ? error.message : String(error);
    throw new RealmError(file, [{ field: '(whole)', found, allowed: 'well-formed JSON' }], { cause: error });
  }
};

const readFilm = async (store: StoreReader, slug: string, log: Log): Promise<FilmFacts | null> => {
  const prefix = filmPrefix(slug);
  const folder = store.address(prefix);
  try {
    const found = await readFilmFiles(store, prefix);
    if (found === null) throw new Error('There is no film.json.');
    const { description, issues } = found;
    if (issues.length > 0) log.warn({ folder, issues }, 'a film plays without what cannot be read of it');
    const { duration, audio, subtitles } = description;
    return {
      duration,
      audioTracks: audio.map(({ language }) => language),
      subtitleLanguages: subtitles.map(({ language }) => language),
    };
  } catch (error) {
    if (isStoreError(error)) throw error;
    log.warn({ folder, err: error }, 'a film cannot be read and will not play');
    return null;
  }
};

/** Reads what is known of the films of the store. @throws {StoreError} when a bucket does not answer */
export const readFilms = async (store: StoreReader | null, log: Log): Promise<Films> => {
  if (store === null) return new Map();
  const slugs = await filmSlugs(store);
  const films = new Map<string, FilmFacts>();
  for (let from = 0; from < slugs.length; from += READ_AT_ONCE) {
    const some = slugs.slice(from, from + READ_AT_ONCE);
    // oxlint-disable-next-line no-await-in-loop -- so many at a time
    const read = await Promise.all(some.map((slug) => readFilm(store, slug, log)));
    for (const [at, facts] of read.entries()) if (facts !== null) films.set(some[at] ?? '', facts);
  }
  return films;
};

/** What is known of each film, as text by slug, to compare with what was known before. */
export const filmTexts = (films: Films): ReadonlyMap<string, string> =>
  new Map([...films].map(([slug, facts]) => [slug, JSON.stringify(facts)]));
