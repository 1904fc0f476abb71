import type { OpenObject, StoreReader } from '../store/media-store.js';
import { isStoreError } from '../store/store-error.js';
import { BOX_HEADER_BYTES, boxesOf, readBoxHeader, readDecodeTime, readTimescale } from './boxes.js';
import { readTrackIndex, type TrackIndex } from './track-index.js';

/** One rendition in one fragmented MP4 file, with random access to its segments. */
export interface FilmTrack {
  readonly id: string;
  /** Ticks per second. */
  readonly timescale: number;
  /** Duration of a segment in ticks. */
  readonly segmentTicks: number;
  /** Fragments per segment, all of the same duration; 1 if a segment cannot be divided so. */
  readonly parts: number;
  /** The initialisation segment: `ftyp` and `moov`. */
  readonly init: Buffer;
  /** Changes with the file; part of entity tags. */
  readonly version: string;
  readonly index: TrackIndex;
  /** Bytes of segment `number`, counted from 0; identical for HLS and DASH. */
  readSegment(number: number): Promise<Buffer>;
  close(): Promise<void>;
}

export interface TrackTiming {
  readonly segments: number;
  /** Seconds. */
  readonly segmentDuration: number;
  /** Seconds by which a segment may begin later; 0 if all begin exactly at multiples of the duration. */
  readonly lateness: number;
}

interface Span {
  readonly start: number;
  readonly end: number;
}

/** Longer than most `moof` boxes with the headers around them, so that a fragment is found with one read. */
const AHEAD_BYTES = 4096;

/** Reads spans in ascending order, and a little more than is asked for. */
const readAhead = (file: OpenObject) => {
  let window: { readonly start: number; readonly bytes: Buffer } = { start: 0, bytes: Buffer.alloc(0) };
  return async ({ start, end }: Span): Promise<Buffer> => {
    const isInside = start >= window.start && end <= window.start + window.bytes.length;
    if (!isInside) {
      const until = Math.max(end, Math.min(start + AHEAD_BYTES, file.size));
      window = { start, bytes: await file.read(start, until) };
    }
    return window.bytes.subarray(start - window.start, end - window.start);
  };
};

interface Fragment extends Span {
  readonly decodeTime: bigint;
}

/** The initialisation segment and the positions of the fragments (each a `moof` with its `mdat`). */
const fragmentsIn = async (file: OpenObject): Promise<{ init: Buffer; fragments: Fragment[] }> => {
  const { size } = file;
  const readSpan = readAhead(file);
  let init: Buffer | undefined;
  let open: { start: number; decodeTime: bigint } | undefined;
  const fragments: Fragment[] = [];
  for (let at = 0; at < size;) {
    const header = await readSpan({ start: at, end: Math.min(at + BOX_HEADER_BYTES, size) });
    const box = readBoxHeader(header, at, size);
    if (box.type === 'moov') init = Buffer.from(await readSpan({ start: 0, end: box.end }));
    if (box.type === 'moof') {
      const bytes = await readSpan(box);
      const [moof] = boxesOf(bytes);
      if (moof !== undefined) open = { start: box.start, decodeTime: readDecodeTime(bytes, moof) };
    }
    if (box.type === 'mdat' && open !== undefined) {
      fragments.push({ ...open, end: box.end });
      open = undefined;
    }
    at = box.end;
  }
  if (init === undefined) throw new Error('The file has no moov box.');
  return { init, fragments };
};

/**
 * Groups fragments into segments by decode time. A segment consists of one or more fragments.
 * @param late ticks by which a segment may begin after a multiple of the segment duration
 * @throws {Error} if a segment begins elsewhere
 */
