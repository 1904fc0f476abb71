import { describe, expect, it } from 'vitest';
import { FRAME_RATES, frameRateFor } from './frame-rate.js';

describe('frameRateFor', () => {
  it.each([
    [24_000 / 1001, '24000/1001'],
    [23.98, '24000/1001'],
    [24, '24'],
    [25, '25'],
    [29.97, '30000/1001'],
    [30, '30'],
    [50, '50'],
    [60_000 / 1001, '60000/1001'],
    [60, '60'],
    [12.5, '25'],
    [15, '30'],
    [10, '30'],
    [120, '60'],
    [100, '50'],
    [27.3, '25'],
    [1000, '50'],
    [0.1, '24'],
  ])('of a source with %d frames per second is %s', (source, name) => {
    expect(frameRateFor(source).name).toBe(name);
  });
});

describe('FRAME_RATES', () => {
  it.each(FRAME_RATES)('has segments of whole frames, milliseconds and ticks at $name', (rate) => {
    const { value, frames, segmentSeconds, timescale, parts } = rate;
    expect(frames / value).toBeCloseTo(segmentSeconds, 9);
    expect(segmentSeconds * 1000).toBeCloseTo(Math.round(segmentSeconds * 1000), 9);
    expect(timescale / value).toBeCloseTo(Math.round(timescale / value), 9);
    // Parts have whole frames of both.
    const soundFrames = (segmentSeconds * 48_000) / 1024;
    expect(parts).toBe(Math.abs(soundFrames - Math.round(soundFrames)) < 1e-9 ? 3 : 1);
    expect(frames % parts).toBe(0);
    expect((Math.round(soundFrames) / parts) % 1).toBe(0);
  });
});
