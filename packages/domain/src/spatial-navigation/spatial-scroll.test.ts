import { describe, expect, it } from 'vitest';
import { windowAway } from './spatial-scroll.js';

const height = 1000;

describe('windowAway', () => {
  it.each([0, 400, 1000])('lets the focus move to an element %i px away', (gap) => {
    expect(windowAway({ direction: 'down', gap, height, away: 0 })).toBeNull();
    expect(windowAway({ direction: 'up', gap, height, away: 0 })).toBeNull();
  });

  // NAV-20
  it('scrolls in overlapping steps until the next element is near', () => {
    const stops: (number | null)[] = [];
    for (let away: number | null = 0; away !== null; stops.push(away))
      away = windowAway({ direction: 'down', gap: 3000, height, away });
    expect(stops).toEqual([800, 1600, 2400, null]);
  });

  it('scrolls upwards in the same way', () => {
    expect(windowAway({ direction: 'up', gap: 1500, height, away: 0 })).toBe(-800);
    expect(windowAway({ direction: 'up', gap: 1500, height, away: -800 })).toBeNull();
  });

  it('scrolls back to the focused element first', () => {
    expect(windowAway({ direction: 'up', gap: 100, height, away: 1600 })).toBe(800);
    expect(windowAway({ direction: 'up', gap: 100, height, away: 300 })).toBe(0);
    expect(windowAway({ direction: 'down', gap: 100, height, away: -300 })).toBe(0);
    expect(windowAway({ direction: 'up', gap: 100, height, away: 0 })).toBeNull();
  });
});
