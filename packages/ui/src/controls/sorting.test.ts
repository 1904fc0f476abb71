import { describe, expect, it } from 'vitest';
import { placeOf, rowShift, type Lifted } from './sorting.js';

/** Four rows of 10, 20, 30 and 40 pixels. */
const rows = [
  { top: 0, height: 10 },
  { top: 10, height: 20 },
  { top: 30, height: 30 },
  { top: 60, height: 40 },
];
const shifts = (lifted: Lifted | null) => rows.map((_row, at) => rowShift(at, rows, lifted));

describe('rowShift', () => {
  it('moves no row while none is lifted', () => {
    expect(shifts(null)).toEqual([0, 0, 0, 0]);
  });

  it('moves the lifted row to its new index, and the rows between by its height', () => {
    expect(shifts({ from: 0, to: 2, by: 'keys', carried: 0 })).toEqual([50, -10, -10, 0]);
    expect(shifts({ from: 3, to: 1, by: 'keys', carried: 0 })).toEqual([0, 40, 40, -50]);
  });

  it('moves a dragged row with the pointer', () => {
    expect(shifts({ from: 1, to: 2, by: 'pointer', carried: 33 })).toEqual([0, 33, -20, 0]);
  });
});

describe('placeOf', () => {
  it.each([
    [0, 0, 0],
    [0, 14, 0],
    [0, 16, 1],
    [0, 500, 3],
    [3, -34, 3],
    [3, -36, 2],
    [3, -500, 0],
    [2, -24, 2],
    [2, -26, 1],
    [9, 5, 9],
  ])('for row %i dragged by %i pixels returns %i', (from, carried, place) => {
    expect(placeOf(from, carried, rows)).toBe(place);
  });
});
