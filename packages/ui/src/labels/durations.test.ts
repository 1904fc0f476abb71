import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { formatDuration, formatLanguages, formatMoment, formatStart } from './durations.js';

/** The expected text from `Intl`, which depends on the engine's locale data. */
const amount = (value: number, unit: string, language: string) =>
  new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'short' }).format(value);

describe('formatDuration', () => {
  it.each([
    [0, '0 sec'],
    [46.08, '46 sec'],
    [59.4, '59 sec'],
    [59.6, '1 min'],
    [60, '1 min'],
    [92.16, '2 min'],
    [3569, '59 min'],
    [3599, '1 hr'],
    [3600, '1 hr'],
    [5520, '1 hr 32 min'],
    [7199, '2 hr'],
    [36_000, '10 hr'],
  ])('formats %d s as “%s”', (seconds, words) => {
    expect(formatDuration(seconds, 'en')).toBe(words);
  });

  it('is localised in Arabic', () => {
    expect(formatDuration(46, 'ar')).toBe(amount(46, 'second', 'ar'));
    expect(formatDuration(5520, 'ar')).toBe(`${amount(1, 'hour', 'ar')} ${amount(32, 'minute', 'ar')}`);
    expect(formatDuration(5520, 'ar')).toMatch(/\p{Script=Arabic}/u);
  });
});

describe('formatStart', () => {
  const instant = new Date(2026, 10, 22, 20, 5).getTime();
  const prefer = (...languages: readonly string[]) => vi.stubGlobal('navigator', { languages });

  // Replaces the language preferences of the machine that runs the tests.
  beforeEach(() => void prefer());
  afterEach(() => void vi.unstubAllGlobals());

  it('contains the day and the time in the language’s format', () => {
    expect(formatStart(instant, 'en')).toMatch(/^Sun,? .*22.*8:05\sPM$/u);
    expect(formatStart(instant, 'es')).toMatch(/^dom,? .*22.*20:05$/u);
  });

  it('uses the viewer’s regional variant of the language', () => {
    prefer('ar-EG', 'en-GB', 'en-US');
    expect(formatStart(instant, 'en')).toMatch(/^Sun,? 22 Nov.*20:05$/u);
    expect(formatStart(instant, 'es')).toMatch(/^dom,? .*22.*20:05$/u);
  });

  it('contains the year if the day could be mistaken for that of another year', () => {
    const inDays = (days: number) => Date.now() + days * 86_400_000;
    const yearOf = (moment: number) => String(new Date(moment).getFullYear());
    expect(formatStart(inDays(11_000), 'en')).toContain(yearOf(inDays(11_000)));
    expect(formatStart(inDays(-800), 'es')).toContain(yearOf(inDays(-800)));
    expect(formatStart(inDays(7), 'en')).not.toMatch(/\d{4}/u);
  });

  it('is localised in Arabic', () => {
    expect(formatStart(instant, 'ar')).toContain('الأحد');
  });
});

describe('formatMoment', () => {
  afterEach(() => void vi.unstubAllGlobals());

  it('contains the date and the time, in the viewer’s regional variant and time zone', () => {
    const at = '2026-11-22T20:05:00Z';
    const place = { timeZone: 'Europe/Lisbon', tags: ['en-GB'] };
    expect(formatMoment(at, 'en', place)).toBe('22 Nov 2026, 20:05');
    expect(formatMoment(at, 'en', { ...place, tags: ['en-US'] })).toMatch(/^Nov 22, 2026, 8:05\sPM$/u);
    expect(formatMoment(at, 'es', { ...place, timeZone: 'Europe/Madrid' })).toBe('22 nov 2026, 21:05');
  });
});

describe('formatLanguages', () => {
  it('returns the names of languages in the viewer’s language', () => {
    expect(formatLanguages(['en', 'es'], 'en')).toBe('English, Spanish');
    expect(formatLanguages(['en'], 'es')).toBe('inglés');
    expect(formatLanguages(['es'], 'ar')).toBe('الإسبانية');
  });

  it('returns the tag of a language that has no name', () => {
    expect(formatLanguages(['qaa'], 'en')).toBe('qaa');
    expect(formatLanguages([], 'en')).toBe('');
  });
});
