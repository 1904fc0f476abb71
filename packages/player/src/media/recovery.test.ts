import { describe, expect, it } from 'vitest';
import { createRecovery } from './recovery.js';

const network = { kind: 'network' } as const;
const media = { kind: 'media' } as const;

describe('createRecovery', () => {
  it('tries a broken network again, each time later, and not for ever', () => {
    const recovery = createRecovery();
    const steps = Array.from({ length: 5 }, () => recovery.next(network, 0));
    expect(steps).toEqual([
      { action: 'retry', afterMs: 500 },
      { action: 'retry', afterMs: 1500 },
      { action: 'retry', afterMs: 4000 },
      { action: 'retry', afterMs: 8000 },
      { action: 'fail' },
    ]);
  });

  it('counts afresh once data has arrived', () => {
    const recovery = createRecovery();
    recovery.next(network, 0);
    recovery.dataArrived();
    expect(recovery.next(network, 0)).toEqual({ action: 'retry', afterMs: 500 });
  });

  it.each([401, 403, 404, 409, 410, 424, 428])('takes %i for an answer', (status) => {
    expect(createRecovery().next({ ...network, status }, 0)).toEqual({ action: 'fail' });
  });

  it.each([408, 429, 500, 503])('asks again after %i', (status) => {
    expect(createRecovery().next({ ...network, status }, 0).action).toBe('retry');
  });

  it('mends two media faults a minute, however much data arrives between them', () => {
    const recovery = createRecovery();
    expect(recovery.next(media, 0).action).toBe('retry');
    recovery.dataArrived();
    expect(recovery.next(media, 1000).action).toBe('retry');
    recovery.dataArrived();
    expect(recovery.next(media, 2000)).toEqual({ action: 'fail' });
    expect(recovery.next(media, 62_500).action).toBe('retry');
  });

  it('does not try what trying cannot help', () => {
    expect(createRecovery().next({ kind: 'drm' }, 0)).toEqual({ action: 'fail' });
    expect(createRecovery().next({ kind: 'unsupported' }, 0)).toEqual({ action: 'fail' });
  });
});
