/** What no keyboard means to say: line breaks and other control characters, marks without a width. */
const UNSEEN = /[\p{Cc}\u200B\u2028\u2029\u2060\uFEFF]/gu;

/**
 * What somebody has typed so far, as one line that holds nothing unseen.
 *
 * @see docs/rules/forms.md FORM-1
 */
export const sanitisedWhileTyped = (typed: string): string =>
  typed.replace(/[\r\n\t]+/gu, ' ').replace(UNSEEN, '');

/** What somebody has typed and left: also without spaces around it, and with one between words. */
export const sanitisedWhenLeft = (typed: string): string =>
  sanitisedWhileTyped(typed).replace(/\s+/gu, ' ').trim();
