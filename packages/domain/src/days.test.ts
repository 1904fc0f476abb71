import { describe, expect, it } from 'vitest';
import { byDay, dayAfter, dayOf, daysBetween, isDay } from './days.js';

const at = (time: string) => Date.parse(time);

describe('the day of an instant', () => {
  it.each([
    ['2026-11-22T23:30:00Z', 'UTC', '2026-11-22'],
    ['2026-11-22T23:30:00Z', 'Europe/Madrid', '2026-11-23'],
    ['2026-11-22T02:30:00Z', 'America/New_York', '2026-11-21'],
    ['2026-03-01T12:00:00Z', 'UTC', '2026-03-01'],
  ])('%s in %s is %s', (time, timeZone, day) => {
    expect(dayOf(at(time), timeZone)).toBe(day);
  });
});

it('is the same for the zone of the machine, named or not', () => {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const hours = Array.from({ length: 48 }, (_, hour) => at('2026-03-28T00:00:00Z') + hour * 3_600_000);
  expect(hours.map((hour) => dayOf(hour))).toEqual(hours.map((hour) => dayOf(hour, timeZone)));
});

it('groups what follows each other by its day, in the order given', () => {
  const times = ['2026-11-22T08:00:00Z', '2026-11-22T20:00:00Z', '2026-11-24T01:00:00Z'];
  expect(byDay(times, at, 'UTC')).toEqual([
    { date: '2026-11-22', items: times.slice(0, 2) },
    { date: '2026-11-24', items: times.slice(2) },
  ]);
  expect(byDay([], at)).toEqual([]);
});

it.each([
  ['2026-11-22', true],
  ['2026-02-30', false],
  ['2026-13-01', false],
  ['22.11.2026', false],
  ['', false],
])('%j is a day: %s', (text, isOne) => {
  expect(isDay(text)).toBe(isOne);
});

it('counts on over months, years and the days on which clocks are set', () => {
  expect(dayAfter('2026-12-31', 1)).toBe('2027-01-01');
  expect(dayAfter('2026-03-28', 2)).toBe('2026-03-30');
  expect(dayAfter('2026-11-22', -1)).toBe('2026-11-21');
  expect(daysBetween('2026-11-22', '2026-11-29')).toBe(7);
  expect(daysBetween('2026-11-22', '2026-11-21')).toBe(-1);
});
