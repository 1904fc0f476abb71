import { guideSpan } from '@footlight/domain';
import { describe, expect, it } from 'vitest';
import { endOfDay, guidePositionOf, guideQueryOf, openingOf } from './guide-position.js';

const at = (time: string): number => Date.parse(time);
const iso = (moment: number): string => new Date(moment).toISOString();

describe('the guide position of an address', () => {
  it('is empty without parameters or with invalid ones', () => {
    for (const query of ['', 'day=soon', 'day=2026-02-30', 'genre=&q=%20&favourites=yes'])
      expect(guidePositionOf(new URLSearchParams(query))).toEqual({ day: null, filter: {} });
  });

  it('is serialised to the same query', () => {
    const query = 'day=2026-11-22&genre=film&q=night+train&favourites=1';
    const place = guidePositionOf(new URLSearchParams(query));
    expect(place).toEqual({
      day: '2026-11-22',
      filter: { genre: 'film', query: 'night train', favourites: true },
    });
    expect(new URLSearchParams(guideQueryOf(place)).toString()).toBe(query);
    expect(guideQueryOf({ day: null, filter: {} })).toEqual({});
  });

  it('is truncated to the lengths that the service accepts', () => {
    const { filter } = guidePositionOf(new URLSearchParams({ q: 'a'.repeat(500), genre: 'b'.repeat(500) }));
    expect([filter.query?.length, filter.genre?.length]).toEqual([100, 64]);
  });
});

// GUIDE-26
describe('the opening time of the guide', () => {
  const opening = (now: string, day: string | null, timeZone: string) =>
    iso(openingOf(day, { now: at(now), span: guideSpan(at(now)), timeZone }));

  it('is shortly before now, without a day or for today', () => {
    expect(opening('2026-11-21T20:10:00Z', null, 'UTC')).toBe('2026-11-21T19:30:00.000Z');
    expect(opening('2026-11-21T20:10:00Z', '2026-11-21', 'UTC')).toBe('2026-11-21T19:30:00.000Z');
  });

  it('is the same local time on the day after the clocks go forward', () => {
    // 20:10 in Madrid on Saturday; Sunday has 23 hours.
    expect(opening('2026-03-28T19:10:00Z', '2026-03-30', 'Europe/Madrid')).toBe('2026-03-30T17:30:00.000Z');
    expect(opening('2026-03-28T19:10:00Z', '2026-03-27', 'Europe/Madrid')).toBe('2026-03-27T18:30:00.000Z');
  });

  it('is the same local time on the day after the clocks go back', () => {
    expect(opening('2026-10-24T18:10:00Z', '2026-10-26', 'Europe/Madrid')).toBe('2026-10-26T18:30:00.000Z');
  });

  it('is limited to the range of the guide', () => {
    const span = guideSpan(at('2026-11-21T20:10:00Z'));
    expect(opening('2026-11-21T20:10:00Z', '2020-01-01', 'UTC')).toBe(iso(span.from));
    expect(at(opening('2026-11-21T20:10:00Z', '2030-01-01', 'UTC'))).toBeLessThan(span.to);
  });

  it.each([
    ['2026-03-29T00:30:00Z', 'Europe/Madrid', '2026-03-29T21:59:59.999Z'],
    ['2026-10-25T00:30:00Z', 'Europe/Madrid', '2026-10-25T22:59:59.999Z'],
    ['2026-11-21T03:00:00Z', 'America/New_York', '2026-11-21T04:59:59.999Z'],
  ])('the day of %s in %s ends at %s', (moment, timeZone, end) => {
    expect(iso(endOfDay(at(moment), timeZone))).toBe(end);
  });
});
