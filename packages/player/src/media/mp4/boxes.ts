/** An MP4 box. @see ISO/IEC 14496-12 §4.2 */
export interface Box {
  /** Four characters, such as `moof`. */
  readonly type: string;
  /** Offset of the box in the parsed bytes. */
  readonly start: number;
  /** The bytes after the header. */
  readonly content: DataView;
}

const HEADER = 8;
const UTF_8 = new TextDecoder();

/** @throws {RangeError} if the range exceeds the bytes */
export const partOf = (bytes: DataView, from: number, to = bytes.byteLength): DataView =>
  new DataView(bytes.buffer, bytes.byteOffset + from, to - from);

/** Decodes bytes as UTF-8. */
export const textOf = (bytes: DataView): string => UTF_8.decode(bytes);

/**
 * The sibling boxes, up to the first incomplete one.
 * @param isCut whether the bytes are only a beginning, so that the incomplete one is included as far as it is there
 */
export function* boxesOf(bytes: DataView, isCut = false): Generator<Box> {
  for (let start = 0; start + HEADER <= bytes.byteLength;) {
    const size = bytes.getUint32(start);
    // Sizes 0 (until the end) and 1 (64 bits) do not occur in boxes as small as those of subtitles.
    const isWhole = start + size <= bytes.byteLength;
    if (size < HEADER || !(isWhole || isCut)) return;
    yield {
      type: textOf(partOf(bytes, start + 4, start + HEADER)),
      start,
      content: partOf(bytes, start + HEADER, Math.min(bytes.byteLength, start + size)),
    };
    start += size;
  }
}

/** The content of the first box along a path of types; null if it is missing. @param isCut as for `boxesOf` */
export const findBox = (
  bytes: DataView,
  [type, ...deeper]: readonly string[],
  isCut = false,
): DataView | null => {
  for (const box of boxesOf(bytes, isCut))
    if (box.type === type) return deeper.length === 0 ? box.content : findBox(box.content, deeper, isCut);
  return null;
};

/** Reads the consecutive 32-bit fields that follow the version and flags of a box. */
export class Fields {
  readonly #bytes: DataView;
  readonly #flags: number;
  #at = 4;

  constructor(bytes: DataView) {
    this.#bytes = bytes;
    this.#flags = bytes.getUint32(0) & 0xff_ffff;
  }

  has(flag: number): boolean {
    return (this.#flags & flag) !== 0;
  }

  next(): number {
    const value = this.#bytes.getUint32(this.#at);
    this.#at += 4;
    return value;
  }

  skip(fields: number): void {
    this.#at += fields * 4;
  }
}
