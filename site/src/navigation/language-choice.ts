import { tabStorage } from '@footlight/client';
import type { PublicRealm } from '@footlight/contract';
import { inLanguage } from '@footlight/domain';

const A_YEAR_S = 31_536_000;

/** Session storage key: a language chosen during this visit takes precedence over the account's. */
const CHOSEN_KEY = 'footlight.language-chosen';

const remember = (language: string): void => {
  document.cookie = `language=${language}; path=/; max-age=${A_YEAR_S}; samesite=lax`;
};

/** Stores the language in a cookie, which the service reads for addresses without a language. */
export const rememberLanguage = (language: string): void => {
  remember(language);
  tabStorage.setItem(CHOSEN_KEY, language);
};

/**
 * Remembers the account's language. @returns false if cookies are disabled or a language was chosen during this visit
 */
export const adoptLanguage = (language: string): boolean => {
  if (tabStorage.getItem(CHOSEN_KEY) !== null) return false;
  remember(language);
  return document.cookie.split('; ').includes(`language=${language}`);
};

/** The current page in another language. @param page path and query */
export const addressInLanguage = (
  { pathname, search }: { readonly pathname: string; readonly search: string },
  language: string,
  { defaultLanguage }: Pick<PublicRealm, 'defaultLanguage'>,
): string => `${inLanguage(pathname, language === defaultLanguage ? '' : language)}${search}`;
