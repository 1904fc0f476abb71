import type { PlaybackData } from '@footlight/domain';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { announcedStart, type AnnouncedStart } from './announced-start.js';
import { StartWait, untilNextLook } from './start-wait.js';

const upcoming = (startDate: string) =>
  Object.assign(new Error('Not live.'), {
    status: 404,
    code: 'EVENT_NOT_LIVE',
    details: { state: 'upcoming', startDate, title: 'Night dive', thumbnailUrl: '/dive.webp' },
  });

describe('announcedStart', () => {
  it('reads upcoming events and premieres', () => {
    expect(announcedStart(upcoming('2026-11-21T20:00:00Z'))).toEqual({
      type: 'live',
      title: 'Night dive',
      thumb: '/dive.webp',
      eventSchedule: { startDate: '2026-11-21T20:00:00Z', endDate: null },
    });
    const premiere = { details: { reason: 'premiere', availableFrom: '2026-11-22T20:00:00Z' } };
    expect(announcedStart(premiere)).toMatchObject({
      type: 'vod',
      title: '',
      eventSchedule: { startDate: '2026-11-22T20:00:00Z' },
    });
  });

  it.each([
    ['an event that has ended', { details: { state: 'ended', startDate: '2026-11-21T20:00:00Z' } }],
    ['an invalid date', { details: { state: 'upcoming', startDate: 'soon' } }],
    ['an error without details', { status: 403 }],
    ['null', null],
  ])('returns null for %s', (_what, denial) => {
    expect(announcedStart(denial)).toBeNull();
  });
});

describe('untilNextLook', () => {
  it.each([
    ['at the start, spread over two seconds', 10_000, 0, 0.5, 11_000],
    ['every five minutes while the start is far away', 86_400_000, 0, 0.5, 300_000],
    ['two seconds after a start that is delayed', 0, 0, 0.5, 2000],
    ['at growing intervals after the start', -9000, 3, 0.5, 15_000],
    ['eventually every 30 seconds', -900_000, 40, 0.5, 30_000],
    ['at randomised intervals', -9000, 3, 0, 11_250],
  ])('checks %s', (_when, left, late, random, expected) => {
    expect(untilNextLook(left, late, () => random)).toBe(expected);
  });
});

/** Waits until there is data, and notes each start that is announced on the way. */
const started = async (
  first: AnnouncedStart,
  waiting: ConstructorParameters<typeof StartWait>[0],
  starts: AnnouncedStart[] = [],
): Promise<PlaybackData> => {
  const wait = new StartWait(waiting);
  for (let start = first; ;) {
    starts.push(start);
    const next = await wait.next(start);
    if ('data' in next) return next.data;
    start = next.start;
  }
};

describe('StartWait', () => {
  const now = Date.parse('2026-11-21T19:59:00Z');
  const start = '2026-11-21T20:00:00.000Z';
  const data = { id: '2003', kind: 'live' } as PlaybackData;
  beforeEach(() => vi.useFakeTimers({ now }));
  afterEach(() => vi.useRealTimers());

  const begin = (request: () => Promise<PlaybackData>) => {
    const starts: AnnouncedStart[] = [];
    const life = new AbortController();
    const announced = announcedStart(upcoming(start));
    if (announced === null) throw new Error('There is a start.');
    return { starts, life, outcome: started(announced, { request, signal: life.signal }, starts) };
  };

  it('announces the start, requests the video when it is due, and retries while it is late', async () => {
    const request = vi.fn<() => Promise<PlaybackData>>(() => Promise.reject(upcoming(start)));
    const { starts, outcome } = begin(request);
    expect(starts).toMatchObject([
      { type: 'live', title: 'Night dive', eventSchedule: { startDate: start } },
    ]);
    await vi.advanceTimersByTimeAsync(59_999);
    expect(request).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(2001);
    expect(request).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(8000);
    expect(request.mock.calls.length).toBeGreaterThan(1);
    request.mockImplementation(() => Promise.resolve(data));
    await vi.advanceTimersByTimeAsync(40_000);
    expect(await outcome).toBe(data);
  });

  it('announces a start that is moved', async () => {
    const later = '2026-11-21T20:30:00.000Z';
    const { starts } = begin(() => Promise.reject(upcoming(later)));
    await vi.advanceTimersByTimeAsync(62_000);
    expect(starts.at(-1)?.eventSchedule.startDate).toBe(later);
  });

  it('keeps waiting after network errors, and rejects when refused for another reason', async () => {
    const request = vi.fn<() => Promise<PlaybackData>>(() =>
      Promise.reject(new TypeError('Failed to fetch')),
    );
    const { outcome } = begin(request);
    const denial = outcome.catch((cause: unknown) => cause);
    await vi.advanceTimersByTimeAsync(62_000);
    request.mockImplementation(() =>
      Promise.reject(Object.assign(new Error('No.'), { status: 403, code: 'ACCESS_DENIED' })),
    );
    await vi.advanceTimersByTimeAsync(40_000);
    expect(await denial).toMatchObject({ code: 'ACCESS_DENIED' });
  });

  it('sends no request after it is aborted', async () => {
    const request = vi.fn<() => Promise<PlaybackData>>(() => Promise.reject(upcoming(start)));
    const { life, outcome } = begin(request);
    const reason = outcome.catch((cause: unknown) => cause);
    life.abort(new Error('Left.'));
    expect(await reason).toMatchObject({ message: 'Left.' });
    await vi.advanceTimersByTimeAsync(120_000);
    expect(request).not.toHaveBeenCalled();
  });
});

// LIVE-9
describe('an event that starts early', () => {
  beforeEach(() => vi.useFakeTimers({ now: Date.parse('2026-11-21T12:00:00Z') }));
  afterEach(() => vi.useRealTimers());

  it('is requested within seconds after the notification', async () => {
    const data = { id: '2003', kind: 'live' } as PlaybackData;
    const start = announcedStart(upcoming('2026-11-21T20:00:00Z'));
    if (start === null) throw new Error('No start is announced.');
    const request = vi.fn<() => Promise<PlaybackData>>().mockResolvedValue(data);
    let notify: (() => void) | undefined;
    const left: AbortSignal[] = [];
    const done = started(start, {
      request,
      follow: (callback, signal) => {
        notify = callback;
        left.push(signal);
      },
      signal: new AbortController().signal,
    });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(request).not.toHaveBeenCalled();
    notify?.();
    await vi.advanceTimersByTimeAsync(2000);
    expect(await done).toBe(data);
    expect(request).toHaveBeenCalledTimes(1);
    expect(left.every(({ aborted }) => aborted)).toBe(true);
  });
});
