import type { AccessLevel, ContentItem } from '@footlight/contract';
import { describe, expect, it } from 'vitest';
import { isGranted, startOfTitle, serviceDecision, titleDecision, type TitleViewer } from './access.js';

const now = Date.parse('2026-11-21T20:00:00.000Z');
const later = '2026-11-22T20:00:00.000Z';
const earlier = '2026-11-20T20:00:00.000Z';
const until = Date.parse(later);
const licences = [{ licenceId: '7001', name: 'Ringside', type: 'SUBSCRIPTION' } as const];

const premiere = (scheduledAt: string): NonNullable<ContentItem['release']> => ({
  type: 'PREMIERE',
  scheduledAt,
  computedReleases: [],
  premiereRelease: null,
});

/** Titles at different times, and the expected decision when playback is permitted. */
const STAGES = {
  'a video': [{ type: 'VOD' }, 'play'],
  'a video of a standard release to come': [
    { type: 'VOD', release: { ...premiere(later), type: 'STANDARD' } },
    'play',
  ],
  'a premiere to come': [{ type: 'VOD', release: premiere(later) }, 'premiere-upcoming'],
  'a premiere that has begun': [{ type: 'VOD', release: premiere(earlier) }, 'play'],
  'a video with a start to come': [{ type: 'VOD', startDate: later }, 'premiere-upcoming'],
  'an upcoming event': [{ type: 'LIVE_EVENT', live: false, startDate: later }, 'event-upcoming'],
  'an event that premieres': [{ type: 'LIVE_EVENT', release: premiere(later) }, 'event-upcoming'],
  'a live event': [{ type: 'LIVE_EVENT', live: true, startDate: earlier }, 'play'],
  'an event that is over': [
    { type: 'LIVE_EVENT', live: false, startDate: earlier, endDate: earlier },
    'play',
  ],
  'a channel': [{ type: 'CHANNEL', live: true }, 'play'],
} as const satisfies Record<string, readonly [Partial<ContentItem> & Pick<ContentItem, 'type'>, string]>;

const VIEWERS = {
  'a guest': { isGuest: true, isSettled: true },
  'a viewer': { isGuest: false, isSettled: true },
  'an unsettled guest': { isGuest: true, isSettled: false },
  'an unsettled viewer': { isGuest: false, isSettled: false },
} as const satisfies Record<string, TitleViewer>;

const UNSETTLED = { kind: 'wait', because: 'access-unsettled', until: null };
const LOCKED = {
  GRANTED_ON_SIGN_IN: () => ({ kind: 'sign-in', because: 'signed-out' }),
  DENIED: (isGuest: boolean) => ({ kind: 'buy', because: 'licence-missing', licences, orSignIn: isGuest }),
} as const;

const expected = (
  level: AccessLevel,
  online: ContentItem['onlinePlayback'],
  stage: (typeof STAGES)[keyof typeof STAGES][1],
  viewer: TitleViewer,
): object => {
  if (level === 'GEOBLOCKED') return { kind: 'none', because: 'geoblocked' };
  if (level !== 'GRANTED') return viewer.isSettled ? LOCKED[level](viewer.isGuest) : UNSETTLED;
  if (online === 'NOT_AVAILABLE') return { kind: 'none', because: 'not-online' };
  return stage === 'play' ? { kind: 'play' } : { kind: 'wait', because: stage, until };
};

const LEVELS = ['GRANTED', 'GRANTED_ON_SIGN_IN', 'DENIED', 'GEOBLOCKED'] as const;
const ONLINE = ['AVAILABLE', 'NOT_AVAILABLE'] as const;

const combinations = LEVELS.flatMap((level) =>
  ONLINE.flatMap((online) =>
    Object.entries(STAGES).flatMap(([stage, [fields, outcome]]) =>
      Object.entries(VIEWERS).map(([who, viewer]) => ({
        name: `${level}, ${online}, ${stage}, asked for by ${who}`,
        title: { ...fields, accessLevel: level, onlinePlayback: online, availablePurchases: licences },
        viewer,
        decision: expected(level, online, outcome, viewer),
      })),
    ),
  ),
);

