import type { MediaStore } from '../store/media-store.js';
import { filmPrefix, filmSlugs, readFilmFiles } from './film-files.js';
import { createFilmIndex } from './film-index.js';

/** Opens every film of a store. @returns each problem, and how many films there are @throws {StoreError} */
export const filmIssues = async (
  store: MediaStore,
): Promise<{ readonly films: number; readonly issues: readonly string[] }> => {
  const slugs = await filmSlugs(store);
  const index = createFilmIndex(store);
  const issues: string[] = [];
  try {
    for (const slug of slugs) {
      try {
        if ((await index.film(slug)) === null)
          issues.push(
            `${slug}: found no film.json; allowed: a film, in a folder of small letters and hyphens`,
          );
        else {
          const found = await readFilmFiles(store, filmPrefix(slug));
          issues.push(...(found?.issues ?? []).map((issue) => `${slug}/${issue}`));
        }
      } catch (error) {
        issues.push(`${slug}: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
  } finally {
    await index.close();
  }
  return { films: slugs.length, issues };
};
