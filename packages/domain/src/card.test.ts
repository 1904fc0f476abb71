import { describe, expect, it } from 'vitest';
import { describeCard } from './card.js';

const now = Date.parse('2026-11-21T20:00:00Z');
const context = { index: 0, showItemPosition: true, titleDisplayMode: 'SHOW', now } as const;
const granted = { accessLevel: 'GRANTED' } as const;

describe('describeCard', () => {
  it.each([
    ['GRANTED', null],
    ['GRANTED_ON_SIGN_IN', 'signIn'],
    ['DENIED', 'purchase'],
    ['GEOBLOCKED', 'geoblocked'],
  ] as const)('%s is locked by %s', (accessLevel, lock) => {
    expect(describeCard({ accessLevel }, context).lock).toBe(lock);
  });

  it.each([
    [0, 1],
    [9, 10],
    [10, null],
  ])('item %i bears number %s', (index, position) => {
    expect(describeCard(granted, { ...context, index }).position).toBe(position);
  });

  it('bears no number and no title unless asked', () => {
    const state = describeCard(granted, { ...context, showItemPosition: false, titleDisplayMode: 'HIDE' });
    expect([state.position, state.showTitle]).toEqual([null, false]);
  });

  it.each([
    ['on the air', { live: true, startDate: '2026-11-21T19:00:00Z' }, true, null],
    [
      'said to be live before its start',
      { live: true, startDate: '2026-11-21T21:00:00Z' },
      false,
      now + 3_600_000,
    ],
    ['upcoming', { live: false, startDate: '2026-11-21T21:00:00Z' }, false, now + 3_600_000],
    ['over', { live: false, startDate: '2026-11-21T10:00:00Z' }, false, null],
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
