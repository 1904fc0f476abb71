import { describe, expect, it } from 'vitest';
import { CARD_SCALES, describeCard, enlargementOf, lockOf, togglesOf } from './card.js';

const now = Date.parse('2026-11-21T20:00:00Z');
const context = { index: 0, showItemPosition: true, titleDisplayMode: 'SHOW', now } as const;
const granted = { accessLevel: 'GRANTED' } as const;

describe('describeCard', () => {
  it.each([
    ['GRANTED', null],
    ['GRANTED_ON_SIGN_IN', 'signed-out'],
    ['DENIED', 'licence-missing'],
    ['GEOBLOCKED', 'geoblocked'],
  ] as const)('ACC-16: %s has the lock %s', (accessLevel, lock) => {
    expect(describeCard({ accessLevel }, context).lock).toBe(lock);
  });

  it('ACC-16: titles that do not play online, or not yet, have no lock', () => {
    expect(lockOf({ kind: 'none', because: 'not-online' })).toBeNull();
    expect(lockOf({ kind: 'wait', because: 'event-upcoming', until: now + 1 })).toBeNull();
  });

  // CARD-2
  it.each([
    [0, 1],
    [9, 10],
    [10, null],
  ])('item %i has the number %s', (index, position) => {
    // CARD-2
    expect(describeCard(granted, { ...context, index }).position).toBe(position);
  });

  it('has no number and no title unless configured', () => {
    const state = describeCard(granted, { ...context, showItemPosition: false, titleDisplayMode: 'HIDE' });
    expect([state.position, state.showTitle]).toEqual([null, false]);
  });

  // CARD-3
  it.each([
    [
      'is live after the start of a live event',
      { live: true, startDate: '2026-11-21T19:00:00Z' },
      true,
      null,
    ],
    [
      'is not live before its start, even if flagged as live',
      { live: true, startDate: '2026-11-21T21:00:00Z' },
      false,
      now + 3_600_000,
    ],
    [
      'is not live if it is upcoming',
      { live: false, startDate: '2026-11-21T21:00:00Z' },
      false,
      now + 3_600_000,
    ],
    ['is not live if it is over', { live: false, startDate: '2026-11-21T10:00:00Z' }, false, null],
  ])('%s', (_name, fields, live, startsAt) => {
    expect(describeCard({ ...granted, ...fields }, context)).toMatchObject({ live, startsAt });
  });

  it('counts down to a premiere', () => {
    const scheduledAt = '2026-11-22T20:00:00Z';
    const release = {
      type: 'PREMIERE',
      scheduledAt,
      computedReleases: [],
      premiereRelease: { scheduledAt },
    } as const;
    const startsAt = Date.parse(scheduledAt);
    expect(
      describeCard({ ...granted, release: { ...release, computedReleases: [] } }, context).startsAt,
    ).toBe(startsAt);
  });
});

// CARD-4
describe('enlargementOf', () => {
  it.each([
    [{ inCarousel: false, hasActions: false }, 1.1],
    [{ inCarousel: false, hasActions: true }, 1.2],
    [{ inCarousel: true, hasActions: false }, 1.4],
    [{ inCarousel: true, hasActions: true }, 1.4],
  ])('scales %j by %d', (card, scale) => {
    expect(CARD_SCALES[enlargementOf(card)]).toBe(scale);
  });
});

describe('togglesOf', () => {
  const vod = { type: 'VOD', accessLevel: 'GRANTED' } as const;
  const lists = { enabled: true, systemDefinedFavourites: 'ENABLED' } as const;
  const viewer = { isGuest: false };

  // CARD-7
  it.each([
    ['lists beside favourites', lists, ['favourite', 'watchlist']],
    ['lists alone', { ...lists, systemDefinedFavourites: 'DISABLED' }, ['watchlist']],
    ['favourites alone', { ...lists, enabled: false }, ['favourite']],
  ] as const)('for a realm with %s: %j', (_name, settings, toggles) => {
    expect(togglesOf(vod, settings, viewer)).toEqual(toggles);
  });

  it.each([
    ['a guest', vod, { isGuest: true }],
    ['what is locked', { ...vod, accessLevel: 'DENIED' }, viewer],
    ['an event', { ...vod, type: 'LIVE_EVENT' }, viewer],
    ['a series', { ...vod, type: 'SERIES' }, viewer],
  ] as const)('returns no toggles for %s', (_name, item, viewer) => {
    expect(togglesOf(item, lists, viewer)).toEqual([]);
  });
});
