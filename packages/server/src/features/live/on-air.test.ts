import { expect, it } from 'vitest';
import { changesBetween, changesOf, idsOnAir, nextChange, visibleFrom, type OnAirEvent } from './on-air.js';

const event = (id: string, startsAt: number, endsAt: number | null = null): OnAirEvent => ({
  id,
  startsAt,
  endsAt,
  geoRule: null,
});
const events = [event('always', 0), event('short', 10, 20), event('late', 20, 30)];

it.each([
  [0, ['always']],
  [10, ['always', 'short']],
  [20, ['always', 'late']],
  [30, ['always']],
])('at %i, the live events are %j', (now, ids) => {
  expect([...idsOnAir(events, now)]).toEqual(ids);
});

it('returns the changes between two times once, in order', () => {
  expect(changesBetween(events, 0, 20)).toEqual([
    { change: 'added', eventId: 'short', at: 10 },
    { change: 'removed', eventId: 'short', at: 20 },
    { change: 'added', eventId: 'late', at: 20 },
  ]);
  expect(changesBetween(events, 20, 29)).toEqual([]);
  expect(changesBetween(events, 29, 31)).toEqual([{ change: 'removed', eventId: 'late', at: 30 }]);
});

it('returns the time of the next change', () => {
  expect([nextChange(events, 0), nextChange(events, 10), nextChange(events, 30)]).toEqual([10, 20, null]);
});

it('lists removals before additions', () => {
  expect(changesOf(new Set(['a', 'b']), new Set(['b', 'c']), 5)).toEqual([
    { change: 'removed', eventId: 'a', at: 5 },
    { change: 'added', eventId: 'c', at: 5 },
  ]);
});

it('omits events that a country may not see', () => {
  const blocked = { ...event('x', 0), geoRule: { mode: 'block' as const, countries: ['GB'] } };
  expect(visibleFrom([blocked], 'GB')).toEqual([]);
  expect(visibleFrom([blocked], 'ES')).toEqual([blocked]);
});
