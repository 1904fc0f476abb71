import { expect, it } from 'vitest';
import { cardsPerRow, deviceClass, gutter, topBarHeight } from './layout.js';

it.each([
  [320, 1],
  [479, 1],
  [480, 2],
  [1024, 2],
  [1025, 3],
  [1439, 3],
  [1440, 4],
  [1679, 4],
  [1680, 5],
  [1999, 5],
  [2000, 6],
  [2999, 6],
  [3000, 7],
  [3999, 7],
  [4000, 8],
  [10_000, 8],
])('%i px hold %i cards', (width, cards) => {
  expect(cardsPerRow(width)).toBe(cards);
});

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

it('measures gutters and the top bar by device', () => {
  expect((['mobile', 'tablet', 'desktop', 'tv'] as const).map((d) => [gutter(d), topBarHeight(d)])).toEqual([
    [20, 80],
    [70, 80],
    [70, 110],
    [70, 150],
  ]);
});
