/**
 * A key in the notation of `aria-keyshortcuts`: `K`, `Space`, `ArrowLeft`, `Shift+N`, `5`, `?`.
 * @see https://www.w3.org/TR/wai-aria-1.2/#aria-keyshortcuts
 */
export type KeyName = string;

/** Positions of signs on layouts that produce other signs (Cyrillic, Arabic); all need Shift there. */
const CODES: Readonly<Record<string, string>> = { '?': 'Slash', '<': 'Comma', '>': 'Period' };

/** The same for signs that need no Shift. */
const PLAIN_CODES: Readonly<Record<string, string>> = { ',': 'Comma', '.': 'Period' };

const isLatin = (key: string): boolean => /^[!-~]$/u.test(key);

/**
 * Whether the event matches that key. Letters match by the character that the layout produces, or by their position
 * if it produces no Latin letter. Digits match by position, because some layouts need Shift for them.
 */
export const isKey = (name: KeyName, event: KeyboardEvent): boolean => {
  const wantsShift = name.startsWith('Shift+');
  const key = wantsShift ? name.slice('Shift+'.length) : name;
  const code = CODES[key];
  if (code !== undefined)
    return event.key === key || (!isLatin(event.key) && event.code === code && event.shiftKey);
  if (event.shiftKey !== wantsShift) return false;
  const plainCode = PLAIN_CODES[key];
  if (plainCode !== undefined) return event.key === key || (!isLatin(event.key) && event.code === plainCode);
  if (key === 'Space') return event.key === ' ';
  if (/^\d$/u.test(key)) return event.code === `Digit${key}` || event.key === key;
  if (/^[A-Z]$/u.test(key))
    return isLatin(event.key) ? event.key.toUpperCase() === key : event.code === `Key${key}`;
  return event.key === key;
};
