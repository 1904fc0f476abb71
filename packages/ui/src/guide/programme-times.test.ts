import { expect, it } from 'vitest';
import { programmeTimes } from './programme-times.js';

it.each([
  ['en-GB', /^20:00\s?–\s?21:00$/u],
  ['en-US', /^8:00\s?–\s?9:00\sPM$/u],
])('a programme has the times of the viewer’s region: %s', (tag, times) => {
  const programme = { startDate: '2026-11-22T20:00:00.000Z', endDate: '2026-11-22T21:00:00.000Z' };
  expect(programmeTimes(programme, 'en', { timeZone: 'UTC', tags: [tag] })).toMatch(times);
});
