import { filmIdOf } from '@footlight/packager';
import type { ListedStreams } from '../../features/guide/import/stream-address.js';
import { quotedValue } from '../../features/guide/import/guide-file-error.js';
import type { TableField } from './table-columns.js';

/** A value that a cell cannot have. */
export interface CellIssue {
  readonly found: string;
  readonly allowed: string;
}

type Members = Readonly<Record<string, unknown>>;

/** What a cell is of a document, or why it cannot be that; null for a stream whose origin is missing. */
type Read = (cell: string, streams: ListedStreams, place: string) => Members | CellIssue | null;

export const isCellIssue = (value: Members | CellIssue | null): value is CellIssue =>
  value !== null && 'found' in value && 'allowed' in value;

/** Several values of a cell, separated by semicolons or bars, or else by commas. */
export const cellParts = (cell: string): readonly string[] =>
  cell
    .split(/[;|]/u.test(cell) ? /[;|]/u : ',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

const ABSOLUTE = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?(?:Z|[+-]\d{2}:\d{2})$/u;
const DAY = /^\d{4}-\d{2}-\d{2}$/u;

/** A moment; a day begins at midnight of UTC. Other forms of dates mean different days in different countries. */
const momentOf = (cell: string): string | CellIssue => {
  const text = DAY.test(cell) ? `${cell}T00:00:00Z` : cell.replace(/^(\S+) (?=\d)/u, '$1T');
  const isMoment = ABSOLUTE.test(text) && !Number.isNaN(Date.parse(text));
  const isDay = isMoment && (!DAY.test(cell) || new Date(text).toISOString().startsWith(cell));
  return isDay
    ? text
    : {
        found: quotedValue(cell),
        allowed: 'a day such as 2026-12-01, or a moment such as 2026-12-01T20:00:00Z',
      };
};

const moment =
  (name: string): Read =>
  (cell) => {
    const value = momentOf(cell);
    return typeof value === 'string' ? { [name]: value } : value;
  };

const plain =
  (name: string): Read =>
  (cell) => ({ [name]: cell });

const SECONDS = /^\d{1,6}(?:\.\d{1,3})?$/u;
const CLOCK = /^(?:(\d{1,2}):)?(\d{1,3}):([0-5]\d)$/u;

/** Seconds of `5400`, `1:30:00` or `90:00`. */
const secondsOf = (cell: string): number | null => {
  if (SECONDS.test(cell)) return Number(cell);
  const [, hours = '0', minutes, seconds] = CLOCK.exec(cell) ?? [];
  return minutes === undefined ? null : Number(hours) * 3_600 + Number(minutes) * 60 + Number(seconds);
};

const ACCESS = ['everyone', 'signedIn', 'licence'];

/** How the cells of a field become members of a document. Texts, people and words are read elsewhere. */
export const CELLS: Readonly<Partial<Record<TableField, Read>>> = {
  ageRating: plain('ageRating'),
  geoRule: plain('geoRule'),
  externalId: plain('externalId'),
  trailer: plain('trailer'),
  artwork: plain('artwork'),
  premieresAt: moment('premieresAt'),
  releasedAt: moment('releasedAt'),
  year: (cell) => {
    const [year] = /^\d{4}(?=$|[-/.])|(?<=[-/.])\d{4}$/u.exec(cell) ?? [];
    return year === undefined ? { found: quotedValue(cell), allowed: 'a year of four digits' } : { year };
  },
  film: (cell) => {
    const film = filmIdOf(cell);
    return film === null
      ? { found: quotedValue(cell), allowed: 'the name of a file, with letters or digits' }
      : { film };
  },
  source: (cell, streams, place) => {
    const source = streams.stream(cell, place);
    if (source === null) return null;
    if (typeof source !== 'string') return { source };
    const [found = '', allowed = ''] = source.replace(/^found /u, '').split('; allowed: ');
    return { found, allowed: `${allowed}; “footlight add” makes films of other files` };
  },
  duration: (cell) => {
    const duration = secondsOf(cell);
    return duration === null || duration === 0
      ? { found: quotedValue(cell), allowed: 'seconds, or a length such as 1:30:00' }
      : { duration };
  },
  access: (cell) => {
    const access = ACCESS.find((one) => one.toLowerCase() === cell.toLowerCase().replaceAll(/[\s_-]/gu, ''));
    return access === undefined ? { found: quotedValue(cell), allowed: ACCESS.join(', ') } : { access };
  },
  licences: (cell) => ({ access: 'licence', licences: cellParts(cell) }),
};
