import { describe, expect, it } from 'vitest';
import { guideTable } from './guide-table.js';

const HOUR_MS = 3_600_000;

/** One programme per hour, with its index as the title. */
const hourly = (from: string, hours: number) =>
  Array.from({ length: hours }, (_, place) => ({
    title: String(place),
    startDate: new Date(Date.parse(from) + place * HOUR_MS).toISOString(),
  }));

// GUIDE-25
describe('guideTable in a time zone', () => {
  it('omits the hour that is skipped when summer time starts', () => {
    const [from, to] = ['2026-03-28T23:00:00Z', '2026-03-29T22:00:00Z'];
    const { columns, rows } = guideTable(
      hourly(from, 23),
      { from: new Date(from), to: new Date(to), timeZone: 'Europe/Madrid' },
      'en',
    );
    expect(columns).toEqual([
      { key: 'time', label: 'hour' },
      { key: '2026-03-29', label: 'Sunday, March 29' },
    ]);
    expect(rows.map(({ time }) => time)).not.toContain('02:00');
    expect(rows).toHaveLength(23);
    expect(rows.find(({ time }) => time === '03:00')?.['2026-03-29']).toBe('2');
  });

  it('lists both programmes of the hour that is repeated when summer time ends', () => {
    const [from, to] = ['2026-10-24T22:00:00Z', '2026-10-25T23:00:00Z'];
    const { rows } = guideTable(
      hourly(from, 25),
      { from: new Date(from), to: new Date(to), timeZone: 'Europe/Madrid' },
      'en',
    );
    expect(rows).toHaveLength(24);
    expect(rows.find(({ time }) => time === '02:00')?.['2026-10-25']).toBe('2 / 3');
  });
});
