import { fieldPath, type FieldIssue } from '@footlight/contract';

/** U+0000, and half of a character of two halves: PostgreSQL keeps neither in a text, nor in JSON. */
const HALF = /\p{Cs}/gu;
const isUnstorable = (text: string): boolean => text.includes('\0') || text.search(HALF) !== -1;

const ALLOWED = 'text in Unicode without the character U+0000 and without half surrogate pairs';

/** JSON Pointer writes these two otherwise. */
const escaped = (key: string): string => key.replaceAll('~', '~0').replaceAll('/', '~1');

const placeOf = (value: unknown, pointer: string): string | undefined => {
  if (typeof value === 'string') return isUnstorable(value) ? pointer : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, member] of Object.entries(value)) {
    // The key itself is not told of: it cannot be shown.
    if (isUnstorable(key)) return pointer;
    const place = placeOf(member, `${pointer}/${escaped(key)}`);
    if (place !== undefined) return place;
  }
  return undefined;
};

/**
 * The first place of a request's part that holds a text which no database keeps, in the words of a refusal. Checked for
 * all calls alike, so that no pattern of the contract has to remember it.
 */
export const unstorableText = (part: string, value: unknown): FieldIssue | undefined => {
  const place = placeOf(value, '');
  if (place === undefined) return undefined;
  const field = place === '' ? part : `${part}.${fieldPath(place)}`.replace('.[', '[');
  return {
    field: field.replaceAll(HALF, '\ufffd').replaceAll('\0', '␀'),
    found: 'a text with U+0000 or half of a surrogate pair',
    allowed: ALLOWED,
  };
};
