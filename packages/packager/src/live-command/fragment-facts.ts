import { boxesOf, readDecodeTime, requireBox } from '../films/boxes.js';

export interface FragmentFacts {
  /** Decode time of the first sample, ticks. */
  readonly time: number;
  /** Sum of the sample durations, ticks. */
  readonly duration: number;
  /** Whether decoding can start with this fragment. */
  readonly independent: boolean;
}

/** Optional fields of `tfhd` after the track id: name, flag, bytes. @see ISO/IEC 14496-12 §8.8.7 */
const HEADER_FIELDS = [
  ['base', 0x01, 8],
  ['description', 0x02, 4],
  ['duration', 0x08, 4],
  ['size', 0x10, 4],
  ['flags', 0x20, 4],
] as const;

/** Flags of the sample fields in `trun`, in their order. @see ISO/IEC 14496-12 §8.8.8 */
const SAMPLE_DURATION = 0x100;
const SAMPLE_FLAGS = 0x400;
const SAMPLE_FIELDS = [SAMPLE_DURATION, 0x200, SAMPLE_FLAGS, 0x800] as const;
const DATA_OFFSET = 0x01;
const FIRST_SAMPLE_FLAGS = 0x04;

const IS_NO_SYNC_SAMPLE = 0x1_0000;

const has = (flags: number, flag: number): boolean => (flags & flag) !== 0;

interface HeaderDefaults {
  readonly duration: number | undefined;
  readonly flags: number;
}

const readDefaults = (bytes: Buffer, content: number): HeaderDefaults => {
  const flags = bytes.readUIntBE(content + 1, 3);
  let at = content + 8;
  const found = new Map<string, number>();
  for (const [name, flag, size] of HEADER_FIELDS) {
    if (!has(flags, flag)) continue;
    if (size === 4) found.set(name, bytes.readUInt32BE(at));
    at += size;
  }
  return { duration: found.get('duration'), flags: found.get('flags') ?? 0 };
};

/**
 * Reads time, duration and independence of a fragment with one track.
 * @throws {Error} when it is not a fragment, or relies on default durations of its initialisation segment
 */
export const fragmentFacts = (fragment: Buffer): FragmentFacts => {
  const [moof] = boxesOf(fragment);
  if (moof === undefined) throw new Error('A fragment without boxes.');
  const defaults = readDefaults(fragment, requireBox(fragment, ['traf', 'tfhd'], moof).content);
  const run = requireBox(fragment, ['traf', 'trun'], moof);
  const flags = fragment.readUIntBE(run.content + 1, 3);
  const samples = fragment.readUInt32BE(run.content + 4);
  const firstFlagsAt = run.content + 8 + (has(flags, DATA_OFFSET) ? 4 : 0);
  const samplesAt = firstFlagsAt + (has(flags, FIRST_SAMPLE_FLAGS) ? 4 : 0);
  const stride = SAMPLE_FIELDS.filter((flag) => has(flags, flag)).length * 4;

  const durations = Array.from({ length: samples }, (_, sample) =>
    has(flags, SAMPLE_DURATION) ? fragment.readUInt32BE(samplesAt + sample * stride) : defaults.duration,
  );
  const duration = durations.reduce<number>((sum, one) => {
    if (one === undefined) throw new Error('A fragment names no duration of its samples.');
    return sum + one;
  }, 0);

  const flagsInSample =
    SAMPLE_FIELDS.slice(0, SAMPLE_FIELDS.indexOf(SAMPLE_FLAGS)).filter((flag) => has(flags, flag)).length * 4;
  const firstFlags = has(flags, FIRST_SAMPLE_FLAGS)
    ? fragment.readUInt32BE(firstFlagsAt)
    : has(flags, SAMPLE_FLAGS)
      ? fragment.readUInt32BE(samplesAt + flagsInSample)
      : defaults.flags;
  return {
    time: Number(readDecodeTime(fragment, moof)),
    duration,
    independent: !has(firstFlags, IS_NO_SYNC_SAMPLE),
  };
};

const SAMPLE_ENTRY_BYTES = 78;

/**
 * The codec string of an initialisation segment with H.264 video, for playlists.
 * @see RFC 6381 §3.3; ISO/IEC 14496-15 §5.3.3.1
 */
export const avcCodec = (init: Buffer): string => {
  const description = requireBox(init, ['moov', 'trak', 'mdia', 'minf', 'stbl', 'stsd']);
  const entry = requireBox(init, ['avc1'], { ...description, content: description.content + 8 });
  const record = requireBox(init, ['avcC'], { ...entry, content: entry.content + SAMPLE_ENTRY_BYTES });
  return `avc1.${init.toString('hex', record.content + 1, record.content + 4)}`;
};
