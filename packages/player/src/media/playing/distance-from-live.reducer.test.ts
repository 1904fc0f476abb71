import { describe, expect, it } from 'vitest';
import { AT_DISTANCE, reduceDistance, type DistanceEvent } from './distance-from-live.reducer.js';

const measured = (
  latency: number,
  changes: Partial<Extract<DistanceEvent, { type: 'measured' }>> = {},
): DistanceEvent => ({
  type: 'measured',
  at: 0,
  latency,
  target: 2,
  ahead: 1.5,
  isPlaying: true,
  ...changes,
});
const after = (...events: readonly DistanceEvent[]) => events.reduce(reduceDistance, AT_DISTANCE);

// PLAY-80
describe('the speed of a live stream', () => {
  it.each([
    ['is normal near the target', [2.2], 1],
    ['is higher behind it', [2.3], 1.05],
    ['is highest far behind it', [3.5], 1.1],
    ['stays higher until the target is reached', [2.4, 2.1], 1.05],
    ['is normal again at the target', [2.4, 2.1, 2.04], 1],
    ['is lower before it', [1.7], 0.95],
    ['stays lower until the target is reached', [1.7, 1.9], 0.95],
    ['is normal again from there', [1.7, 1.9, 1.96], 1],
  ])('%s', (_what, latencies, factor) => {
    expect(after(...latencies.map((latency) => measured(latency))).factor).toBe(factor);
  });

  it('is normal without data to play faster, and while the picture stands', () => {
    expect(after(measured(3, { ahead: 0.3 })).factor).toBe(1);
    expect(after(measured(3), measured(3, { isPlaying: false })).factor).toBe(1);
  });

  it('is normal for a viewer who has gone back, until they return', () => {
    const back = { type: 'moved', beyond: 40, isBack: true } as const;
    expect(after(measured(42), back, measured(42)).factor).toBe(1);
    expect(after(back, { type: 'moved', beyond: 0.3, isBack: false }, measured(2.4)).factor).toBe(1.05);
  });

  it('continues after a seek of the engine, and after a short pause', () => {
    expect(after({ type: 'moved', beyond: 4, isBack: false }, measured(6)).factor).toBe(1.1);
    expect(after({ type: 'moved', beyond: 1, isBack: true }, measured(3.2)).factor).toBe(1.1);
  });
});

// PLAY-81
describe('the target after stalls', () => {
  const stalledAt = (at: number): DistanceEvent => ({ type: 'stalled', at });

  it('grows with each stall, up to a limit', () => {
    expect(after(stalledAt(0)).margin).toBe(0.75);
    expect(after(...Array.from({ length: 20 }, (_, at) => stalledAt(at))).margin).toBe(4.5);
  });

  it('comes back step by step, later after each further stall', () => {
    const twice = [stalledAt(0), stalledAt(1000)];
    expect(after(...twice, measured(3.5, { at: 60_999 })).margin).toBe(1.5);
    const once = after(...twice, measured(3.5, { at: 61_000 }));
    expect(once.margin).toBe(0.75);
    expect(reduceDistance(once, measured(2.8, { at: 121_000 })).margin).toBe(0);
  });

  it('does not change for a viewer who has gone back', () => {
    expect(after({ type: 'moved', beyond: 40, isBack: true }, stalledAt(0)).margin).toBe(0);
  });
});
