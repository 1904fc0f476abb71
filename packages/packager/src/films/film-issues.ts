import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { contentIssues } from './content-issues.js';
import { createFilmIndex, type FilmIndex } from './film-index.js';
import { isUnfinishedFilm, readFilmFolder } from './film-folder.js';

export interface FilmIssue {
  readonly film: string;
  /** The file, what was found and what is allowed. */
  readonly text: string;
}

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** Names of the folders of films; none without their folder. */
const filmNames = async (folder: string): Promise<readonly string[]> => {
  try {
    const entries = await readdir(folder, { withFileTypes: true });
    return entries
      .filter((entry) => entry.isDirectory() && !isUnfinishedFilm(entry.name))
      .map(({ name }) => name);
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
};

const issuesOf = async (index: FilmIndex, folder: string, slug: string): Promise<readonly string[]> => {
  try {
    const film = await index.film(slug);
    if (film === null)
      return ['found no film.json; allowed: a film, in a folder of small letters and hyphens'];
    return [
      ...readFilmFolder(join(folder, slug)).issues,
      ...(await contentIssues(film.folder, film.description)),
    ];
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    return [text.replaceAll(`${join(folder, slug)}/`, '')];
  }
};

/**
 * Opens every film of a media folder, with its tracks, texts and pictures.
 * @returns each problem, and how many films there are
 */
export const filmIssues = async (
  mediaFolder: string,
): Promise<{ readonly films: number; readonly issues: readonly FilmIssue[] }> => {
  const folder = join(mediaFolder, 'films');
  const slugs = await filmNames(folder);
  const index = createFilmIndex(mediaFolder);
  const issues: FilmIssue[] = [];
  try {
    for (const film of slugs)
      // One after the other, because each opens several files.
      // oxlint-disable-next-line no-await-in-loop
      issues.push(...(await issuesOf(index, folder, film)).map((text) => ({ film, text })));
  } finally {
    await index.close();
  }
  return { films: slugs.length, issues };
};
