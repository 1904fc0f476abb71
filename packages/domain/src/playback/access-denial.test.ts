import { ERROR_STATUS } from '@footlight/contract';
import { describe, expect, it } from 'vitest';
import { startInDenial, denialOf } from './access-denial.js';
import { DENIALS } from './denials.js';

/** Codes whose reason differs from that of their status. */
const OWN_REASON: Readonly<Record<string, string>> = {
  SIGN_IN_REQUIRED: 'signed-out',
  ACCESS_DENIED: 'licence-missing',
  GEOBLOCKED: 'geoblocked',
  PLAYBACK_NOT_AVAILABLE: 'not-online',
  EVENT_NOT_LIVE: 'not-live',
  TOO_MANY_SCREENS: 'too-many-screens',
};
const reasonOfStatus = (status: number, kind: 'vod' | 'live'): string | null => {
  if (status === 404) return kind === 'live' ? 'not-live' : 'not-found';
  const reasons: Record<number, string> = {
    401: 'signed-out',
    403: 'forbidden',
    409: 'too-many-screens',
    424: 'requirements-unmet',
    428: 'precondition',
  };
  return reasons[status] ?? null;
};
const answers = Object.entries(ERROR_STATUS).flatMap(([code, status]) =>
  (['vod', 'live'] as const).map((kind) => ({
    code,
    status,
    kind,
    reason: OWN_REASON[code] ?? reasonOfStatus(status, kind),
  })),
);

describe('ACC-10: the decision on a refusal', () => {
  it.each(answers)('$code ($status) of a $kind is $reason', ({ code, status, kind, reason }) => {
    expect(denialOf({ status, code }, kind)?.because ?? null).toBe(reason);
  });

  it.each([
    [{ status: 401 }, 'vod', 'signed-out'],
    [{ status: 403 }, 'vod', 'forbidden'],
    [{ status: 403, region: 'inside-region' }, 'vod', 'forbidden'],
    [{ status: 403, region: 'outside-region' }, 'vod', 'geoblocked'],
    [{ status: 403, code: 'ACCESS_DENIED', region: 'outside-region' }, 'vod', 'geoblocked'],
    [{ status: 404 }, 'live', 'not-live'],
    [{ status: 404 }, 'vod', 'not-found'],
    [{ status: 409 }, 'vod', 'too-many-screens'],
    [{ status: 424 }, 'vod', 'requirements-unmet'],
    [{ status: 428 }, 'vod', 'precondition'],
  ] as const)('%j for a %s is %s', (response, kind, reason) => {
    expect(denialOf(response, kind)?.because).toBe(reason);
  });

  it('is null if the failure does not concern access', () => {
    expect(denialOf({ status: 0 }, 'live')).toBeNull();
    expect(denialOf({ status: 500, code: 'INTERNAL' }, 'vod')).toBeNull();
  });

  it('has the reason of its key in DENIALS', () => {
    for (const [reason, { because }] of Object.entries(DENIALS)) expect(because).toBe(reason);
  });
});

describe('ACC-11: a start announced in a refusal', () => {
  const startDate = '2026-11-22T20:00:00.000Z';
  const until = Date.parse(startDate);

  it.each([
    [{ status: 404, code: 'EVENT_NOT_LIVE' }, { state: 'upcoming', startDate }, 'event-upcoming'],
    [
      { status: 403, code: 'PLAYBACK_NOT_AVAILABLE' },
      { reason: 'premiere', availableFrom: startDate },
      'premiere-upcoming',
    ],
  ] as const)('is waited for: %j with %j', (response, details, because) => {
    const unnamed = { title: '', thumbnailUrl: null };
    expect(startInDenial(details)).toEqual({ because, startDate, ...unnamed });
    const named = { title: 'Harbour', thumbnailUrl: '/harbour.webp' };
    expect(startInDenial({ ...details, ...named })).toEqual({ because, startDate, ...named });
    expect(denialOf({ ...response, details }, 'live')).toEqual({ kind: 'wait', because, until });
  });

  it.each([
    [undefined],
    ['upcoming'],
    [{ state: 'ended', startDate }],
    [{ state: 'upcoming' }],
    [{ state: 'upcoming', startDate: 'soon' }],
    [{ reason: 'not-online', availableFrom: startDate }],
  ])('is null for the details %j', (details) => {
    expect(startInDenial(details)).toBeNull();
    expect(denialOf({ status: 404, code: 'EVENT_NOT_LIVE', details }, 'live')).toEqual(DENIALS['not-live']);
  });
});
