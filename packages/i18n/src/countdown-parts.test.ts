import { describe, expect, it } from 'vitest';
import { countdownParts } from './countdown-parts.js';

const words = (ms: number) => countdownParts(ms, 'en').map((part) => part.words);

describe('countdownParts', () => {
  it.each([
    [0, ['0 sec']],
    [-5000, ['0 sec']],
    [400, ['1 sec']],
    [61_000, ['1 min', '1 sec']],
    [3_600_000, ['1 hr', '0 min', '0 sec']],
    [90_061_000, ['1 day', '1 hr', '1 min']],
  ])('splits %d ms into %j', (ms, expected) => {
    expect(words(ms)).toEqual(expected);
  });

  it('supports Arabic', () => {
    expect(countdownParts(120_000, 'ar')[0]?.words).toMatch(/\p{Script=Arabic}/u);
  });
});
