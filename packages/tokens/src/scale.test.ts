import { expect, it } from 'vitest';
import { DURATIONS_MS, TOP_BAR_HEIGHT_PX, motion } from './scale.js';

// PAGE-40
it('has the heights of the top bar on each device', () => {
  expect(TOP_BAR_HEIGHT_PX).toEqual({ mobile: 80, tablet: 80, desktop: 110, tv: 150 });
});

// CARD-4, GUIDE-1, PAGE-57
it('has the same durations for scripts and style sheets', () => {
  expect(DURATIONS_MS).toEqual({ interface: 200, card: 600, sidePanel: 600, hamburger: 200, hoverCard: 100 });
  expect(motion).toMatchObject({
    'duration-interface': `${DURATIONS_MS.interface}ms`,
    'duration-card': `${DURATIONS_MS.card}ms`,
  });
});
