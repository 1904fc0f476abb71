import type { EngineListener } from '../engine/engine.js';
import type { SegmentContent } from '../errors/segment-content.js';
import { isMissing } from '../stream/stream-addresses.js';

/** Boxes that an ISO media segment can start with. @see ISO/IEC 23009-1, 6.3.4 */
const FIRST_BOXES: ReadonlySet<string> = new Set([
  'ftyp',
  'styp',
  'sidx',
  'emsg',
  'prft',
  'moof',
  'free',
  'skip',
]);
/** Elements that a WebM segment can start with: EBML, Segment and Cluster. @see RFC 9559 */
const FIRST_ELEMENTS: ReadonlySet<number> = new Set([0x1a45dfa3, 0x18538067, 0x1f43b675]);

/** The replacement of a missing segment: an empty `free` box, which every browser ignores. */
const NOTHING = Uint8Array.from([0, 0, 0, 8, ...new TextEncoder().encode('free')]);

/** Number of retries of text segments, at most; after its last one dash.js would stop the stream. */
const TEXT_RETRIES = 2;

/** What dash.js will do itself. */
interface DashAttempts {
  /** Whether it has another base address than that of a request. */
  readonly hasOther: (request: DashRequest) => boolean;
  /** How often it repeats the request for a segment. */
  readonly retries: () => number;
}

/** The replacement of a missing text segment; dash.js reads the sequence number of each text segment. */
const NO_WORDS = new TextEncoder().encode('\0\0\0\u0018moof\0\0\0\u0010mfhd\0\0\0\0\0\0\0\0');

/** A response as dash.js passes it to response interceptors. */
interface DashAnswer {
  status?: number;
  data?: unknown;
  readonly request: { readonly customData?: unknown };
}

/** What dash.js requested. */
export interface DashRequest {
  readonly type?: unknown;
  readonly mediaType?: unknown;
  readonly url?: string;
  readonly serviceLocation?: string;
  /** Seconds. */
  readonly startTime?: number;
  readonly duration?: number;
  /** False for a segment that arrives part by part. */
  readonly availabilityTimeComplete?: unknown;
  /** The number of earlier attempts. */
  readonly retryAttempts?: unknown;
  readonly representation?: {
    readonly mediaInfo?: { readonly streamInfo?: { readonly duration?: number } | null };
  };
}

const requestOf = ({ customData }: DashAnswer['request']): DashRequest => {
  const request: unknown =
    typeof customData === 'object' && customData !== null ? Reflect.get(customData, 'request') : null;
  return typeof request === 'object' && request !== null ? request : {};
};

/** Whether the bytes look like the start of a segment. */
const isSegment = (data: unknown): boolean => {
  if (!(data instanceof ArrayBuffer) || data.byteLength < NOTHING.byteLength) return false;
  const isBox = FIRST_BOXES.has(String.fromCharCode(...new Uint8Array(data, 4, 4)));
  return isBox || FIRST_ELEMENTS.has(new DataView(data).getUint32(0));
};

/** What is wrong with the bytes of a segment; null if nothing is known. */
const contentIn = async (data: unknown): Promise<SegmentContent | null> => {
  if (!(data instanceof ArrayBuffer)) return null;
  const { contentOf } = await import('../errors/segment-content.js');
  return contentOf(data);
};

const isGood = (status: number): boolean => status >= 200 && status < 300;

const fill = (answer: DashAnswer, bytes: Uint8Array): void => {
  answer.status = 200;
  answer.data = bytes.slice().buffer;
};

export interface DashHoles {
  /** Replaces the data of a response if its segment is missing or broken, and dash.js has no other address for it. */
  fill(answer: DashAnswer): Promise<void>;
  /** Whether the response to a request was replaced. */
  isFilled(request: object): boolean;
}

/**
 * Handles segments that are permanently missing or broken, the first of which would make dash.js stop the stream. An
 * empty segment replaces them, so dash.js continues with the next one and jumps over the remaining gap. Missing text
 * segments never end playback.
 */
export const createDashHoles = (
  { missed }: Pick<EngineListener, 'missed'>,
  { hasOther, retries }: DashAttempts,
): DashHoles => {
  const filled = new WeakSet<object>();
  /** Missing segments, per track type. */
  const counts = new Map<string, number>();

  const miss = async (answer: DashAnswer, request: DashRequest): Promise<void> => {
    const track = String(request.mediaType);
    const { startTime: start = 0, duration = 0, url, representation } = request;
    const count = (counts.get(track) ?? 0) + 1;
    counts.set(track, count);
    const segments = (representation?.mediaInfo?.streamInfo?.duration ?? Number.NaN) / duration;
    const content = isMissing(answer.status) ? null : await contentIn(answer.data).catch(() => null);
    const status = isMissing(answer.status) ? { status: answer.status ?? 0 } : {};
    const isSkipped = await missed({
      track,
      span: { start, end: start + duration },
      left: Number.isFinite(segments) ? Math.max(0, Math.ceil(segments) - count) : Number.POSITIVE_INFINITY,
      error: {
        kind: isMissing(answer.status) ? 'network' : 'media',
        ...(content === null ? {} : { kind: 'unsupported' as const, ...content }),
        ...status,
        loading: 'segment',
        ...(url === undefined ? {} : { address: url }),
      },
    });
    if (!isSkipped) return;
    filled.add(request);
    fill(answer, NOTHING);
  };

  return {
    async fill(answer) {
      const request = requestOf(answer.request);
      const { status = 0 } = answer;
      if (request.mediaType === 'text') {
        const isTried =
          isMissing(status) || Number(request.retryAttempts) >= Math.min(TEXT_RETRIES, retries());
        if (!isGood(status) && isTried) fill(answer, NO_WORDS);
        return;
      }
      if (request.type !== 'MediaSegment' || hasOther(request)) return;
      // Of a segment that arrives part by part, the parts have been handed over before.
      const isWhole = request.availabilityTimeComplete !== false;
      const isBroken = isWhole && isGood(status) && !isSegment(answer.data);
      if (isBroken || isMissing(status)) await miss(answer, request);
    },
    isFilled: (request) => filled.has(request),
  };
};
