import { describe, expect, it } from 'vitest';
import { xmltvTime } from './xmltv-time.js';

describe('xmltvTime', () => {
  it.each([
    ['20261130193000 +0100', '2026-11-30T18:30:00.000Z'],
    ['20261130193005+01:00', '2026-11-30T18:30:05.000Z'],
    ['20261130193000 -0330', '2026-11-30T23:00:00.000Z'],
    ['20261130193000', '2026-11-30T19:30:00.000Z'],
    ['20261130193000 Z', '2026-11-30T19:30:00.000Z'],
    ['20260720193000 BST', '2026-07-20T18:30:00.000Z'],
    ['202611301930', '2026-11-30T19:30:00.000Z'],
    ['2026113019', '2026-11-30T19:00:00.000Z'],
    ['20261130', '2026-11-30T00:00:00.000Z'],
    // The night in which clocks are set back: the same local time, an hour apart.
    ['20261025023000 +0200', '2026-10-25T00:30:00.000Z'],
    ['20261025023000 +0100', '2026-10-25T01:30:00.000Z'],
  ])('reads %s', (text, expected) => {
    expect(new Date(xmltvTime(text) ?? Number.NaN).toISOString()).toBe(expected);
  });

  it.each([
    '',
    '2026',
    '20261301',
    '20260230',
    '20261130250000',
    '20261130193000 IST',
    '20261130193000 +2500',
    'soon',
  ])('does not read %j', (text) => {
    expect(xmltvTime(text)).toBeNull();
  });
});
