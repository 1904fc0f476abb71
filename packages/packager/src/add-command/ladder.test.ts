import { describe, expect, it } from 'vitest';
import { ladderFor } from './ladder.js';

const sizes = (width: number, height: number): string[] =>
  ladderFor({ width, height }, 25).map((one) => `${one.id} ${one.width}x${one.height}`);

describe('ladderFor', () => {
  it.each([
    [1920, 1080, ['v1080 1920x1080', 'v720 1280x720', 'v480 854x480', 'v360 640x360', 'v240 426x240']],
    [1080, 1920, ['v1080 1080x1920', 'v720 720x1280', 'v480 480x854', 'v360 360x640', 'v240 240x426']],
    // Cinema formats have fewer lines.
    [1920, 800, ['v800 1920x800', 'v534 1280x534', 'v356 854x356', 'v266 640x266', 'v178 426x178']],
    [1366, 768, ['v768 1366x768', 'v480 854x480', 'v360 640x360', 'v240 426x240']],
    [720, 576, ['v576 720x576', 'v480 600x480', 'v360 450x360', 'v240 300x240']],
    [321, 181, ['v180 320x180']],
    [17, 16, ['v16 16x16']],
  ])('of %d×%d is even, without upscaling', (width, height, expected) => {
    expect(sizes(width, height)).toEqual(expected);
  });

  it('begins at 2160 lines', () => {
    expect(sizes(7680, 4320)[0]).toBe('v2160 3840x2160');
  });

  it('has unique ids and falling rates for any source', () => {
    for (let width = 16; width < 4200; width += 61)
      for (let height = 16; height < 4200; height += 67) {
        const ladder = ladderFor({ width, height }, 25);
        expect(new Set(ladder.map(({ id }) => id)).size).toBe(ladder.length);
        const peaks = ladder.map(({ peak }) => peak);
        expect(peaks).toEqual(peaks.toSorted((a, b) => b - a));
        for (const one of ladder) {
          expect([one.width % 2, one.height % 2]).toEqual([0, 0]);
          expect(one.width <= width && one.height <= height).toBe(true);
        }
      }
  });

  it('gives higher frame rates more bits', () => {
    const peakAt = (rate: number): number => ladderFor({ width: 1920, height: 1080 }, rate)[0]?.peak ?? 0;
    expect([peakAt(25), peakAt(50)]).toEqual([5_000_000, 7_071_000]);
  });
});
