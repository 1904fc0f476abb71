import type { PublicRealm } from '@footlight/contract';
import { inLanguage, type Prefix } from '@footlight/domain';

const A_YEAR_S = 31_536_000;

/** Of this visit: what somebody chose by hand is not changed by what their account says. */
const CHOSEN_KEY = 'footlight.language-chosen';

const remember = (language: string): void => {
  document.cookie = `language=${language}; path=/; max-age=${A_YEAR_S}; samesite=lax`;
};

/** Remembers the choice where the service can read it, so that addresses without a language follow it. */
export const rememberLanguage = (language: string): void => {
  remember(language);
  try {
    sessionStorage.setItem(CHOSEN_KEY, language);
  } catch {
    // Storage may be forbidden: the choice then holds as long as the account agrees.
  }
};

const isChosenHere = (): boolean => {
  try {
    return sessionStorage.getItem(CHOSEN_KEY) !== null;
  } catch {
    return false;
  }
};

/** Takes over a language that was chosen elsewhere. @returns false where nothing can be remembered, or more was said here */
export const adoptLanguage = (language: string): boolean => {
  if (isChosenHere()) return false;
  remember(language);
  return document.cookie.split('; ').includes(`language=${language}`);
};

/** The same page in another of the realm's languages. @param page path and query */
export const addressInLanguage = (
  { pathname, search }: { readonly pathname: string; readonly search: string },
  language: string,
  { defaultLanguage }: Pick<PublicRealm, 'defaultLanguage'>,
): string => `${inLanguage(pathname, language === defaultLanguage ? '' : (language as Prefix))}${search}`;
