import { inLanguage, prefixOf } from '@footlight/domain';
import type { PagesRepository } from './pages.repository.js';

/** A page that has moved so often is not found. */
const MOST_MOVES = 8;

const withoutTitle = (path: string): string => path.slice(0, path.lastIndexOf('/'));

/**
 * Where a page is now, in the language of its old path. A redirect is of a path in English without the title of what it
 * shows, which every address may have at its end (ACCT-69).
 */
export const movedTo = async (
  path: string,
  repository: Pick<PagesRepository, 'redirect'>,
): Promise<string | null> => {
  const english = inLanguage(path, '').replace(/\/$/u, '');
  let target = await repository.redirect([english, withoutTitle(english)].filter((one) => one !== ''));
  for (let moves = 1; target !== null; moves += 1) {
    // oxlint-disable-next-line no-await-in-loop -- each begins where the one before ends
    const next = await repository.redirect([target]);
    if (next === null) return inLanguage(target, prefixOf(path));
    target = moves < MOST_MOVES ? next : null;
  }
  return null;
};
