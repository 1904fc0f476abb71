/** One ISO base media box: its four letters, where it starts and ends, and where its payload starts (bytes). */
export interface Box {
  readonly type: string;
  readonly start: number;
  readonly body: number;
  readonly end: number;
}

/** What one fragment (`moof`) of a single-track file says about itself. */
export interface Fragment {
  /** Byte offset of the `moof`. */
  readonly start: number;
  /** Bytes of `moof` and `mdat` together. */
  readonly bytes: number;
  readonly samples: number;
  readonly decodeTimeVersion: number;
  /** `baseMediaDecodeTime` in timescale units. */
  readonly decodeTime: number;
  /** Whether `default-base-is-moof` is set, which lets a server move the fragment freely. */
  readonly defaultBaseIsMoof: boolean;
}

/**
 * Lists the boxes lying side by side in a range of bytes.
 *
 * @throws {RangeError} when a box claims to reach past the range.
 * @see ISO/IEC 14496-12, section 4.2
 */
export function boxesIn(bytes: Buffer, start = 0, end = bytes.length): Box[] {
  const boxes: Box[] = [];
  let at = start;
  while (at + 8 <= end) {
    const short = bytes.readUInt32BE(at);
    const large = short === 1;
    const size = large ? Number(bytes.readBigUInt64BE(at + 8)) : short;
    if (size < 8 || at + size > end) throw new RangeError(`box at byte ${at} claims ${size} bytes`);
    boxes.push({
      type: bytes.toString('latin1', at + 4, at + 8),
      start: at,
      body: at + (large ? 16 : 8),
      end: at + size,
    });
    at += size;
  }
  return boxes;
}

/**
 * Follows a path of box types down from the top, for example `moov`, `trak`, `mdia`.
 *
 * @throws {RangeError} when a box on the way is missing.
 */
export function boxAt(bytes: Buffer, path: readonly string[], within?: Box): Box {
  let start = within?.body ?? 0;
  let end = within?.end ?? bytes.length;
  let found: Box | undefined;
  for (const type of path) {
    found = boxesIn(bytes, start, end).find((box) => box.type === type);
    if (found === undefined) throw new RangeError(`no ${type} box in ${path.join('/')}`);
    start = found.body;
    end = found.end;
  }
  if (found === undefined) throw new RangeError('an empty path names no box');
  return found;
}

/** Timescale of the one track: units in a second. */
export function timescaleOf(bytes: Buffer): number {
  const header = boxAt(bytes, ['moov', 'trak', 'mdia', 'mdhd']);
  const version = bytes.readUInt8(header.body);
  return bytes.readUInt32BE(header.body + (version === 1 ? 20 : 12));
}

/**
 * The `codecs` value of a video track as its decoder configuration gives it, for example `avc1.64001F`.
 *
 * @see RFC 6381, section 3.3
 */
export function videoCodecOf(bytes: Buffer): string {
  const table = boxAt(bytes, ['moov', 'trak', 'mdia', 'minf', 'stbl', 'stsd']);
  const entry = boxesIn(bytes, table.body + 8, table.end)[0];
  if (entry?.type !== 'avc1') throw new RangeError(`expected an avc1 entry, found ${entry?.type ?? 'none'}`);
  const configuration = boxesIn(bytes, entry.body + 78, entry.end).find((box) => box.type === 'avcC');
  if (configuration === undefined) throw new RangeError('no avcC box');
  return `avc1.${bytes.toString('hex', configuration.body + 1, configuration.body + 4).toUpperCase()}`;
}

/** Every fragment of a single-track file, in order. */
export function fragmentsOf(bytes: Buffer): Fragment[] {
  const top = boxesIn(bytes);
  return top.flatMap((moof, index) => {
    if (moof.type !== 'moof') return [];
    const data = top[index + 1];
    if (data?.type !== 'mdat') throw new RangeError(`the moof at byte ${moof.start} has no mdat`);
    const header = boxAt(bytes, ['traf', 'tfhd'], moof);
    const time = boxAt(bytes, ['traf', 'tfdt'], moof);
    const run = boxAt(bytes, ['traf', 'trun'], moof);
    const version = bytes.readUInt8(time.body);
    return [
      {
        start: moof.start,
        bytes: data.end - moof.start,
        samples: bytes.readUInt32BE(run.body + 4),
        decodeTimeVersion: version,
        decodeTime:
          version === 1 ? Number(bytes.readBigUInt64BE(time.body + 4)) : bytes.readUInt32BE(time.body + 4),
        defaultBaseIsMoof: (bytes.readUInt32BE(header.body) & 0x02_00_00) !== 0,
      },
    ];
  });
}
