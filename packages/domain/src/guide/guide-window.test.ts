import { describe, expect, it } from 'vitest';
import {
  GUIDE_BLOCK_MS,
  GUIDE_NODES_MAX,
  firstGuideWindow,
  guideBlocks,
  guideOpening,
  guidePlacement,
  guideSpan,
  guideWindow,
  programmesPerRow,
  programmesWithin,
  type GuideView,
} from './guide-window.js';

const HOUR_MS = 3_600_000;
const now = Date.parse('2026-11-21T20:10:00Z');
const span = guideSpan(now);
const view: GuideView = {
  top: 0,
  height: 720,
  start: 0,
  width: 1200,
  rowHeight: 72,
  minuteWidth: 4,
};
const hours = (at: number): number => (at - span.from) / HOUR_MS;

/** Consecutive programmes of equal length. */
const everyMinutes = (minutes: number, from = span.from, to = span.to) =>
  Array.from({ length: Math.floor((to - from) / (minutes * 60_000)) }, (_, index) => ({
    startDate: new Date(from + index * minutes * 60_000).toISOString(),
    endDate: new Date(from + (index + 1) * minutes * 60_000).toISOString(),
  }));

describe('the time span of the guide', () => {
  it('is nine days in blocks of six hours', () => {
    expect(new Date(span.from).toISOString()).toBe('2026-11-19T18:00:00.000Z');
    expect(new Date(span.to).toISOString()).toBe('2026-11-28T18:00:00.000Z');
    expect(guideBlocks(span)).toHaveLength(36);
  });

  it('opens shortly before the current time', () => {
    expect(new Date(guideOpening(now, span)).toISOString()).toBe('2026-11-21T19:30:00.000Z');
    expect(guideOpening(0, span)).toBe(span.from);
    expect(guideOpening(Number.MAX_SAFE_INTEGER, span)).toBeLessThan(span.to);
  });
});

// GUIDE-27
describe('the rendered window of the guide', () => {
  it('contains the visible area and a small margin', () => {
    expect(guideWindow(view, span, 1000)).toMatchObject({ first: 0, end: 12 });
    const { first, end, from, to } = guideWindow({ ...view, top: 7200, start: 48 * 240 }, span, 1000);
    expect([first, end]).toEqual([98, 112]);
    expect([hours(from), hours(to)]).toEqual([47, 54]);
  });

  it('is clamped to the guide on all four sides', () => {
    const { first, end, from, to } = guideWindow({ ...view, top: 1e9, start: 1e9 }, span, 1000);
    expect([first, end]).toEqual([1000, 1000]);
    expect(from).toBeLessThan(to);
    expect(to).toBe(span.to);
    expect(guideWindow(view, span, 3).end).toBe(3);
    expect(guideWindow(view, span, 0)).toMatchObject({ first: 0, end: 0 });
  });

  it('does not change while scrolling less than half an hour', () => {
    const before = guideWindow({ ...view, start: 4 * 61 }, span, 1000);
    expect(guideWindow({ ...view, start: 4 * 89 }, span, 1000)).toEqual(before);
  });

  it('has the same size for any number of channels', () => {
    const sizes = [100, 1000, 5000].map((rows) => {
      const { first, end } = guideWindow({ ...view, top: 50 * 72 }, span, rows);
      return end - first;
    });
    expect(new Set(sizes).size).toBe(1);
  });

  it.each([5, 10, 15, 30, 120])(
    'contains at most 600 programmes of %d minutes each, for any viewport size',
    (minutes) => {
      const programmes = everyMinutes(minutes);
      for (const height of [400, 720, 1440, 2880]) {
        for (const width of [300, 1200, 2400, 3600]) {
          const window = guideWindow({ ...view, height, width, start: 20_000 }, span, 5000);
          const each = programmesWithin(programmes, window, programmesPerRow(window)).length;
          expect(each * (window.end - window.first + 1)).toBeLessThanOrEqual(GUIDE_NODES_MAX);
          expect(each).toBeGreaterThan(0);
        }
      }
    },
  );

  it('contains the programmes around the middle if there are too many', () => {
    const window = { from: span.from, to: span.from + 10 * HOUR_MS };
    const visible = programmesWithin(everyMinutes(30), window, 6);
    expect(visible.map(({ startDate }) => hours(Date.parse(startDate)))).toEqual([3.5, 4, 4.5, 5, 5.5, 6]);
  });

  it('contains the first programmes of a list, including the current one', () => {
    const begin = span.from + 2.25 * HOUR_MS;
    const list = { from: begin, to: begin + 6 * HOUR_MS };
    const visible = programmesWithin(everyMinutes(30), list, 4, 'start');
    expect(visible.map(({ startDate }) => hours(Date.parse(startDate)))).toEqual([2, 2.5, 3, 3.5]);
  });

  it('contains the programmes that overlap its time', () => {
    const window = { from: span.from + HOUR_MS, to: span.from + 2 * HOUR_MS };
    const visible = programmesWithin(everyMinutes(45), window, 100);
    expect(visible.map(({ startDate }) => hours(Date.parse(startDate)))).toEqual([0.75, 1.5]);
  });

  it('initially covers six hours', () => {
    expect(firstGuideWindow(now, span, 12)).toEqual({
      first: 0,
      end: 12,
      from: now,
      to: now + GUIDE_BLOCK_MS,
    });
  });
});

// GUIDE-28
it('returns the six-hour blocks that overlap a time range', () => {
  const at = (hour: number) => span.from + hour * HOUR_MS;
  expect(guideBlocks({ from: at(1), to: at(5) })).toEqual([at(0)]);
  expect(guideBlocks({ from: at(5), to: at(7) })).toEqual([at(0), at(6)]);
  expect(guideBlocks({ from: at(6), to: at(12) })).toEqual([at(6)]);
  expect(guideBlocks({ from: at(6), to: at(6) })).toEqual([]);
});

it('positions a programme in minutes from the start of the guide, clipped to its ends', () => {
  const programme = (from: number, to: number) => ({
    startDate: new Date(from).toISOString(),
    endDate: new Date(to).toISOString(),
  });
  expect(guidePlacement(programme(span.from + HOUR_MS, span.from + 2 * HOUR_MS), span)).toEqual({
    at: 60,
    length: 60,
  });
  expect(guidePlacement(programme(span.from - HOUR_MS, span.from + HOUR_MS), span)).toEqual({
    at: 0,
    length: 60,
  });
  expect(guidePlacement(programme(span.to - HOUR_MS, span.to + HOUR_MS), span).length).toBe(60);
});
