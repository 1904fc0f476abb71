import { describe, expect, it } from 'vitest';
import { countDiscontinuities } from './discontinuity-numbers.js';

const playlist = (number: number): string =>
  `#EXTM3U\n#EXT-X-MEDIA-SEQUENCE:9\n#EXT-X-DISCONTINUITY-SEQUENCE:${String(number)}\n#EXTINF:2,\n9.m4s\n`;

const numbersOf = (...numbers: readonly number[]): readonly number[] => {
  const counted = countDiscontinuities();
  return numbers.map((number) => Number(/SEQUENCE:(\d+)\n#EXTINF/u.exec(counted(playlist(number)))?.[1]));
};

describe('discontinuity numbers', () => {
  it('are unchanged if they are low or missing', () => {
    expect(numbersOf(0, 1, 9999)).toEqual([0, 1, 9999]);
    const unnumbered = '#EXTM3U\n#EXTINF:2,\n9.m4s\n';
    expect(countDiscontinuities()(unnumbered)).toBe(unnumbered);
  });

  it('are lowered if an origin counts from 1970, equally for each rendition, and keep counting', () => {
    expect(numbersOf(55_000_000, 54_999_999, 55_000_001)).toEqual([100, 99, 101]);
  });

  it('restart when the stream restarts', () => {
    expect(numbersOf(55_000_000, 3, 4)).toEqual([100, 3, 4]);
  });

  it('stay low when a stream continues with far higher ones', () => {
    expect(numbersOf(7, 55_000_000, 55_000_001)).toEqual([7, 100, 101]);
  });

  it('are replaced without changing the rest of the playlist', () => {
    expect(countDiscontinuities()(playlist(20_000))).toBe(playlist(100));
  });
});
