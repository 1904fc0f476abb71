import { open, type FileHandle } from 'node:fs/promises';
import { BOX_HEADER_BYTES, boxesOf, readBoxHeader, readDecodeTime, readTimescale } from './boxes.js';

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

const readSpan = async (file: FileHandle, { start, end }: Span): Promise<Buffer> => {
  const bytes = Buffer.alloc(end - start);
  const { bytesRead } = await file.read(bytes, 0, bytes.length, start);
  if (bytesRead < bytes.length) throw new Error(`The file ends before byte ${end}.`);
  return bytes;
};

interface Fragment extends Span {
  readonly decodeTime: bigint;
}

/** The initialisation segment and the positions of the fragments (each a `moof` with its `mdat`). */
const indexFile = async (
  file: FileHandle,
  size: number,
): Promise<{ init: Buffer; fragments: Fragment[] }> => {
  let init: Buffer | undefined;
  let open: { start: number; decodeTime: bigint } | undefined;
  const fragments: Fragment[] = [];
  for (let at = 0; at < size;) {
    const header = await readSpan(file, { start: at, end: Math.min(at + BOX_HEADER_BYTES, size) });
    const box = readBoxHeader(header, at, size);
    if (box.type === 'moov') init = await readSpan(file, { start: 0, end: box.end });
    if (box.type === 'moof') {
      const bytes = await readSpan(file, box);
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

/**
 * Opens a track and indexes it. Only the initialisation segment and the positions of segments are kept in memory.
 * @throws {Error} if the file's segments do not have the expected timing
 */
export const openFilmTrack = async (id: string, path: string, timing: TrackTiming): Promise<FilmTrack> => {
  const file = await open(path, 'r');
  try {
    const { size, mtimeMs } = await file.stat();
    const { init, fragments } = await indexFile(file, size);
    const timescale = readTimescale(init);
    const segmentTicks = segmentTicksOf(timescale, timing.segmentDuration);
    const late = Math.floor(timing.lateness * timescale);
    const spans = gatherSegments(fragments, { segments: timing.segments, ticks: segmentTicks, late });
    return {
      id,
      timescale,
      segmentTicks,
      parts: partsOf(fragments, timing.segments, segmentTicks),
      init,
      version: `${size.toString(36)}-${Math.floor(mtimeMs).toString(36)}`,
      readSegment: (number) => {
        const span = spans[number];
        if (span === undefined) throw new RangeError(`Track ${id} has no segment ${number}.`);
        return readSpan(file, span);
      },
      close: () => file.close(),
    };
  } catch (cause) {
    await file.close();
    throw new Error(`${path}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  }
};
