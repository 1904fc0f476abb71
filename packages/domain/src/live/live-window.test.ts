import { describe, expect, it } from 'vitest';
import {
  behindLive,
  clampToDuration,
  clampToWindow,
  isAtLiveEdge,
  liveWindow,
  withDvrWindow,
} from './live-window.js';

describe('liveWindow', () => {
  it.each([
    ['has the configured length', 0, 5000, 600, { start: 4400, end: 5000 }],
    ['is the stream’s own range if it is shorter', 4800, 5000, 600, { start: 4800, end: 5000 }],
    ['is the stream’s own range without a configured length', 100, 5000, null, { start: 100, end: 5000 }],
    ['does not start past the edge', 6000, 5000, 600, { start: 5000, end: 5000 }],
  ])('%s', (_name, offered, edge, dvr, expected) => {
    expect(liveWindow(offered, edge, dvr)).toEqual(expected);
  });

  const window = { start: 4400, end: 5000 };
  it.each([
    [4300, 4400],
    [4500, 4500],
    [9999, 5000],
    [Number.POSITIVE_INFINITY, 5000],
    [Number.NaN, 5000],
  ])('clamps %d to %d', (requested, time) => {
    expect(clampToWindow(requested, window)).toBe(time);
  });

  it('measures the distance to the live edge', () => {
    expect(behindLive(4940, window)).toBe(60);
    expect(behindLive(5002, window)).toBe(0);
    expect(isAtLiveEdge(4990, window)).toBe(true);
    expect(isAtLiveEdge(4989.9, window)).toBe(false);
    expect(isAtLiveEdge(4989.9, window, 12)).toBe(true);
  });
});

it.each([
  [-3, 0],
  [30, 30],
  [200, 92.16],
  [Number.NaN, 0],
])('clamps %d within a recording to %d', (requested, time) => {
  expect(clampToDuration(requested, 92.16)).toBe(time);
});

// PLAY-6
it.each([
  ['https://m/live.m3u8?dw=10', 7200, 'https://m/live.m3u8?dw=120'],
  ['https://m/live.m3u8?a=1&dw=10&b=2', 600, 'https://m/live.m3u8?a=1&dw=10&b=2'],
  ['https://m/live.m3u8?dw=10', 61, 'https://m/live.m3u8?dw=2'],
  ['https://m/live.m3u8?dw=10', 0, 'https://m/live.m3u8?dw=1'],
  ['https://m/live.m3u8?window=10', 7200, 'https://m/live.m3u8?window=10'],
  ['https://m/live.m3u8?xdw=10', 7200, 'https://m/live.m3u8?xdw=10'],
])('withDvrWindow(%s, %i)', (address, seconds, expected) => {
  expect(withDvrWindow(address, seconds)).toBe(expected);
});
