import { describe, expect, it } from 'vitest';
import { dayName } from './day-heading.js';

/** A viewer whose region is not known, as in the service. */
const ANYWHERE = { timeZone: 'UTC', tags: [] };

describe('dayName', () => {
  it.each([
    ['2026-11-22', 'en', 'Today'],
    ['2026-11-23', 'en', 'Tomorrow'],
    ['2026-11-21', 'en', 'Yesterday'],
    ['2026-11-23', 'es', 'Mañana'],
    ['2026-11-29', 'en', 'Sun, November 29, 2026'],
  ])('formats %s in %s as %s', (date, language, name) => {
    expect(dayName(date, '2026-11-22', language, 'long', ANYWHERE)).toBe(name);
  });

  it('is shorter in the short format', () => {
    expect(dayName('2026-11-29', '2026-11-22', 'en', 'short', ANYWHERE)).toBe('Sun, Nov 29');
  });

  it('has the format of the viewer’s region', () => {
    const place = { timeZone: 'UTC', tags: ['de-DE', 'en-GB'] };
    expect(dayName('2026-11-29', '2026-11-22', 'en', 'short', place)).toBe('Sun 29 Nov');
  });
});
