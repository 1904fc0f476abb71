import { Type, type Static } from '@sinclair/typebox';
import { Ajv } from 'ajv';
import { AJV_CODE } from '../http/requests/ajv-code.js';
import { fieldIssues } from '../http/requests/field-issues.js';
import type { Log } from '../log.js';
import {
  FILM_FILE,
  filmPrefix,
  filmSlugs,
  isStoreError,
  readFilmFiles,
  readStoredText,
  type MediaStore,
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

/** What is known of a film; null if it cannot be read, which is logged. @throws {StoreError} when a bucket does not answer */
export const readFilmFacts = async (
  store: StoreReader,
  slug: string,
  log: Log,
): Promise<FilmFacts | null> => {
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

/** Asks for each of these films, some at a time. */
const ofEach = async <T>(
  slugs: readonly string[],
  ask: (slug: string) => Promise<T>,
): Promise<readonly T[]> => {
  const answers: T[] = [];
  for (let from = 0; from < slugs.length; from += READ_AT_ONCE)
    // oxlint-disable-next-line no-await-in-loop -- so many at a time
    answers.push(...(await Promise.all(slugs.slice(from, from + READ_AT_ONCE).map(ask))));
  return answers;
};

const readSome = async (store: StoreReader, slugs: readonly string[], log: Log): Promise<Films> => {
  const read = await ofEach(slugs, async (slug) => [slug, await readFilmFacts(store, slug, log)] as const);
  return new Map(read.flatMap(([slug, facts]) => (facts === null ? [] : [[slug, facts] as const])));
};

/** Reads what is known of the films of the store. @throws {StoreError} when a bucket does not answer */
export const readFilms = async (store: StoreReader | null, log: Log): Promise<Films> =>
  store === null ? new Map() : readSome(store, await filmSlugs(store), log);

/** What a store has of films that are named. */
export interface NamedFilms {
  readonly films: Films;
  /** Those that the store does not have. */
  readonly missing: readonly string[];
}

/**
 * Reads what is known of these films; without a store, nothing is known and nothing is missing.
 * @throws {StoreError} when a bucket does not answer
 */
export const readNamedFilms = async (
  store: MediaStore | null,
  slugs: readonly string[],
  log: Log,
): Promise<NamedFilms> => {
  if (store === null) return { films: new Map(), missing: [] };
  const are = await ofEach(slugs, (slug) => store.isTaken(filmPrefix(slug), FILM_FILE));
  const films = await readSome(
    store,
    slugs.filter((_, at) => are[at]),
    log,
  );
  return { films, missing: slugs.filter((_, at) => are[at] === false) };
};

/** What is known of each film, as text by slug, to compare with what was known before. */
export const filmTexts = (films: Films): ReadonlyMap<string, string> =>
  new Map([...films].map(([slug, facts]) => [slug, JSON.stringify(facts)]));
