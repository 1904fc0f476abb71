import { describe, expect, it } from 'vitest';
import { panelPageOf, playlistLayoutOf } from './playlist-panel.js';

const loaded = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
const page = (count: number, wanted: number, hasMore: boolean) =>
  panelPageOf(loaded(count), wanted, { pageSize: 6, hasMore });

describe('the layout of a playlist panel', () => {
  // ROW-11
  it.each([
    [0, 'small'],
    [5, 'small'],
    [6, 'big'],
    [30, 'big'],
  ] as const)('of %i items is %s', (itemCount, layout) => {
    expect(playlistLayoutOf(itemCount, 6)).toBe(layout);
  });
});

describe('the pages of a playlist panel', () => {
  it('start with page 1, which has no previous page', () => {
    expect(page(6, 1, true)).toEqual({
      page: 1,
      items: loaded(6),
      hasPrevious: false,
      hasNext: true,
      isShort: false,
    });
  });

  it('are short until their items are loaded', () => {
    expect(page(6, 2, true)).toMatchObject({ page: 2, items: [], isShort: true, hasPrevious: true });
    expect(page(6, 2, true).hasNext).toBe(false);
  });

  // ROW-12
  it('stay available once loaded', () => {
    expect(page(12, 1, true)).toMatchObject({ items: loaded(6), isShort: false, hasNext: true });
    expect(page(12, 2, true).items).toEqual([7, 8, 9, 10, 11, 12]);
  });

  it('end with the last page, which may be incomplete', () => {
    expect(page(8, 2, false)).toMatchObject({ items: [7, 8], hasNext: false, isShort: false });
    expect(page(6, 1, false)).toMatchObject({ hasNext: false });
  });

  // ROW-12
  it('are clamped to the first and the last page', () => {
    expect(page(8, 7, false).page).toBe(2);
    expect(page(8, -1, false).page).toBe(1);
    expect(page(0, 3, false)).toMatchObject({ page: 1, items: [], hasNext: false, hasPrevious: false });
  });
});
