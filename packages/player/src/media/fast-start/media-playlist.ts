import { readAttributes } from './attribute-list.js';
import { readLines } from './playlist-lines.js';

/** Bytes of a resource: all of it, or from `start` (inclusive) to `end` (exclusive). */
export interface Piece {
  readonly url: string;
  readonly range: { readonly start: number; readonly end: number } | null;
}

export interface Segment extends Piece {
  /** Seconds from the start of the playlist. */
  readonly start: number;
  /** Seconds. */
  readonly duration: number;
}

export interface MediaPlaylist {
  readonly init: Piece;
  readonly segments: readonly Segment[];
  /** Seconds. */
  readonly duration: number;
}

/** The index of the segment that is played at a time in seconds; -1 for none. */
export const segmentAt = ({ segments }: MediaPlaylist, time: number): number =>
  segments.findLastIndex(({ start }) => start <= time);

/** Tags that do not affect how the first seconds are found and played. */
const HARMLESS: ReadonlySet<string> = new Set([
  'EXT-X-VERSION',
  'EXT-X-TARGETDURATION',
  'EXT-X-MEDIA-SEQUENCE',
  'EXT-X-PLAYLIST-TYPE',
  'EXT-X-INDEPENDENT-SEGMENTS',
  'EXT-X-PROGRAM-DATE-TIME',
  'EXT-X-BITRATE',
]);

const RANGE = /^(?<length>\d+)(?:@(?<start>\d+))?$/u;

/** Parses a byte range; a range without a start continues at the end of the previous one. */
const rangeOf = (text: string, follows: Piece['range']): Piece['range'] => {
  const { length, start } = RANGE.exec(text)?.groups ?? {};
  const from = start === undefined ? follows?.end : Number(start);
  return length === undefined || from === undefined ? null : { start: from, end: from + Number(length) };
};

const initOf = (value: string, base: string): Piece | null => {
  const attributes = readAttributes(value);
  const address = attributes?.get('URI');
  if (address === undefined) return null;
  const written = attributes?.get('BYTERANGE');
  const range = written === undefined ? null : rangeOf(written, null);
  return written !== undefined && range === null ? null : { url: new URL(address, base).href, range };
};

/**
 * Parses the playlist of a complete, unencrypted recording in fragmented MP4 without discontinuities. Returns null for
 * anything that this parser does not fully support; hls.js then handles the playlist instead.
 * @see RFC 8216, section 4.3.3
 */
export const readMedia = (text: string, base: string): MediaPlaylist | null => {
  const segments: Segment[] = [];
  let init: Piece | null = null;
  let duration: number | null = null;
  let written: string | null = null;
  let time = 0;
  let hasEnd = false;
  for (const line of readLines(text) ?? []) {
    if (line.tag === null) {
      if (duration === null || hasEnd) return null;
      const url = new URL(line.address, base).href;
      const before = segments.at(-1);
      const follows = before?.url === url ? before.range : null;
      const range = written === null ? null : rangeOf(written, follows);
      if (written !== null && range === null) return null;
      segments.push({ url, range, start: time, duration });
      time += duration;
      duration = written = null;
    } else if (line.tag === 'EXTINF') {
      duration = Number(line.value.split(',', 1)[0]);
      if (!(duration > 0)) return null;
    } else if (line.tag === 'EXT-X-BYTERANGE') {
      written = line.value;
    } else if (line.tag === 'EXT-X-MAP') {
      if (init !== null || segments.length > 0) return null;
      init = initOf(line.value, base);
      if (init === null) return null;
    } else if (line.tag === 'EXT-X-ENDLIST') {
      hasEnd = true;
    } else if (!HARMLESS.has(line.tag)) {
      return null;
    }
  }
  return hasEnd && init !== null && duration === null ? { init, segments, duration: time } : null;
};
