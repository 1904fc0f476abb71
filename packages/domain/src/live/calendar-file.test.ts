import { expect, it } from 'vitest';
import { calendarFile, type CalendarEntry } from './calendar-file.js';

const entry: CalendarEntry = {
  id: 'event-2003',
  title: 'Far Lights; live, at last',
  description: 'First line\nand a back\\slash',
  address: 'https://watch.example/live/2003',
  host: 'watch.example',
  startsAt: Date.parse('2026-11-21T20:00:00.000Z'),
  endsAt: Date.parse('2026-11-21T22:30:00.000Z'),
};
const NOW = Date.parse('2026-11-20T08:00:00.123Z');
const linesOf = (change: Partial<CalendarEntry> = {}) =>
  calendarFile({ ...entry, ...change }, NOW)
    .replaceAll('\r\n ', '')
    .split('\r\n');

// LIVE-14
it('writes an event with its time, title, description, address and reminder', () => {
  expect(linesOf()).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Footlight//Footlight//EN',
    'BEGIN:VEVENT',
    'UID:event-2003@watch.example',
    'DTSTAMP:20261120T080000Z',
    'DTSTART:20261121T200000Z',
    'DTEND:20261121T223000Z',
    String.raw`SUMMARY:Far Lights\; live\, at last`,
    String.raw`DESCRIPTION:First line\nand a back\\slash`,
    'URL:https://watch.example/live/2003',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    String.raw`DESCRIPTION:Far Lights\; live\, at last`,
    'TRIGGER:-PT10M',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

it('omits unknown fields and control characters', () => {
  const lines = linesOf({ endsAt: null, description: '', title: 'A\u0007B' });
  expect(lines.filter((line) => /^(?:DTEND|DESCRIPTION)/u.test(line))).toEqual(['DESCRIPTION:AB']);
});

it('folds lines of more than 75 bytes between characters', () => {
  const title = 'أضواء بعيدة 🎬 على الساحل '.repeat(8).trim();
  const file = calendarFile({ ...entry, title }, NOW);
  const sizes = file.split('\r\n').map((line) => encodeURIComponent(line).replaceAll(/%../gu, 'x').length);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(75);
  expect(file.replaceAll('\r\n ', '')).toContain(`SUMMARY:${title}`);
});
