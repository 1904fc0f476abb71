import type { MediaStore } from '../store/media-store.js';
import { isStoreError } from '../store/store-error.js';
import { contentIssues } from './content-issues.js';
import { filmPrefix, filmSlugs, readFilmFiles } from './film-files.js';
import { createFilmIndex, type FilmIndex } from './film-index.js';

export interface FilmIssue {
  readonly film: string;
  /** The file, what was found and what is allowed. */
  readonly text: string;
}

const issuesOf = async (index: FilmIndex, store: MediaStore, slug: string): Promise<readonly string[]> => {
  const prefix = filmPrefix(slug);
  try {
    const film = await index.film(slug);
    if (film === null)
      return ['found no film.json; allowed: a film, in a folder of small letters and hyphens'];
    const files = await readFilmFiles(store, prefix);
    return [...(files?.issues ?? []), ...(await contentIssues(store, film.description))];
  } catch (error) {
    if (isStoreError(error) && !error.isReplaced) throw error;
    const text = error instanceof Error ? error.message : String(error);
    return [text.replaceAll(store.address(prefix), '')];
  }
};

/**
 * Opens every film of a store, with its tracks, texts and pictures.
 * @returns each problem, and how many films there are
 * @throws {StoreError} if a bucket does not answer
 */
export const filmIssues = async (
  store: MediaStore,
): Promise<{ readonly films: number; readonly issues: readonly FilmIssue[] }> => {
  const slugs = await filmSlugs(store);
  const index = createFilmIndex(store);
  const issues: FilmIssue[] = [];
  try {
    for (const film of slugs)
      // One after the other, because each opens several files.
      // oxlint-disable-next-line no-await-in-loop
      issues.push(...(await issuesOf(index, store, film)).map((text) => ({ film, text })));
  } finally {
    await index.close();
  }
  return { films: slugs.length, issues };
};
