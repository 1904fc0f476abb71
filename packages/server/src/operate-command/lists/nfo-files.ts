import { readdir } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { isFilmFile } from '@footlight/packager';
import { GuideFileError } from '../../features/guide/import/guide-file-error.js';
import { fileBytes } from '../../features/guide/import/guide-place.js';
import { textChunks } from '../../features/guide/import/text-chunks.js';
import { unpacked } from '../../features/guide/import/unpacked.js';
import { isPictureName, type ListedPicture } from './list-pictures.js';
import { nfoElements } from './nfo-elements.js';
import { wholeText } from './read-list.js';
import type { XmlElement } from './xml-elements.js';

/** An NFO file, and what is beside it. */
export interface NfoFile {
  readonly path: string;
  readonly folder: string;
  readonly elements: readonly XmlElement[];
  /** The film that it describes; null if there is none beside it. */
  readonly film: string | null;
  readonly pictures: readonly Omit<ListedPicture, 'artwork'>[];
}

/** What media libraries call the pictures of a title. @see https://kodi.wiki/view/Artwork/Accessing_artwork */
const PICTURES = {
  poster: ['poster', 'folder', 'cover'],
  hero: ['fanart', 'backdrop', 'background'],
  thumbnail: ['landscape', 'thumb'],
  title: ['clearlogo', 'logo'],
} as const;

/** Of one file; those of media libraries have some thousands. */
const MOST_CHARACTERS = 4_000_000;
const DEEPEST = 12;
const MOST_FILES = 100_000;

const withoutExtension = (name: string): string => basename(name, extname(name));

/** The film that is called as the file, or the only one of the folder beside a file for all of it. */
const filmBeside = (nfo: string, films: readonly string[]): string | null => {
  const own = films.find((film) => withoutExtension(film) === withoutExtension(nfo));
  return own ?? (films.length === 1 && /^movie\.nfo$/iu.test(nfo) ? (films[0] ?? null) : null);
};

/** Pictures that are called as the title, and those of the folder if it has no other film. */
const picturesBeside = (
  folder: string,
  title: string,
  { pictures, isAlone }: { readonly pictures: readonly string[]; readonly isAlone: boolean },
): NfoFile['pictures'] =>
  (Object.keys(PICTURES) as (keyof typeof PICTURES)[]).flatMap((kind) => {
    const wanted = PICTURES[kind].flatMap((name) => [`${title}-${name}`].concat(isAlone ? name : []));
    const found = wanted.flatMap((name) =>
      pictures.filter((file) => withoutExtension(file).toLowerCase() === name.toLowerCase()),
    );
    return found[0] === undefined ? [] : [{ from: join(folder, found[0]), kind }];
  });

const readFile = async (path: string): Promise<readonly XmlElement[]> => {
  const text = textChunks(unpacked(await fileBytes(path), path), path);
  return nfoElements(await wholeText({ name: path, text }, MOST_CHARACTERS), path);
};

/** Folders within a folder, and the names of its files; links are not followed. */
const listed = async (folder: string): Promise<{ readonly files: string[]; readonly folders: string[] }> => {
  const entries = (await readdir(folder, { withFileTypes: true })).filter(
    ({ name }) => !name.startsWith('.'),
  );
  const namesOf = (kept: typeof entries): string[] => kept.map(({ name }) => name).toSorted();
  return {
    files: namesOf(entries.filter((entry) => entry.isFile())),
    folders: namesOf(entries.filter((entry) => entry.isDirectory())),
  };
};

/**
 * Reads the NFO files of a folder and those within it.
 * @throws {GuideFileError} naming file and line
 */
export const nfoFiles = async (root: string): Promise<readonly NfoFile[]> => {
  const found: NfoFile[] = [];
  let count = 0;
  const walk = async (folder: string, depth: number): Promise<void> => {
    if (depth > DEEPEST)
      throw new GuideFileError(folder, `more than ${DEEPEST} folders within each other`, 'fewer');
    const { files, folders } = await listed(folder);
    count += files.length;
    if (count > MOST_FILES)
      throw new GuideFileError(root, `more than ${MOST_FILES} files`, 'parts of the folder');
    const films = files.filter((name) => isFilmFile(name));
    for (const name of files.filter((file) => extname(file).toLowerCase() === '.nfo')) {
      const path = join(folder, name);
      // oxlint-disable-next-line no-await-in-loop -- one file after the other
      const elements = await readFile(path);
      const film = filmBeside(name, films);
      const pictures = picturesBeside(folder, withoutExtension(film ?? name), {
        pictures: files.filter((file) => isPictureName(file)),
        isAlone: films.length <= 1,
      });
      found.push({ path, folder, elements, film, pictures });
    }
    // oxlint-disable-next-line no-await-in-loop -- as above
    for (const name of folders) await walk(join(folder, name), depth + 1);
  };
  await walk(root, 1);
  return found;
};
