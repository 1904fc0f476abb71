import { describe, expect, it } from 'vitest';
import { clampSeek, hasDvr, livePosition, liveStateOf, positionAfterPause } from './live.js';

const offered = { start: 1000, end: 2000, target: 1994 };

describe('liveStateOf', () => {
  it('limits the stream’s window to the configured one, with the target position as its live edge', () => {
    expect(liveStateOf(offered, 1994, 600)).toEqual({
      windowStart: 1400,
      edge: 1994,
      behindBy: 0,
      atEdge: true,
      latency: null,
      targetLatency: null,
    });
    expect(liveStateOf(offered, 1900, null)).toEqual({
      windowStart: 1000,
      edge: 1994,
      behindBy: 94,
      atEdge: false,
      latency: null,
      targetLatency: null,
    });
  });

  it('maps the position to a fraction of the window', () => {
    const live = liveStateOf(offered, 1697, 600);
    expect(livePosition(live, 1697)).toBeCloseTo(0.5);
    expect(livePosition(live, 0)).toBe(0);
    expect(livePosition(live, 5000)).toBe(1);
  });
});

describe('clampSeek', () => {
  const live = liveStateOf(offered, 1994, 600);

  it.each([
    ['into the window, away from its moving start', 0, live, null, 1402],
    ['no further than the live edge', 9999, live, null, 1994],
    ['to the start of a recording', -5, null, 90, 0],
    ['just before the end of a recording', 1e9, null, 90, 89.5],
    ['to any position while the duration is unknown', 500, null, null, 500],
  ])('brings a seek %s', (_where, target, state, duration, place) => {
    expect(clampSeek(target, state, duration)).toBeCloseTo(place);
  });
});

describe('positionAfterPause', () => {
  it('continues within the window, or at its start after a longer pause', () => {
    const live = liveStateOf(offered, 1994, 600);
    expect(positionAfterPause(live, 1500)).toBeNull();
    expect(positionAfterPause(live, 1200)).toBe(1402);
  });
});

describe('a stream without DVR', () => {
  it.each([
    ['a stream with few segments', { start: 1988, end: 2000, target: 1994 }, null],
    ['a stream with a configured window of 0', offered, 0],
  ])('%s plays at its edge, and continues there after a pause', (_why, window, dvr) => {
    const live = liveStateOf(window, 1994, dvr);
    expect(live).toMatchObject({ edge: 1994, atEdge: true, behindBy: 0 });
    expect(hasDvr(live)).toBe(false);
    expect(positionAfterPause(live, 1990)).toBeNull();
    expect(positionAfterPause(live, 1700)).toBe(1994);
    expect(positionAfterPause(live, 1980)).toBe(1994);
  });

  it('is not assumed if the window is half a minute', () => {
    expect(hasDvr(liveStateOf(offered, 1994, 36))).toBe(true);
  });
});
