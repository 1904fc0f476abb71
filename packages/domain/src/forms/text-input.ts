/** Characters that are not typed on purpose: line breaks, other control characters, and zero-width marks. */
const UNSEEN = /[\p{Cc}\u200B\u2028\u2029\u2060\uFEFF]/gu;

/**
 * Sanitises input while typing: a single line without invisible characters.
 *
 * @see docs/rules/forms.md FORM-1
 */
export const sanitisedWhileTyped = (typed: string): string =>
  typed.replace(/[\r\n\t]+/gu, ' ').replace(UNSEEN, '');

/** Sanitises input on blur: additionally trims it and collapses whitespace. */
export const sanitisedWhenLeft = (typed: string): string =>
  sanitisedWhileTyped(typed).replace(/\s+/gu, ' ').trim();