describe('the decision on a title', () => {
  it.each(combinations)('$name', ({ title, viewer, decision }) => {
    expect(titleDecision(title, viewer, now)).toEqual(decision);
  });

  const film = { type: 'VOD', accessLevel: 'GRANTED', onlinePlayback: 'AVAILABLE' } as const;
  const guest = VIEWERS['a guest'];

  it('ACC-1: plays a granted title, also without onlinePlayback', () => {
    expect(titleDecision(film, guest, now)).toEqual({ kind: 'play' });
    expect(serviceDecision({ accessLevel: 'GRANTED' })).toEqual({ kind: 'play' });
    expect(LEVELS.map((accessLevel) => isGranted({ accessLevel }))).toEqual([true, false, false, false]);
  });

  it('ACC-2: requires sign-in for a title that opens on sign-in', () => {
    expect(titleDecision({ ...film, accessLevel: 'GRANTED_ON_SIGN_IN' }, guest, now).kind).toBe('sign-in');
  });

  it('ACC-3: offers the licences for a denied title, and sign-in to guests', () => {
    const denied = { ...film, accessLevel: 'DENIED', availablePurchases: licences } as const;
    expect(titleDecision(denied, guest, now)).toMatchObject({ kind: 'buy', licences, orSignIn: true });
    expect(titleDecision(denied, VIEWERS['a viewer'], now)).toMatchObject({ orSignIn: false });
    expect(serviceDecision({ accessLevel: 'DENIED' })).toMatchObject({ licences: [] });
  });

  it('ACC-28: denies an unknown access level', () => {
    const unknown = {
      ...film,
      accessLevel: 'GRANTED_ON_TUESDAYS' as AccessLevel,
      availablePurchases: licences,
    };
    expect(titleDecision(unknown, guest, now)).toMatchObject({ kind: 'buy', licences, orSignIn: true });
    expect(serviceDecision(unknown)).toMatchObject({ kind: 'buy', because: 'licence-missing' });
    expect(isGranted(unknown)).toBe(false);
  });

  it('ACC-4: offers no action for a geoblocked title, whether or not the viewer is known', () => {
    const blocked = { ...film, accessLevel: 'GEOBLOCKED' } as const;
    const decision = { kind: 'none', because: 'geoblocked' };
    for (const viewer of Object.values(VIEWERS))
      expect(titleDecision(blocked, viewer, now)).toEqual(decision);
  });

  it('ACC-5: offers no action for a granted title that does not play online', () => {
    const decision = { kind: 'none', because: 'not-online' };
    expect(titleDecision({ ...film, onlinePlayback: 'NOT_AVAILABLE' }, guest, now)).toEqual(decision);
  });

  it('ACC-6: checks the access level before online playback, and that before the start', () => {
    const coming = { ...film, startDate: later, onlinePlayback: 'NOT_AVAILABLE' } as const;
    expect(titleDecision(coming, guest, now)).toMatchObject({ because: 'not-online' });
    expect(titleDecision({ ...coming, accessLevel: 'DENIED' }, guest, now)).toMatchObject({ kind: 'buy' });
  });

  it('ACC-7: delays only locks until the viewer is known', () => {
    const unsettled = VIEWERS['an unsettled guest'];
    expect(titleDecision({ ...film, accessLevel: 'DENIED' }, unsettled, now)).toEqual(UNSETTLED);
    expect(titleDecision(film, unsettled, now)).toEqual({ kind: 'play' });
  });

  it('ACC-8: waits for a future start to the exact millisecond', () => {
    const event = { ...film, type: 'LIVE_EVENT', startDate: later } as const;
    expect(titleDecision(event, guest, until - 1)).toEqual({
      kind: 'wait',
      because: 'event-upcoming',
      until,
    });
    expect(titleDecision(event, guest, until)).toEqual({ kind: 'play' });
    expect(startOfTitle({ ...event, release: premiere(earlier) })).toBe(until);
    expect(startOfTitle({ release: premiere(later) })).toBe(until);
    expect(startOfTitle({})).toBeNull();
  });

  it('ACC-9: plays an ended event, so that its playback is still requested', () => {
    const over = { ...film, type: 'LIVE_EVENT', live: false, startDate: earlier, endDate: earlier } as const;
    expect(titleDecision(over, guest, now)).toEqual({ kind: 'play' });
  });
});
