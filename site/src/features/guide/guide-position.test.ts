import { guideSpan } from '@footlight/domain';
import { describe, expect, it } from 'vitest';
import { endOfDay, guidePositionOf, guideQueryOf, momentInView, openingOf } from './guide-position.js';

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
describe('the day that the guide marks', () => {
  const openedAt = (now: string, day: string | null, timeZone = 'UTC') =>
    openingOf(day, { now: at(now), span: guideSpan(at(now)), timeZone });
  const HALF_HOUR_MS = 1_800_000;

  it.each(['2026-11-28T00:03:00Z', '2026-11-27T23:50:00Z', '2026-11-27T12:00:00Z'])(
    'is today at %s until the view has moved',
    (now) => {
      const opening = openedAt(now, null);
      expect(iso(opening.moment).slice(0, 10)).toBe(now.slice(0, 10));
      for (const start of [opening.at, opening.at - HALF_HOUR_MS, opening.at + HALF_HOUR_MS])
        expect(momentInView(start, opening)).toBe(opening.moment);
      expect(momentInView(opening.at + 2 * HALF_HOUR_MS, opening)).toBe(opening.at + 3 * HALF_HOUR_MS);
    },
  );

  it('is the requested day, also if it is an hour shorter than today', () => {
    const { moment } = openedAt('2026-03-28T22:30:00Z', '2026-03-29', 'Europe/Madrid');
    expect(iso(moment)).toBe('2026-03-29T21:59:59.999Z');
    expect(iso(openedAt('2026-11-28T00:03:00Z', '2026-11-30').moment)).toBe('2026-11-30T00:03:00.000Z');
  });

  it('is within the range of the guide', () => {
    const span = guideSpan(at('2026-11-21T20:10:00Z'));
    expect(openedAt('2026-11-21T20:10:00Z', '2020-01-01').moment).toBe(span.from);
    expect(openedAt('2026-11-21T20:10:00Z', '2030-01-01').moment).toBeLessThan(span.to);
  });
});

// GUIDE-26
describe('the opening time of the guide', () => {
  const opening = (now: string, day: string | null, timeZone: string) =>
    iso(openingOf(day, { now: at(now), span: guideSpan(at(now)), timeZone }).at);

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
