import { describe, expect, it } from 'vitest';
import { lookAhead } from './look-ahead.js';

const ranges = (...spans: readonly (readonly [number, number])[]): TimeRanges => ({
  length: spans.length,
  start: (at) => spans[at]?.[0] ?? Number.NaN,
  end: (at) => spans[at]?.[1] ?? Number.NaN,
});

describe('lookAhead at a position relative to the buffered ranges', () => {
  it.each([
    ['inside a range', ranges([0, 10]), 4, { seconds: 6, next: null }],
    ['at the end of the last range', ranges([0, 10]), 10, { seconds: 0, next: null }],
    ['at the start of a gap', ranges([0, 10], [12, 20]), 10, { seconds: 0, next: 12 }],
    ['inside a gap', ranges([0, 10], [12, 20]), 11, { seconds: 0, next: 12 }],
    [
      'inside a range that is followed by another',
      ranges([0, 10], [12, 20], [30, 40]),
      15,
      { seconds: 5, next: 30 },
    ],
    ['before the first range', ranges([2, 10]), 1, { seconds: 0, next: 2 }],
    ['with nothing buffered', ranges(), 3, { seconds: 0, next: null }],
  ])('%s', (_where, arrived, time, ahead) => {
    expect(lookAhead(arrived, time)).toEqual(ahead);
  });
});
