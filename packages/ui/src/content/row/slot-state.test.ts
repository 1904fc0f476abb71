import { describe, expect, it } from 'vitest';
import { ALL_VISIBLE, slotState } from './slot-state.js';

describe('slotState', () => {
  const visible = { first: 2, last: 5 };

  // ROW-4
  it('returns `default` while no card is active', () => {
    expect([2, 3, 5].map((column) => slotState(column, null, visible))).toEqual([
      'default',
      'default',
      'default',
    ]);
  });

  // ROW-4
  it('distinguishes the cards before the active one from those after it', () => {
    expect([2, 3, 4, 5].map((column) => slotState(column, 3, visible))).toEqual([
      'before',
      'active',
      'after',
      'after',
    ]);
  });

  // ROW-4
  it('returns `hidden` for cards outside the visible range, whichever card is active', () => {
    expect([1, 6].map((column) => slotState(column, 3, visible))).toEqual(['hidden', 'hidden']);
    expect(slotState(400, null, ALL_VISIBLE)).toBe('default');
  });
});
