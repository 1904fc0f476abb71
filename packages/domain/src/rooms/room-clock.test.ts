import { describe, expect, it } from 'vitest';
import { estimateOffset, withSample, type ClockSample } from './room-clock.js';

/** A sample from a service whose clock is `ahead` of ours, sent at `sentAt`, with the given network delays. */
const sample = (sentAt: number, ahead: number, there: number, back: number): ClockSample => ({
  sentAt,
  serverTime: sentAt + there + ahead,
  receivedAt: sentAt + there + back,
});
const all = (...samples: readonly ClockSample[]) =>
  samples.reduce<readonly ClockSample[]>((result, one) => withSample(result, one), []);

// ROOM-5
describe('the offset of the service’s clock', () => {
  it('is unknown before the first response', () => {
    expect(estimateOffset([])).toBeNull();
  });

  it.each([
    ['a symmetric round trip', [sample(0, 5_000, 40, 40)], 5_000],
    ['a service clock that is behind', [sample(0, -90_000, 200, 200)], -90_000],
    ['a round trip without delay', [sample(0, 250, 0, 0)], 250],
    [
      'a fast response among slow ones',
      [sample(0, 100, 20, 900), sample(2_000, 100, 20, 20), sample(4_000, 100, 400, 20)],
      100,
    ],
    [
      'the median of three fast responses',
      [sample(0, 10, 20, 20), sample(9, 16, 20, 20), sample(20, 90, 20, 20)],
      16,
    ],
  ])('is estimated from %s', (_name, samples, offset) => {
    expect(estimateOffset(all(...samples))?.offset).toBe(offset);
  });

  it('is off by at most half of the shortest round trip', () => {
    const lopsided = estimateOffset(all(sample(0, 0, 300, 0), sample(1_000, 0, 300, 10)));
    expect(lopsided?.error).toBe(150);
    expect(Math.abs(lopsided?.offset ?? Infinity)).toBeLessThanOrEqual(150);
  });

  it('drops old samples, and ignores responses older than their request', () => {
    const samples = all(sample(0, 900, 1, 1), sample(200_000, 30, 50, 50));
    expect(estimateOffset(samples)?.offset).toBe(30);
    expect(withSample(samples, { sentAt: 10, serverTime: 5, receivedAt: 9 })).toBe(samples);
    const many = all(...Array.from({ length: 100 }, (_, index) => sample(index, 7, 10, 10)));
    expect(many).toHaveLength(24);
  });
});
