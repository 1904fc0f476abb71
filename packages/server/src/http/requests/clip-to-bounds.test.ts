import { ISSUES_MAX } from '@footlight/contract';
import { describe, expect, it } from 'vitest';
import { clipToBounds } from './clip-to-bounds.js';

describe('clipToBounds', () => {
  const name = { type: 'string', maxLength: 3 };
  const names = { type: 'array', maxItems: 2, items: name };

  it('leaves values within their bounds unchanged', () => {
    const schema = { type: 'object', properties: { names, size: { type: 'integer' } } };
    const value = { names: ['a', 'ñandú'.slice(0, 3)], size: 4 };
    expect(clipToBounds(schema, value)).toEqual(value);
  });

  it('keeps one entry more than a list may hold, and enough of a text to exceed its limit', () => {
    expect(clipToBounds(names, ['a', 'b', 'c', 'd', 'e'])).toEqual(['a', 'b', 'c']);
    expect(clipToBounds(names, ['🎬'.repeat(100)])).toEqual(['🎬'.repeat(4)]);
  });

  it('keeps every known member, and some unknown ones', () => {
    const unknown = Object.fromEntries(Array.from({ length: 500 }, (_, index) => [`k${index}`, index]));
    const clipped = clipToBounds(
      { type: 'object', properties: { names } },
      { ...unknown, names: [1, 2, 3, 4] },
    );
    expect(clipped).toMatchObject({ k0: 0, names: [1, 2, 3] });
    expect(Object.keys(clipped as object)).toHaveLength(ISSUES_MAX + 2);
  });

  it('applies the branch of a union that matches the type of the value', () => {
    const union = { anyOf: [names, { type: 'null' }] };
    expect(clipToBounds(union, [1, 2, 3, 4])).toEqual([1, 2, 3]);
    expect(clipToBounds(union, null)).toBeNull();
    expect(clipToBounds(union, 7)).toBe(7);
  });

  it('keeps one member more than a record may hold', () => {
    const record = { type: 'object', maxProperties: 1, patternProperties: { '^.*$': name } };
    expect(clipToBounds(record, { a: 'abcdefghijk', b: 1, c: 2 })).toEqual({ a: 'abcdefgh', b: 1 });
  });
});
