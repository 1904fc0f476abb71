/** The longest address that mail can be sent to. */
export const LONGEST_EMAIL = 254;

/** Something on both sides of one `@`, with a dot between words behind it; the service has the last word. */
const EMAIL = /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:".]+(?:\.[^\s@<>()[\]\\,;:".]+)+$/u;

/** Whether mail could have such an address (FORM-5). */
export const isEmailAddress = (value: string): boolean =>
  value.length <= LONGEST_EMAIL && EMAIL.test(value) && !value.includes('..');
