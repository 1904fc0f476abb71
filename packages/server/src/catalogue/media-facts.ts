import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Type, type Static } from '@sinclair/typebox';
import { Ajv } from 'ajv';
import { AJV_CODE } from '../http/requests/ajv-code.js';
import type { ArtworkKind } from '../database/schema/content.js';
import { fieldIssues } from '../http/requests/field-issues.js';
import type { Log } from '../log.js';
import { isUnfinishedFilm, readFilmFolder } from '@footlight/packager';
import { RealmError } from '../realm/realm-error.js';

const Widths = Type.Array(Type.Integer({ minimum: 1 }), { minItems: 1 });

/** Schema of `artwork.json` in the media folder. */
const ArtworkFile = Type.Record(
  Type.String(),
  Type.Object({
    dominantColour: Type.String({ pattern: '^#[0-9a-fA-F]{6}$' }),
    kinds: Type.Record(Type.String(), Widths),
  }),
);

export interface Artwork {
  readonly dominantColour: string;
  readonly kinds: Readonly<Partial<Record<ArtworkKind, readonly number[]>>>;
}

export interface FilmFacts {
  /** Seconds. */
  readonly duration: number;
  readonly audioTracks: readonly string[];
  readonly subtitleLanguages: readonly string[];
}

/** Metadata of the media folder's pictures and films. */
export interface MediaFacts {
  /** Null if the folder has no `artwork.json`. */
  readonly artworks: ReadonlyMap<string, Artwork> | null;
  readonly films: ReadonlyMap<string, FilmFacts>;
}

const validate = new Ajv({ allErrors: true, verbose: true, code: AJV_CODE }).compile<
  Static<typeof ArtworkFile>
>(ArtworkFile);

const isAbsent = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';

const readArtworks = (mediaFolder: string): ReadonlyMap<string, Artwork> | null => {
  const file = join(mediaFolder, 'artwork.json');
  try {
    const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (!validate(value)) throw new RealmError(file, fieldIssues(validate.errors ?? []));
    return new Map(Object.entries(value));
  } catch (error) {
    if (isAbsent(error)) return null;
    if (error instanceof RealmError) throw error;
    const found = error instanceof Error ? error.message : String(error);
    throw new RealmError(file, [{ field: '(whole)', found, allowed: 'well-formed JSON' }], { cause: error });
  }
};

const readFilm = (folder: string, log: Log): FilmFacts | null => {
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

const readFilms = (mediaFolder: string, log: Log): ReadonlyMap<string, FilmFacts> => {
  const folder = join(mediaFolder, 'films');
  try {
    const films = readdirSync(folder, { withFileTypes: true }).filter(
      (entry) => entry.isDirectory() && !isUnfinishedFilm(entry.name),
    );
    return new Map(
      films.flatMap(({ name }) => {
        const facts = readFilm(join(folder, name), log);
        return facts === null ? [] : [[name, facts] as const];
      }),
    );
  } catch (error) {
    if (isAbsent(error)) return new Map();
    throw error;
  }
};

/**
 * Reads the metadata of the media folder.
 * @throws {RealmError} when `artwork.json` exists but is invalid
 */
export const readMediaFacts = (mediaFolder: string | null, log: Log): MediaFacts =>
  mediaFolder === null
    ? { artworks: null, films: new Map() }
    : { artworks: readArtworks(mediaFolder), films: readFilms(mediaFolder, log) };

/** What is known of each film and artwork, to compare with what was known before: by `films:lantern-coast`. */
export const mediaFactTexts = ({ artworks, films }: MediaFacts): ReadonlyMap<string, string> =>
  new Map([
    ...[...films].map(([slug, facts]) => [`films:${slug}`, JSON.stringify(facts)] as const),
    ...[...(artworks ?? [])].map(([slug, facts]) => [`artworks:${slug}`, JSON.stringify(facts)] as const),
  ]);
