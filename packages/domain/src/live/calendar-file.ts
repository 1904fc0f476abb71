/** An event for a calendar. Times in milliseconds since the epoch. */
export interface CalendarEntry {
  /** Stable and unique, so that a calendar recognises the same entry. */
  readonly id: string;
  readonly title: string;
  readonly description: string;
  /** Absolute address of the page to watch it on. */
  readonly address: string;
  /** Host of the site, which makes ids globally unique. */
  readonly host: string;
  readonly startsAt: number;
  /** Null if no end is announced. */
  readonly endsAt: number | null;
}

/** Longest line in bytes, excluding the line break. */
const LINE_BYTES = 75;
const ALARM = '-PT10M';

/** Control characters other than tab are not allowed. */
const isPrinted = (character: string): boolean =>
  character === '\t' || (character >= ' ' && character !== '\u007F');

/** @see https://www.rfc-editor.org/rfc/rfc5545#section-3.3.11 */
const asText = (text: string): string => {
  const escaped = text.replaceAll(/[\\;,]/gu, String.raw`\$&`).replaceAll(/\r\n?|\n/gu, String.raw`\n`);
  let printed = '';
  for (const character of escaped) if (isPrinted(character)) printed += character;
  return printed;
};

const asTime = (at: number): string => new Date(at).toISOString().replaceAll(/[-:]|\.\d+/gu, '');

/** In UTF-8. */
const bytesOf = (character: string): number => {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x8_00) return 2;
  return code < 0x1_00_00 ? 3 : 4;
};

/**
 * Folds a long line: it continues on the next line after a space, without splitting characters.
 * @see https://www.rfc-editor.org/rfc/rfc5545#section-3.1
 */
const folded = (line: string): string => {
  const lines: string[] = [];
  let current = '';
  let bytes = 0;
  for (const character of line) {
    const size = bytesOf(character);
    if (bytes + size > LINE_BYTES) {
      lines.push(current);
      [current, bytes] = [' ', 1];
    }
    current += character;
    bytes += size;
  }
  return [...lines, current].join('\r\n');
};

/**
 * Creates a file (`text/calendar`) with one entry and an alarm ten minutes before.
 * @param now time of creation, in milliseconds since the epoch
 * @see docs/rules/live.md LIVE-14
 */
export const calendarFile = (entry: CalendarEntry, now: number): string => {
  const title = asText(entry.title);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Footlight//Footlight//EN',
    'BEGIN:VEVENT',
    `UID:${asText(entry.id)}@${entry.host}`,
    `DTSTAMP:${asTime(now)}`,
    `DTSTART:${asTime(entry.startsAt)}`,
    ...(entry.endsAt === null ? [] : [`DTEND:${asTime(entry.endsAt)}`]),
    `SUMMARY:${title}`,
    ...(entry.description === '' ? [] : [`DESCRIPTION:${asText(entry.description)}`]),
    `URL:${entry.address}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${title}`,
    `TRIGGER:${ALARM}`,
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
};
