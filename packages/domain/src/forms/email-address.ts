/** The longest valid mail address. */
export const LONGEST_EMAIL = 254;

/** Text on both sides of a single `@`, with dot-separated words after it; the service decides finally. */
const EMAIL = /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:".]+(?:\.[^\s@<>()[\]\\,;:".]+)+$/u;

/** Whether the value is a plausible mail address (FORM-5). */
export const isEmailAddress = (value: string): boolean =>
  value.length <= LONGEST_EMAIL && EMAIL.test(value) && !value.includes('..');
