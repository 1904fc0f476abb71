import { describe, expect, it } from 'vitest';
import { createMovingClock } from '../../testing/moving-clock.js';
import { LIVE_EPOCH_MS, createLiveClock } from './live-clock.js';

const SEGMENT_MS = 1920;
const at = (segments: number, milliseconds = 0) =>
  createLiveClock(createMovingClock(LIVE_EPOCH_MS + segments * SEGMENT_MS + milliseconds), 1.92);

describe('createLiveClock', () => {
  it('lists only complete segments, as many as the window needs', () => {
    expect(at(1000).window(600)).toEqual({ first: 1000 - 313, end: 1000 });
    expect(at(1000, SEGMENT_MS - 1).window(600).end).toBe(1000);
    expect(at(1000, SEGMENT_MS).window(600).end).toBe(1001);
  });

  it('assigns the same numbers to the same time, whenever it was created', () => {
    const clock = createMovingClock(LIVE_EPOCH_MS + 500_000 * SEGMENT_MS);
    const early = createLiveClock(clock, 1.92);
    clock.advance(SEGMENT_MS * 40);
    expect(early.window(60)).toEqual(createLiveClock(clock, 1.92).window(60));
    expect(early.window(60).end).toBe(500_040);
  });

  it('keeps six segments in the smallest window', () => {
    const { first, end } = at(1000).window(0.5);
    expect(end - first).toBe(6);
  });

  it('lists nothing from before the channels began', () => {
    expect(at(-10).window(600)).toEqual({ first: 0, end: 0 });
    expect(at(3).window(600)).toEqual({ first: 0, end: 3 });
  });

  it('makes a segment available from its completion until a grace period after it left the window', () => {
    const clock = at(1000);
    const { first } = clock.window(60);
    expect(clock.availability(1000, 60)).toBe('early');
    expect(at(1000, SEGMENT_MS - 301).availability(1000, 60)).toBe('early');
    expect(at(1000, SEGMENT_MS - 300).availability(1000, 60)).toBe('available');
    expect(clock.availability(999, 60)).toBe('available');
    expect(clock.availability(first, 60)).toBe('available');
    expect(clock.availability(first - 16, 60)).toBe('available');
    expect(clock.availability(first - 17, 60)).toBe('gone');
  });

  it('returns the start time of a segment', () => {
    expect(at(0).startOf(1000)).toBe(LIVE_EPOCH_MS + 1_920_000);
  });
});
