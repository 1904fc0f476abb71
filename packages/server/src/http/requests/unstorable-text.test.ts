import { describe, expect, it } from 'vitest';
import { unstorableText } from './unstorable-text.js';

const ALLOWED = 'text in Unicode without the character U+0000 and without half surrogate pairs';
const FOUND = 'a text with U+0000 or half of a surrogate pair';

describe('unstorableText', () => {
  it.each([
    [{ id: 'a\0b' }, 'body.id'],
    [{ list: ['a', { 'x/y~z': '\ud800' }] }, 'body.list[1].x/y~z'],
    [['a', '\udfffb'], 'body[1]'],
    ['\0', 'body'],
    [{ 'key\0': 1 }, 'body'],
    [{ inside: { '\ud800': 1 } }, 'body.inside'],
  ])('reports the field of unstorable text in %j', (value, field) => {
    expect(unstorableText('body', value)).toEqual({ field, found: FOUND, allowed: ALLOWED });
  });

  it.each([[undefined], [null], [7], [{ text: 'é 🎬 \u0001 \uffff', list: [true, null] }]])(
    'returns undefined for %j',
    (value) => {
      expect(unstorableText('body', value)).toBeUndefined();
    },
  );
});
