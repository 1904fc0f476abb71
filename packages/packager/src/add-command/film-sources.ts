import { readdir, stat } from 'node:fs/promises';
import { basename, extname, join, resolve } from 'node:path';
import { CommandError } from '../command-error.js';
import { idFromName, languageInName } from './add-arguments.js';
import { CAPTION_FORMATS } from './captions.js';
import type { CaptionFile } from './film-plan.js';

/** A file that a film is made of. */
export interface FilmSource {
  readonly file: string;
  /** Name without folder and extension. */
  readonly name: string;
  /** Captions beside it. */
  readonly captionFiles: readonly CaptionFile[];
}

/** Extensions by which films are recognised in a folder, where other files are left alone. */
const FILM_EXTENSIONS = new Set(
  '.3gp .asf .avi .flv .m2ts .m4v .mkv .mov .mp4 .mpeg .mpg .mts .mxf .ogv .ts .vob .webm .wmv'.split(' '),
);

const nameOf = (file: string): string => basename(file, extname(file));

/**
 * The id of the film that `footlight add` makes of a file: `films/The Harbour.mkv` becomes `the-harbour`.
 * @param path of any system, also without an extension
 * @returns null for a name without letters and digits of ASCII
 */
export const filmIdOf = (path: string): string | null => {
  const name = path.split(/[\\/]/u).at(-1) ?? '';
  const extension = extname(name).toLowerCase();
  return idFromName(FILM_EXTENSIONS.has(extension) ? name.slice(0, -extension.length) : name);
};

export const isFilmFile = (name: string): boolean =>
  !name.startsWith('.') && FILM_EXTENSIONS.has(extname(name).toLowerCase());
/** Files that end with .xml are of many kinds; such captions have to be given. */
const isCaptions = (name: string): boolean => {
  const extension = extname(name).toLowerCase();
  return extension in CAPTION_FORMATS && extension !== '.xml';
};

/** @param byDefault language of captions whose name has none */
const filmsIn = async (folder: string, byDefault: string): Promise<readonly FilmSource[]> => {
  const entries = await readdir(folder, { withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name)
    .toSorted();
  return names.filter(isFilmFile).map((film) => {
    const name = nameOf(film);
    const captions = names.filter(
      (one) => isCaptions(one) && (nameOf(one) === name || one.startsWith(`${name}.`)),
    );
    return {
      file: join(folder, film),
      name,
      captionFiles: captions.map((one) => ({
        path: join(folder, one),
        language: languageInName(one) ?? byDefault,
      })),
    };
  });
};

/**
 * The films of a file or a folder.
 * @throws {CommandError} if there is none
 */
export const filmSources = async (from: string, byDefault: string): Promise<readonly FilmSource[]> => {
  const path = resolve(from);
  const found = await stat(path).catch(() => null);
  if (found === null)
    throw new CommandError(
      `source: found ${JSON.stringify(from)}, which is not there; allowed: a file, a folder of films or an address.`,
    );
  if (!found.isDirectory()) return [{ file: path, name: nameOf(path), captionFiles: [] }];
  const films = await filmsIn(path, byDefault);
  if (films.length === 0)
    throw new CommandError(
      `source: found no film in ${JSON.stringify(from)}; allowed: files that end with ${[...FILM_EXTENSIONS].join(', ')}.`,
    );
  return films;
};
