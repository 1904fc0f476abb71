import { describe, expect, it } from 'vitest';
import { byDay, dayAfter, dayOf, daysBetween, isDay, midnightOf } from './days.js';

const at = (time: string) => Date.parse(time);

describe('dayOf', () => {
  it.each([
    ['2026-11-22T23:30:00Z', 'UTC', '2026-11-22'],
    ['2026-11-22T23:30:00Z', 'Europe/Madrid', '2026-11-23'],
    ['2026-11-22T02:30:00Z', 'America/New_York', '2026-11-21'],
    ['2026-03-01T12:00:00Z', 'UTC', '2026-03-01'],
  ])('%s in %s is %s', (time, timeZone, day) => {
    expect(dayOf(at(time), timeZone)).toBe(day);
  });
});

it('dayOf defaults to the time zone of the machine', () => {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const hours = Array.from({ length: 48 }, (_, hour) => at('2026-03-28T00:00:00Z') + hour * 3_600_000);
  expect(hours.map((hour) => dayOf(hour))).toEqual(hours.map((hour) => dayOf(hour, timeZone)));
});

it('groups consecutive items by day in the given order', () => {
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

it('counts days across months, years and clock changes', () => {
  expect(dayAfter('2026-12-31', 1)).toBe('2027-01-01');
  expect(dayAfter('2026-03-28', 2)).toBe('2026-03-30');
  expect(dayAfter('2026-11-22', -1)).toBe('2026-11-21');
  expect(daysBetween('2026-11-22', '2026-11-29')).toBe(7);
  expect(daysBetween('2026-11-22', '2026-11-21')).toBe(-1);
});

// GUIDE-26
describe('the start of a day', () => {
  it.each([
    ['2026-11-22', 'UTC', '2026-11-22T00:00:00Z'],
    ['2026-11-22', 'Europe/Madrid', '2026-11-21T23:00:00Z'],
    ['2026-11-22', 'America/New_York', '2026-11-22T05:00:00Z'],
    ['2026-11-22', 'Asia/Kathmandu', '2026-11-21T18:15:00Z'],
    ['2026-11-22', 'Pacific/Kiritimati', '2026-11-21T10:00:00Z'],
    // Days of 23 and of 25 hours.
    ['2026-03-29', 'Europe/Madrid', '2026-03-28T23:00:00Z'],
    ['2026-03-30', 'Europe/Madrid', '2026-03-29T22:00:00Z'],
    ['2026-10-25', 'Europe/Madrid', '2026-10-24T22:00:00Z'],
    ['2026-10-26', 'Europe/Madrid', '2026-10-25T23:00:00Z'],
    // A day that does not start at midnight.
    ['2026-09-06', 'America/Santiago', '2026-09-06T04:00:00Z'],
  ])('%s in %s is %s', (day, timeZone, instant) => {
    expect(midnightOf(day, timeZone)).toBe(at(instant));
  });

  it('defaults to the time zone of the machine', () => {
    expect(midnightOf('2026-11-22')).toBe(new Date(2026, 10, 22).getTime());
  });
});
