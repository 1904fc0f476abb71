import { fieldPath, type FieldIssue } from '@footlight/contract';

/** U+0000, and half of a character of two halves: PostgreSQL keeps neither in a text, nor in JSON. */
const isUnstorable = (text: string): boolean => text.includes('\0') || !text.isWellFormed();

const ALLOWED = 'text in Unicode without the character U+0000 and without half surrogate pairs';

/** JSON Pointer writes these two otherwise. */
const escaped = (key: string): string => key.replaceAll('~', '~0').replaceAll('/', '~1');

/** The keys that lead to the text. Named only once it is found, because a hostile body has tens of thousands of values. */
const keysTo = (value: unknown): readonly string[] | undefined => {
  if (typeof value === 'string') return isUnstorable(value) ? [] : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  if (Array.isArray(value)) {
    for (let index = 0; index < value.length; index += 1) {
      const keys = keysTo(value[index]);
      if (keys !== undefined) return [String(index), ...keys];
    }
    return undefined;
  }
  for (const [key, member] of Object.entries(value)) {
    // The key itself is not told of: it cannot be shown.
    if (isUnstorable(key)) return [];
    const keys = keysTo(member);
    if (keys !== undefined) return [key, ...keys];
  }
  return undefined;
};

/**
 * The first place of a request's part that holds a text which no database keeps, in the words of a refusal. Checked for
 * all calls alike, so that no pattern of the contract has to remember it.
 */
export const unstorableText = (part: string, value: unknown): FieldIssue | undefined => {
  const keys = keysTo(value);
  if (keys === undefined) return undefined;
  const place = keys.map((key) => `/${escaped(key)}`).join('');
  const field = place === '' ? part : `${part}.${fieldPath(place)}`.replace('.[', '[');
  return {
    field: field.toWellFormed().replaceAll('\0', '␀'),
    found: 'a text with U+0000 or half of a surrogate pair',
    allowed: ALLOWED,
  };
};
