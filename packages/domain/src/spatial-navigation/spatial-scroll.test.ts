import { describe, expect, it } from 'vitest';
import { windowAway } from './spatial-scroll.js';

const height = 1000;

describe('windowAway', () => {
  it.each([0, 400, 1000])('leaves what lies %i px on to the focus', (gap) => {
    expect(windowAway({ direction: 'down', gap, height, away: 0 })).toBeNull();
    expect(windowAway({ direction: 'up', gap, height, away: 0 })).toBeNull();
  });

  // NAV-20
  it('goes on in steps that overlap until what comes is near', () => {
    const stops: (number | null)[] = [];
    for (let away: number | null = 0; away !== null; stops.push(away))
      away = windowAway({ direction: 'down', gap: 3000, height, away });
    expect(stops).toEqual([800, 1600, 2400, null]);
  });

  it('goes upwards as it goes downwards', () => {
    expect(windowAway({ direction: 'up', gap: 1500, height, away: 0 })).toBe(-800);
    expect(windowAway({ direction: 'up', gap: 1500, height, away: -800 })).toBeNull();
  });

  it('comes back to what has the focus before anything else is reached', () => {
    expect(windowAway({ direction: 'up', gap: 100, height, away: 1600 })).toBe(800);
    expect(windowAway({ direction: 'up', gap: 100, height, away: 300 })).toBe(0);
    expect(windowAway({ direction: 'down', gap: 100, height, away: -300 })).toBe(0);
    expect(windowAway({ direction: 'up', gap: 100, height, away: 0 })).toBeNull();
  });
});
