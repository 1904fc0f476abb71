import { inLanguage, prefixOf } from '@footlight/domain';
import type { PagesRepository } from './pages.repository.js';

/**
 * Where a page is now, in the language of its old path. A redirect is of a path in English without the title of what it
 * shows, which every address may have at its end (ACCT-69).
 */
export const movedTo = async (
  path: string,
  repository: Pick<PagesRepository, 'redirect'>,
): Promise<string | null> => {
  const english = inLanguage(path, '').replace(/\/$/u, '');
  const parent = english.slice(0, english.lastIndexOf('/'));
  const target = await repository.redirect([english, parent].filter((one) => one !== ''));
  return target === null ? null : inLanguage(target, prefixOf(path));
};
