import { isMissing } from '../stream/stream-addresses.js';

/** If more consecutive segments of a track are missing, the stream counts as lost rather than as having a gap. */
const WIDEST_HOLE = 3;

/** Boxes that an ISO media segment can start with. @see ISO/IEC 23009-1, 6.3.4 */
const FIRST_BOXES: ReadonlySet<string> = new Set(['styp', 'sidx', 'emsg', 'prft', 'moof', 'free', 'skip']);

/** The replacement of a missing segment: an empty `free` box, which every browser ignores. */
const NOTHING = Uint8Array.from([0, 0, 0, 8, ...new TextEncoder().encode('free')]);

/** Number of retries of text segments; dash.js would retry three times and then stop the stream. */
const TEXT_RETRIES = 2;

/** The replacement of a missing text segment; dash.js reads the sequence number of each text segment. */
const NO_WORDS = new TextEncoder().encode('\0\0\0\u0018moof\0\0\0\u0010mfhd\0\0\0\0\0\0\0\0');

/** A response as dash.js passes it to response interceptors. */
export interface DashAnswer {
  status?: number;
  data?: unknown;
  readonly request: { readonly customData?: unknown };
}

interface RequestDetails {
  readonly type: unknown;
  readonly mediaType: unknown;
  /** The number of earlier attempts. */
  readonly retryAttempts: unknown;
}

/** What dash.js requested. */
const requestDetailsOf = ({ customData }: DashAnswer['request']): RequestDetails => {
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

/** Whether the bytes look like the start of a segment. */
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
 * Handles segments that are permanently missing or broken, the first of which would make dash.js stop the stream. An
 * empty segment replaces them, so dash.js continues with the next one and jumps over the remaining gap. Missing text
 * segments never end playback.
 * @returns a function that replaces the data of a response if its segment is missing or broken
 */
export const createDashHoles = (): ((answer: DashAnswer) => void) => {
  /** Consecutive missing segments, per track type. */
  const rows = new Map<unknown, number>();
  return (answer) => {
    const { type, mediaType, retryAttempts } = requestDetailsOf(answer.request);
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
