import { describe, expect, it } from 'vitest';
import { createRecovery } from './recovery.js';

const network = { kind: 'network' } as const;
const media = { kind: 'media' } as const;

/** No jitter. */
const steady = () => 0.5;

describe('createRecovery', () => {
  it('retries after a network error with growing delays, and then fails', () => {
    const recovery = createRecovery(steady);
    recovery.dataArrived();
    const steps = Array.from({ length: 5 }, () => recovery.next(network, 0));
    expect(steps).toEqual([
      { action: 'retry', afterMs: 500, attempt: 1 },
      { action: 'retry', afterMs: 1500, attempt: 2 },
      { action: 'retry', afterMs: 4000, attempt: 3 },
      { action: 'retry', afterMs: 8000, attempt: 4 },
      { action: 'fail' },
    ]);
  });

  it('gives up a start within 3 s, including the time of its attempts (PLAY-10)', () => {
    const recovery = createRecovery(() => 1);
    const steps = Array.from({ length: 3 }, () => recovery.next(network, 0));
    expect(steps).toEqual([
      { action: 'retry', afterMs: 500, attempt: 1 },
      { action: 'retry', afterMs: 750, attempt: 2 },
      { action: 'fail' },
    ]);
  });

  it('counts attempts from the start again once data has arrived', () => {
    const recovery = createRecovery(steady);
    recovery.next(network, 0);
    recovery.dataArrived();
    expect(recovery.next(network, 0)).toEqual({ action: 'retry', afterMs: 500, attempt: 1 });
  });

  it('randomises the delays, to spread the retries of many players', () => {
    const pauses = [0, 0.5, 1].map((random) => createRecovery(() => random).next(network, 0));
    expect(pauses).toMatchObject([{ afterMs: 300 }, { afterMs: 400 }, { afterMs: 500 }]);
  });

  it.each([401, 403, 404, 409, 410, 424, 428])('does not retry after %i', (status) => {
    expect(createRecovery(steady).next({ ...network, status }, 0)).toEqual({ action: 'fail' });
  });

  it.each([408, 429, 500, 503])('retries after %i', (status) => {
    expect(createRecovery(steady).next({ ...network, status }, 0).action).toBe('retry');
  });

  it('recovers from two media errors a minute, however much data arrives in between', () => {
    const recovery = createRecovery(steady);
    expect(recovery.next(media, 0)).toEqual({ action: 'retry', afterMs: 0, attempt: 1 });
    recovery.dataArrived();
    expect(recovery.next(media, 1000)).toMatchObject({ attempt: 2 });
    recovery.dataArrived();
    expect(recovery.next(media, 2000)).toEqual({ action: 'fail' });
    expect(recovery.next(media, 62_500).action).toBe('retry');
  });

  it('does not retry after errors that a retry cannot fix', () => {
    expect(createRecovery(steady).next({ kind: 'drm' }, 0)).toEqual({ action: 'fail' });
    expect(createRecovery(steady).next({ kind: 'unsupported' }, 0)).toEqual({ action: 'fail' });
  });
});
