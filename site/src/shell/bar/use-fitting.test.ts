import { describe, expect, it } from 'vitest';
import { fitting } from './use-fitting.js';

const line = (available: number, entries: readonly number[] = [100, 100, 100]) => ({
  entries,
  more: 50,
  gap: 10,
  available,
});

describe('fitting', () => {
  it.each([
    [320, false, 3],
    [319, false, 2],
    [380, true, 3],
    [379, true, 2],
    [269, true, 1],
    [159, true, 0],
    [0, false, 0],
  ])('with %d px available and needsMore %s, fits %d entries', (available, needsMore, count) => {
    expect(fitting(line(available), needsMore)).toBe(count);
  });

  // PAGE-56
  it('reserves room for the button if not all entries fit', () => {
    expect(fitting(line(269), false)).toBe(1);
    expect(fitting(line(270), false)).toBe(2);
  });

  it('returns 0 without entries', () => {
    expect(fitting(line(0, []), false)).toBe(0);
    expect(fitting(line(100, []), true)).toBe(0);
  });
});
