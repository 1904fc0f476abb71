import { expect, it, vi } from 'vitest';
import { HeightCap } from './hls-height-cap.js';

const levels = [180, 360, 720, 1080].map((height) => ({ height }));

it('applies the lowest of the box’s, the source’s and the temporary limit', () => {
  const cap = new HeightCap(720);
  expect([cap.within(levels, 3), cap.within(levels, 0)]).toEqual([2, 0]);
  cap.limit(400);
  expect(cap.within(levels, 3)).toBe(1);
  cap.limit(null);
  expect(cap.within(levels, 3)).toBe(2);
});

it('allows the lowest level if all are too tall', () => {
  expect(new HeightCap(100).within(levels, 3)).toBe(0);
});

it('makes hls.js check its levels again only when the limit changes', () => {
  const cap = new HeightCap(null);
  const look = vi.fn<() => void>();
  cap.look = look;
  for (const height of [null, 360, 360, null]) cap.limit(height);
  expect(look).toHaveBeenCalledTimes(2);
});