const gatherSegments = (
  fragments: readonly Fragment[],
  { segments, ticks, late }: { readonly segments: number; readonly ticks: number; readonly late: number },
): readonly Span[] => {
  const spans: Span[] = [];
  for (const fragment of fragments) {
    const number = Number(fragment.decodeTime / BigInt(ticks));
    const last = spans.at(-1);
    if (number === spans.length - 1 && last !== undefined) {
      spans[number] = { start: last.start, end: fragment.end };
      continue;
    }
    const lateness = Number(fragment.decodeTime) - number * ticks;
    if (number !== spans.length || lateness > late) {
      throw new Error(
        `Segment ${spans.length} begins at tick ${fragment.decodeTime}, not at ${spans.length * ticks}.`,
      );
    }
    spans.push({ start: fragment.start, end: fragment.end });
  }
  if (spans.length !== segments)
    throw new Error(`Found ${spans.length} segments; film.json says ${segments}.`);
  return spans;
};

/** How many fragments of equal duration each segment consists of; 1 if they differ. */
const partsOf = (fragments: readonly Fragment[], segments: number, ticks: number): number => {
  const parts = fragments.length / segments;
  const isEven =
    Number.isInteger(parts) &&
    ticks % parts === 0 &&
    fragments.every(({ decodeTime }, at) => decodeTime === BigInt(at * (ticks / parts)));
  return isEven ? parts : 1;
};

const segmentTicksOf = (timescale: number, segmentDuration: number): number => {
  const ticks = Math.round(timescale * segmentDuration);
  // A segment with a fraction of a tick would make looping tracks drift apart.
  if (Math.abs(ticks - timescale * segmentDuration) > 1e-6) {
    throw new Error(`A segment of ${segmentDuration} s is no whole number of 1/${timescale} s.`);
  }
  return ticks;
};

interface IndexedFile {
  readonly init: Buffer;
  readonly index: TrackIndex;
}

/** Ticks of a segment, and those by which one may begin after a multiple of them. */
const ticksOf = (init: Buffer, { segmentDuration, lateness }: TrackTiming) => {
  const timescale = readTimescale(init);
  return {
    timescale,
    segmentTicks: segmentTicksOf(timescale, segmentDuration),
    late: Math.floor(lateness * timescale),
  };
};

/** Looks at every fragment of a track that has no index. */
const indexFile = async (file: OpenObject, timing: TrackTiming): Promise<IndexedFile> => {
  const { init, fragments } = await fragmentsIn(file);
  const { segmentTicks: ticks, late } = ticksOf(init, timing);
  const { segments } = timing;
  const spans = gatherSegments(fragments, { segments, ticks, late });
  return {
    init,
    index: {
      bytes: file.size,
      initBytes: init.length,
      parts: partsOf(fragments, segments, ticks),
      spans: spans.map(({ start, end }): [number, number] => [start, end]),
    },
  };
};

/**
 * Opens a track and indexes it. Only the initialisation segment and the positions of segments are kept in memory.
 * @param key of its file
 * @throws {Error} if there is no such file, or its segments do not have the expected timing
 * @throws {StoreError} if a bucket does not answer
 */
export const openFilmTrack = async (
  id: string,
  { store, key }: { readonly store: StoreReader; readonly key: string },
  timing: TrackTiming,
): Promise<FilmTrack> => {
  const file = await store.open(key);
  if (file === null) throw new Error(`${store.address(key)}: found no such file.`);
  try {
    const { size: bytes, version } = file;
    const known = await readTrackIndex(store, key, { bytes, segments: timing.segments });
    const { init, index } =
      known === null
        ? await indexFile(file, timing)
        : { init: await file.read(0, known.initBytes), index: known };
    const { timescale, segmentTicks } = ticksOf(init, timing);
    return {
      id,
      timescale,
      segmentTicks,
      parts: index.parts,
      init,
      version,
      index,
      readSegment: (number) => {
        const span = index.spans[number];
        if (span === undefined) throw new RangeError(`Track ${id} has no segment ${number}.`);
        return file.read(...span);
      },
      close: () => file.close(),
    };
  } catch (cause) {
    await file.close();
    if (isStoreError(cause)) throw cause;
    throw new Error(`${store.address(key)}: ${cause instanceof Error ? cause.message : String(cause)}`, {
      cause,
    });
  }
};
