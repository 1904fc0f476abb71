/** Reads the boxes of fragmented MP4 that contain times. @see ISO/IEC 14496-12 */

type Bytes = Uint8Array<ArrayBuffer>;

const HEADER = 8;

const typeAt = (bytes: Bytes, at: number): string =>
  String.fromCharCode(...bytes.subarray(at + 4, at + HEADER));

const viewOf = (bytes: Bytes): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** The content of the first box along a path of types; null if it is missing or incomplete. */
const find = (bytes: Bytes, [type, ...deeper]: readonly string[]): Bytes | null => {
  const view = viewOf(bytes);
  for (let at = 0; at + HEADER <= bytes.length;) {
    const size = view.getUint32(at);
    // Sizes 0 (until the end) and 1 (64 bits) do not occur in the boxes read here.
    if (size < HEADER || at + size > bytes.length) return null;
    const inside = bytes.subarray(at + HEADER, at + size);
    if (typeAt(bytes, at) === type) return deeper.length === 0 ? inside : find(inside, deeper);
    at += size;
  }
  return null;
};

/** Ticks per second of an initialisation segment; null if it does not have exactly one track or is protected. */
export const timescaleOf = (init: Bytes): number | null => {
  const movie = find(init, ['moov']);
  const header = movie === null ? null : find(movie, ['trak', 'mdia', 'mdhd']);
  if (movie === null || header === null || countOf(movie, 'trak') !== 1) return null;
  if (countOf(movie, 'pssh') > 0) return null;
  const view = viewOf(header);
  const timescale = view.getUint32(view.getUint8(0) === 1 ? 20 : 12);
  return timescale > 0 ? timescale : null;
};

const countOf = (bytes: Bytes, type: string): number => {
  const view = viewOf(bytes);
  let count = 0;
  for (let at = 0; at + HEADER <= bytes.length; at += Math.max(HEADER, view.getUint32(at)))
    if (typeAt(bytes, at) === type) count += 1;
  return count;
};

/** Decoding time of the first sample of a segment, in ticks; null until the bytes include its `moof` box. */
export const decodeTimeOf = (start: Bytes): number | null => {
  const header = find(start, ['moof', 'traf', 'tfdt']);
  if (header === null) return null;
  const view = viewOf(header);
  return view.getUint8(0) === 1 ? Number(view.getBigUint64(4)) : view.getUint32(4);
};
