/**
 * Letters of codes that are typed by hand: no vowels, so that none spells a word, and none that is mistaken for another.
 * @see https://www.rfc-editor.org/rfc/rfc8628#section-6.1
 */
export const USER_CODE_LETTERS = 'BCDFGHJKLMNPQRSTVWXZ';
export const USER_CODE_LENGTH = 8;

const HALF = USER_CODE_LENGTH / 2;
const CODE = new RegExp(`^[${USER_CODE_LETTERS}]{${USER_CODE_LENGTH}}$`, 'u');

/** The letters of a code as it was typed, in any case and with any separators; null if it is none. */
export const userCodeOf = (typed: string): string | null => {
  const letters = typed.toUpperCase().replaceAll(/[^A-Z0-9]/gu, '');
  return CODE.test(letters) ? letters : null;
};

/** A code as it is shown: `WDJB-MJHT`. */
export const shownUserCode = (code: string): string => `${code.slice(0, HALF)}-${code.slice(HALF)}`;
