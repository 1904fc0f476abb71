/**
 * Walks the boxes of an ISO base media file.
 * @see ISO/IEC 14496-12 §4.2
 */

export interface Box {
  /** Four characters, such as `moof`. */
  readonly type: string;
  /** Offset of the header. */
  readonly start: number;
  /** Offset of the first byte after the header. */
  readonly content: number;
  /** Offset after the last byte. */
  readonly end: number;
}

/** Size of the longest box header: size, type and the optional 64-bit size. */
export const BOX_HEADER_BYTES = 16;

const SHORT_HEADER_BYTES = 8;

/**
 * Parses the header at the beginning of `header`. Its box is at offset `start` of data that ends at `limit`.
 * @throws {Error} if the box claims more bytes than remain
 */
export const readBoxHeader = (header: Buffer, start: number, limit: number): Box => {
  if (header.length < SHORT_HEADER_BYTES) throw new Error(`A box is cut off at byte ${start}.`);
  const type = header.toString('latin1', 4, 8);
  const shortSize = header.readUInt32BE(0);
  if (shortSize === 1 && header.length < BOX_HEADER_BYTES) {
    throw new Error(`The box ${type} is cut off at byte ${start}.`);
  }
  const headerBytes = shortSize === 1 ? BOX_HEADER_BYTES : SHORT_HEADER_BYTES;
  // A size of 0 means "to the end of the file".
  const size =
    shortSize === 0 ? limit - start : shortSize === 1 ? Number(header.readBigUInt64BE(8)) : shortSize;
  if (size < headerBytes || start + size > limit) {
    throw new Error(`The box ${type} at byte ${start} claims ${size} bytes; ${limit - start} remain.`);
  }
  return { type, start, content: start + headerBytes, end: start + size };
};

/** The sibling boxes between two offsets. */
export function* boxesOf(bytes: Buffer, start = 0, end = bytes.length): Generator<Box> {
  let at = start;
  while (at < end) {
    const box = readBoxHeader(bytes.subarray(at, Math.min(at + BOX_HEADER_BYTES, end)), at, end);
    yield box;
    at = box.end;
  }
}

/** The first box at `path`, which names one type per level; undefined if a level lacks it. */
export const findBox = (
  bytes: Buffer,
  path: readonly string[],
  start = 0,
  end = bytes.length,
): Box | undefined => {
  const [type, ...rest] = path;
  for (const box of boxesOf(bytes, start, end)) {
    if (box.type !== type) continue;
    return rest.length === 0 ? box : findBox(bytes, rest, box.content, box.end);
  }
  return undefined;
};

/** @throws {Error} if there is no box at `path` */
export const requireBox = (bytes: Buffer, path: readonly string[], within?: Box): Box => {
  const box = findBox(bytes, path, within?.content ?? 0, within?.end ?? bytes.length);
  if (box === undefined) throw new Error(`There is no box ${path.join('/')}.`);
  return box;
};

/** Version of a full box: the byte after the header. */
export const boxVersion = (bytes: Buffer, box: Box): number => bytes.readUInt8(box.content);

/** Ticks per second of the single track that an initialisation segment declares. */
export const readTimescale = (init: Buffer): number => {
  const header = requireBox(init, ['moov', 'trak', 'mdia', 'mdhd']);
  return init.readUInt32BE(header.content + (boxVersion(init, header) === 1 ? 20 : 12));
};

/** Offset of the 64-bit decode time in `moof`. */
const decodeTimeOffset = (bytes: Buffer, moof: Box): number => {
  const time = requireBox(bytes, ['traf', 'tfdt'], moof);
  if (boxVersion(bytes, time) !== 1)
    throw new Error('A tfdt box has 32 bits; 64 are needed to loop for ever.');
  return time.content + 4;
};

/** Decode time of a fragment's first sample, in ticks. */
export const readDecodeTime = (bytes: Buffer, moof: Box): bigint =>
  bytes.readBigUInt64BE(decodeTimeOffset(bytes, moof));

export const writeDecodeTime = (bytes: Buffer, moof: Box, ticks: bigint): void => {
  bytes.writeBigUInt64BE(ticks, decodeTimeOffset(bytes, moof));
};

/** Sets a fragment's sequence number, which wraps at 32 bits. */
export const writeSequenceNumber = (bytes: Buffer, moof: Box, sequence: number): void => {
  bytes.writeUInt32BE(sequence % 2 ** 32, requireBox(bytes, ['mfhd'], moof).content + 4);
};
