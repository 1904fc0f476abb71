import { fieldPath, type FieldIssue } from '@footlight/contract';

/** Whether a text contains U+0000 or a lone surrogate, which PostgreSQL cannot store in text or JSON. */
const isUnstorable = (text: string): boolean => text.includes('\0') || !text.isWellFormed();

const ALLOWED = 'text in Unicode without the character U+0000 and without half surrogate pairs';

/** Escapes a key for a JSON Pointer. */
const escaped = (key: string): string => key.replaceAll('~', '~0').replaceAll('/', '~1');

/** The path to the first such text. Built only once it is found, because hostile bodies have thousands of values. */
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
    // The key is omitted from the path because it cannot be displayed.
    if (isUnstorable(key)) return [];
    const keys = keysTo(member);
    if (keys !== undefined) return [key, ...keys];
  }
  return undefined;
};

/**
 * The issue for the first text in a part of the request that the database cannot store. Checked for all calls, so that
 * the patterns of the contract need not exclude such texts.
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
