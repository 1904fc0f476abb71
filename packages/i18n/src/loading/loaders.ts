import { nearestLanguage, type FirstLanguage, type Language, type MoreLanguage } from '../languages.js';
import type { Labels } from '../translate.js';

/** Loads labels by language, each as a chunk of its own. */
export type Loaders = Readonly<Record<Language, () => Promise<Labels>>>;
export type FirstLoaders = Readonly<Record<FirstLanguage, () => Promise<Labels>>>;

const isFirst = (language: Language, loaders: FirstLoaders): language is FirstLanguage => language in loaders;

/**
 * Loads a part of the labels in the language nearest to a tag.
 * @param more loads the same part of the languages that come in larger parts, of which other viewers load nothing
 */
export const loadPart = (
  tag: string,
  loaders: FirstLoaders,
  more: (language: MoreLanguage) => Promise<Labels>,
): Promise<Labels> => {
  const language = nearestLanguage(tag);
  return isFirst(language, loaders) ? loaders[language]() : more(language);
};
