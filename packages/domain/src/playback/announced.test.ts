import { expect, it } from 'vitest';
import { announcedOf } from './announced.js';

const NOW = Date.parse('2026-11-21T20:00:00.000Z');
const [later, end] = ['2026-11-21T21:00:00.000Z', '2026-11-21T22:00:00.000Z'];
const release = { scheduledAt: later, type: 'PREMIERE' } as never;

// LIVE-14
it.each([
  [
    'an event',
    { type: 'LIVE_EVENT', startDate: later, endDate: end },
    { id: 'event-7', startsAt: Date.parse(later), endsAt: Date.parse(end) },
  ],
  [
    'an event without an end',
    { type: 'LIVE_EVENT', startDate: later, endDate: null },
    { id: 'event-7', startsAt: Date.parse(later), endsAt: null },
  ],
  [
    'a premiere, for as long as it is',
    { type: 'VOD', release, duration: 90 },
    { id: 'video-7', startsAt: Date.parse(later), endsAt: Date.parse(later) + 90_000 },
  ],
  ['no event that was begun early', { type: 'LIVE_EVENT', startDate: later, live: true }, null],
  ['no event that has begun', { type: 'LIVE_EVENT', startDate: '2026-11-21T20:00:00.000Z' }, null],
  ['no video that is there', { type: 'VOD', duration: 90 }, null],
] as const)('offers reminders of %s', (_what, item, expected) => {
  expect(announcedOf({ id: '7', ...item }, NOW)).toEqual(expected);
});
