import { isMissing } from '../faults/refusal.js';

/** More missing segments of a track in a row are no hole but a stream that is gone. */
const WIDEST_HOLE = 3;

/** Boxes that a segment of ISO media may begin with. @see ISO/IEC 23009-1, 6.3.4 */
const FIRST_BOXES: ReadonlySet<string> = new Set(['styp', 'sidx', 'emsg', 'prft', 'moof', 'free', 'skip']);

/** What a hole is filled with: a box that holds nothing, which every browser reads and forgets. */
const NOTHING = Uint8Array.from([0, 0, 0, 8, ...new TextEncoder().encode('free')]);

/** Words are asked for this often again; dash.js itself would do so three times, and then give the stream up. */
const TEXT_RETRIES = 2;

/** What stands in for words: dash.js asks each of their segments for its number. */
const NO_WORDS = new TextEncoder().encode('\0\0\0\u0018moof\0\0\0\u0010mfhd\0\0\0\0\0\0\0\0');

/** An answer as dash.js hands it to whoever wants to see it first. */
export interface DashAnswer {
  status?: number;
  data?: unknown;
  readonly request: { readonly customData?: unknown };
}

interface Asked {
  readonly type: unknown;
  readonly mediaType: unknown;
  /** How often it was asked for before. */
  readonly retryAttempts: unknown;
}

/** What dash.js wanted with a request. */
const askedOf = ({ customData }: DashAnswer['request']): Asked => {
  const request: unknown =
    typeof customData === 'object' && customData !== null ? Reflect.get(customData, 'request') : null;
  if (typeof request !== 'object' || request === null)
    return { type: null, mediaType: null, retryAttempts: 0 };
  return {
    type: Reflect.get(request, 'type'),
    mediaType: Reflect.get(request, 'mediaType'),
    retryAttempts: Reflect.get(request, 'retryAttempts'),
  };
};

/** Whether bytes are at least the beginning of a segment. */
const isSegment = (data: unknown): boolean => {
  if (!(data instanceof ArrayBuffer) || data.byteLength < NOTHING.byteLength) return false;
  return FIRST_BOXES.has(String.fromCharCode(...new Uint8Array(data, 4, 4)));
};

const isGood = (status: number): boolean => status >= 200 && status < 300;

const fill = (answer: DashAnswer, bytes: Uint8Array): void => {
  answer.status = 200;
  answer.data = bytes.slice().buffer;
};

/**
 * Segments that are missing or broken for good: dash.js gives a stream up for the first. An empty one stands in, so
 * that it goes on to the next, and jumps over what is then no more than a gap. Words that do not come never end a film.
 * @returns fills the hole in an answer, if it is one
 */
export const createDashHoles = (): ((answer: DashAnswer) => void) => {
  /** Holes in a row, by the kind of track. */
  const rows = new Map<unknown, number>();
  return (answer) => {
    const { type, mediaType, retryAttempts } = askedOf(answer.request);
    const { status = 0 } = answer;
    if (mediaType === 'text') {
      const isTried = isMissing(status) || Number(retryAttempts) >= TEXT_RETRIES;
      if (!isGood(status) && isTried) fill(answer, NO_WORDS);
      return;
    }
    if (type !== 'MediaSegment') return;
    const isBroken = isGood(status) && !isSegment(answer.data);
    if (!isBroken && !isMissing(status)) {
      if (isGood(status)) rows.delete(mediaType);
      return;
    }
    const row = (rows.get(mediaType) ?? 0) + 1;
    rows.set(mediaType, row);
    if (row > WIDEST_HOLE) return;
    fill(answer, NOTHING);
  };
};
