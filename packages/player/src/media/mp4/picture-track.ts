import { boxesOf, findBox, partOf, textOf } from './boxes.js';

/** Reads a part of a file, which is shorter at its end; null if its server does not send it. */
export type ReadPart = (from: number, length: number) => Promise<DataView | null>;

/** A box of a file that has been read only in part. */
interface FileBox {
  readonly type: string;
  /** Offsets of its content. */
  readonly from: number;
  readonly to: number;
}

/** Bytes: what is requested at once, of which the description of a track takes the first thousand. */
const WINDOW = 16_384;
const TRACK_HEAD = 4096;
const BOX_HEAD = 16;

/** Fewer requests for parts that lie side by side. */
const windowed = (read: ReadPart): ReadPart => {
  let known: { from: number; bytes: DataView } = { from: 0, bytes: new DataView(new ArrayBuffer(0)) };
  return async (from, length) => {
    const isKnown = from >= known.from && from + length <= known.from + known.bytes.byteLength;
    if (!isKnown) {
      const bytes = await read(from, Math.max(length, WINDOW));
      if (bytes === null) return null;
      known = { from, bytes };
    }
    const start = from - known.from;
    return partOf(known.bytes, start, Math.min(known.bytes.byteLength, start + length));
  };
};

/** The boxes of a part of a file, as far as they can be read. */
async function* fileBoxes(read: ReadPart, from: number, to: number): AsyncGenerator<FileBox> {
  for (let at = from; at < to;) {
    const head = await read(at, BOX_HEAD);
    if (head === null || head.byteLength < BOX_HEAD) return;
    const short = head.getUint32(0);
    const isLong = short === 1;
    const size = isLong ? Number(head.getBigUint64(8)) : short === 0 ? to - at : short;
    if (size < BOX_HEAD / 2) return;
    yield { type: textOf(partOf(head, 4, 8)), from: at + (isLong ? BOX_HEAD : BOX_HEAD / 2), to: at + size };
    at += size;
  }
}

/** Bit of an enabled track in the flags of its header. */
const ENABLED = 0x1;
/** Still pictures, such as covers. */
const STILLS: ReadonlySet<string> = new Set(['jpeg', 'png ', 'mjpa', 'mjpb']);

/** The code of the codec of a video track; null for others. @param track the beginning of its box’s content */
const codecOf = (track: DataView): string | null => {
  const header = findBox(track, ['tkhd']);
  const handler = findBox(track, ['mdia', 'hdlr'], true);
  const entries = findBox(track, ['mdia', 'minf', 'stbl', 'stsd'], true);
  if (header === null || handler === null || entries === null) return null;
  if ((header.getUint32(0) & ENABLED) === 0 || textOf(partOf(handler, 8, 12)) !== 'vide') return null;
  const [entry] = boxesOf(partOf(entries, 8), true);
  return entry === undefined || STILLS.has(entry.type) ? null : entry.type;
};

/**
 * The codec of the first video track of an MP4 file, as its four-character code.
 * @returns null if the file has none, or is none
 * @see ISO/IEC 14496-12, 8.3 to 8.5
 */
export const pictureCodec = async (readPart: ReadPart): Promise<string | null> => {
  const read = windowed(readPart);
  for await (const movie of fileBoxes(read, 0, Number.POSITIVE_INFINITY)) {
    if (movie.type !== 'moov') continue;
    for await (const { type, from, to } of fileBoxes(read, movie.from, movie.to)) {
      const track = type === 'trak' ? await read(from, Math.min(TRACK_HEAD, to - from)) : null;
      const codec = track === null ? null : codecOf(track);
      if (codec !== null) return codec;
    }
    return null;
  }
  return null;
};

/** Reads a file by range requests. A server that ignores ranges is asked for its beginning alone. */
export const partsOf =
  (url: string, signal: AbortSignal): ReadPart =>
  async (from, length) => {
    const range = `bytes=${String(from)}-${String(from + length - 1)}`;
    const response = await fetch(url, { headers: { range }, signal });
    const { status, body } = response;
    if (body === null || !(status === 206 || (status === 200 && from === 0))) {
      await body?.cancel();
      return null;
    }
    const bytes = new Uint8Array(length);
    let filled = 0;
    const reader = body.getReader();
    for (let isRead = false; !isRead && filled < length;) {
      const { done, value: part = new Uint8Array() } = await reader.read();
      bytes.set(part.subarray(0, length - filled), filled);
      filled += Math.min(part.length, length - filled);
      isRead = done;
    }
    await reader.cancel();
    return new DataView(bytes.buffer, 0, filled);
  };
