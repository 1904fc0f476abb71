import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Type, type Static } from '@sinclair/typebox';
import { Ajv } from 'ajv';
import { AJV_CODE } from '../http/requests/ajv-code.js';
import { fieldIssues } from '../http/requests/field-issues.js';
import type { Log } from '../log.js';
import { isUnfinishedFilm, readFilmFolder } from '@footlight/packager';
import { RealmError } from '../realm/realm-error.js';

/**
 * Schema of `artwork.json` in the media folder, which gives artworks a colour of their own. Its `kinds` are those of
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

const isAbsent = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';

/**
 * Colours that `artwork.json` of the media folder gives artworks.
 * @throws {RealmError} when the file exists but is invalid
 */
export const readColours = (mediaFolder: string | null): ReadonlyMap<string, string> => {
  if (mediaFolder === null) return new Map();
  const file = join(mediaFolder, 'artwork.json');
  try {
    const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (!validate(value)) throw new RealmError(file, fieldIssues(validate.errors ?? []));
    return new Map(Object.entries(value).map(([slug, { dominantColour }]) => [slug, dominantColour]));
  } catch (error) {
    if (isAbsent(error)) return new Map();
    if (error instanceof RealmError) throw error;
    const found = error instanceof Error ? error.message : String(error);
    throw new RealmError(file, [{ field: '(whole)', found, allowed: 'well-formed JSON' }], { cause: error });
  }
};

/** What is known of a film; null if it cannot be read, which is logged. */
export const readFilmFacts = (folder: string, log: Log): FilmFacts | null => {
  try {
    const { description, issues } = readFilmFolder(folder);
    if (issues.length > 0) log.warn({ folder, issues }, 'a film plays without what cannot be read of it');
    const { duration, audio, subtitles } = description;
    return {
      duration,
      audioTracks: audio.map(({ language }) => language),
      subtitleLanguages: subtitles.map(({ language }) => language),
    };
  } catch (error) {
    log.warn({ folder, err: error }, 'a film cannot be read and will not play');
    return null;
  }
};

/** Reads what is known of the films of the media folder. */
export const readFilms = (mediaFolder: string | null, log: Log): Films => {
  if (mediaFolder === null) return new Map();
  const folder = join(mediaFolder, 'films');
  try {
    const films = readdirSync(folder, { withFileTypes: true }).filter(
      (entry) => entry.isDirectory() && !isUnfinishedFilm(entry.name),
    );
    return new Map(
      films.flatMap(({ name }) => {
        const facts = readFilmFacts(join(folder, name), log);
        return facts === null ? [] : [[name, facts] as const];
      }),
    );
  } catch (error) {
    if (isAbsent(error)) return new Map();
    throw error;
  }
};

/** Whether the media folder has a film. */
export const hasFilm = (mediaFolder: string, slug: string): boolean =>
  existsSync(join(mediaFolder, 'films', slug));

/** Reads what is known of those of these films that are in the media folder. */
export const readNamedFilms = (mediaFolder: string | null, slugs: readonly string[], log: Log): Films =>
  new Map(
    slugs.flatMap((slug) => {
      if (mediaFolder === null || !hasFilm(mediaFolder, slug)) return [];
      const facts = readFilmFacts(join(mediaFolder, 'films', slug), log);
      return facts === null ? [] : [[slug, facts] as const];
    }),
  );

/** What is known of each film, as text by slug, to compare with what was known before. */
export const filmTexts = (films: Films): ReadonlyMap<string, string> =>
  new Map([...films].map(([slug, facts]) => [slug, JSON.stringify(facts)]));
