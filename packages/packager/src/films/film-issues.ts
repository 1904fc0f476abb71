import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { createFilmIndex } from './film-index.js';
import { isUnfinishedFilm, readFilmFolder } from './film-folder.js';

/** Opens every film of a media folder. @returns each problem, and how many films there are */
export const filmIssues = async (
  mediaFolder: string,
): Promise<{ readonly films: number; readonly issues: readonly string[] }> => {
  const folder = join(mediaFolder, 'films');
  const entries = await readdir(folder, { withFileTypes: true });
  const slugs = entries
    .filter((entry) => entry.isDirectory() && !isUnfinishedFilm(entry.name))
    .map(({ name }) => name);
  const index = createFilmIndex(mediaFolder);
  const issues: string[] = [];
  try {
    for (const slug of slugs) {
      try {
        if ((await index.film(slug)) === null)
          issues.push(
            `${slug}: found no film.json; allowed: a film, in a folder of small letters and hyphens`,
          );
        else issues.push(...readFilmFolder(join(folder, slug)).issues.map((issue) => `${slug}/${issue}`));
      } catch (error) {
        issues.push(`${slug}: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
  } finally {
    await index.close();
  }
  return { films: slugs.length, issues };
};
