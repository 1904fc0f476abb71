/** What a calendar is told of something that begins. Times in milliseconds since the epoch. */
export interface CalendarEntry {
  /** The same for the same thing, wherever and whenever it is asked for. */
  readonly id: string;
  readonly title: string;
  readonly description: string;
  /** Where it is watched, with its origin. */
  readonly address: string;
  /** Of the site: ids are its own. */
  readonly host: string;
  readonly startsAt: number;
  /** Null where no end is announced. */
  readonly endsAt: number | null;
}

/** Lines are longer by no more bytes than this, their end not counted. */
const LINE_BYTES = 75;
const ALARM = '-PT10M';

/** Control characters other than the tabulator are allowed nowhere. */
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
 * A long line goes on in the next one behind a space, and no character is cut.
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
 * A file (`text/calendar`) with one entry, which is announced ten minutes before.
 * @param now when it is made, milliseconds since the epoch
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
