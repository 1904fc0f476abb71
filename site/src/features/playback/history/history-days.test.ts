import type { ContentItem } from '@footlight/contract';
import { expect, it } from 'vitest';
import { historyDays } from './history-days.js';

const watched = (id: string, watchedAt: string) => ({ item: { id } as ContentItem, watchedAt, position: 1 });
const entries = [
  watched('1', '2026-11-24T01:30:00.000Z'),
  watched('2', '2026-11-23T23:30:00.000Z'),
  watched('3', '2026-11-23T10:00:00.000Z'),
];
const idsIn = (timeZone: string) =>
  historyDays(entries, timeZone).map(({ day, entries: dayEntries }) => [
    day,
    dayEntries.map(({ item }) => item.id),
  ]);

// LIST-43
it('groups what was watched by day in the viewer’s time zone, newest first', () => {
  expect(idsIn('UTC')).toEqual([
    ['2026-11-24', ['1']],
    ['2026-11-23', ['2', '3']],
  ]);
  expect(idsIn('Europe/Madrid')).toEqual([
    ['2026-11-24', ['1', '2']],
    ['2026-11-23', ['3']],
  ]);
  expect(idsIn('America/New_York')).toEqual([['2026-11-23', ['1', '2', '3']]]);
});
