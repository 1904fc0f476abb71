import { expect, it } from 'vitest';
import { deviceClass, gutter } from './layout.js';

// PAGE-38
it.each([
  [600, 900, 'mobile'],
  [844, 390, 'mobile'],
  [1200, 500, 'mobile'],
  [601, 900, 'tablet'],
  [1024, 768, 'tablet'],
  [1025, 768, 'desktop'],
  [1920, 1080, 'desktop'],
  [1921, 1080, 'tv'],
] as const)('%i × %i px is a %s', (width, height, device) => {
  expect(deviceClass(width, height)).toBe(device);
});

// PAGE-40
it('measures gutters by device', () => {
  expect((['mobile', 'tablet', 'desktop', 'tv'] as const).map(gutter)).toEqual([20, 70, 70, 70]);
});
