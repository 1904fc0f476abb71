import { describe, expect, it } from 'vitest';
import { percent, share, steadyWindow, stripes } from './timeline-extent.js';

describe('share', () => {
  it('returns the fraction between two ends, clamped to 0 and 1', () => {
    const extent = { start: 100, end: 200 };
    expect([50, 100, 125, 300].map((time) => share(time, extent))).toEqual([0, 0, 0.25, 1]);
    expect(share(5, { start: 5, end: 5 })).toBe(0);
  });

  it('is formatted as a percentage with three decimals', () => {
    expect(percent(1 / 3)).toBe('33.333%');
  });
});

describe('steadyWindow', () => {
  it('keeps its length while the stream’s window varies by a segment', () => {
    const first = steadyWindow(null, { windowStart: 0, edge: 600 });
    expect(steadyWindow(first, { windowStart: 0, edge: 606 })).toEqual({ start: 6, end: 606 });
    expect(steadyWindow(first, { windowStart: 8, edge: 606 })).toEqual({ start: 6, end: 606 });
  });

  it('grows if the stream’s window grows by more', () => {
    const first = steadyWindow(null, { windowStart: 0, edge: 60 });
    expect(steadyWindow(first, { windowStart: 0, edge: 80 })).toEqual({ start: 0, end: 80 });
  });
});

describe('stripes', () => {
  it('draws each range at its position, clipped to the ends', () => {
    const ranges = [
      { start: -5, end: 10 },
      { start: 40, end: 60 },
      { start: 120, end: 130 },
    ];
    expect(stripes(ranges, { start: 0, end: 100 }, 'red')).toBe(
      'linear-gradient(to right, transparent 0%, red 0% 10%, transparent 10%, transparent 40%, red 40% 60%, transparent 60%)',
    );
  });

  it('draws nothing without ranges', () => {
    expect(stripes([], { start: 0, end: 100 }, 'red')).toBe('none');
  });
});
