import { describe, expect, it } from 'vitest';
import { barLengths, nonZeroFigures } from './fighter-figures.js';

describe('nonZeroFigures', () => {
  it('omits zeros and keeps the order', () => {
    expect(nonZeroFigures([{ value: 11 }, { value: 0 }, { value: 0.54 }])).toEqual([
      { value: 11 },
      { value: 0.54 },
    ]);
  });
});

describe('barLengths', () => {
  it.each([
    [
      [6, 4, 1],
      [1, 4 / 6, 1 / 6],
    ],
    [
      [0, 0],
      [0, 0],
    ],
    [[], []],
  ])('scales %j to %j', (values, lengths) => {
    expect(barLengths(values)).toEqual(lengths);
  });
});
