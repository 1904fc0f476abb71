import { Fields, boxesOf, findBox, partOf } from './boxes.js';

/** Defaults for fields that a fragment leaves out for its samples. */
export interface SampleDefaults {
  /** Ticks. */
  readonly duration: number;
  /** Bytes. */
  readonly size: number;
}

/** A sample of a fragment, with the times at which it is shown. */
export interface Sample {
  /** Ticks. */
  readonly start: number;
  readonly end: number;
  readonly content: DataView;
}

/** Flags for optional fields. */
const TFHD = { base: 0x1, description: 0x2, duration: 0x8, size: 0x10 } as const;
const TRUN = {
  offset: 0x1,
  firstFlags: 0x4,
  duration: 0x100,
  size: 0x200,
  flags: 0x400,
  shift: 0x800,
} as const;

/** The defaults of a track, from the initialisation of a file. @param id null for those of its first track */
export const sampleDefaults = (bytes: DataView, id: number | null = null): SampleDefaults => {
  const extended = findBox(bytes, ['moov', 'mvex']);
  const trex = [...(extended === null ? [] : boxesOf(extended))].find(
    ({ type, content }) => type === 'trex' && (id === null || content.getUint32(4) === id),
  );
  return { duration: trex?.content.getUint32(12) ?? 0, size: trex?.content.getUint32(16) ?? 0 };
};

const defaultsOf = (tfhd: DataView, track: SampleDefaults): SampleDefaults => {
  const fields = new Fields(tfhd);
  fields.skip(1);
  if (fields.has(TFHD.base)) fields.skip(2);
  if (fields.has(TFHD.description)) fields.skip(1);
  return {
    duration: fields.has(TFHD.duration) ? fields.next() : track.duration,
    size: fields.has(TFHD.size) ? fields.next() : track.size,
  };
};

const decodeTimeOf = (tfdt: DataView): number =>
  tfdt.getUint8(0) === 1 ? Number(tfdt.getBigUint64(4)) : tfdt.getUint32(4);

/** The samples of the fragment whose `moof` box starts at `start` in `bytes`. */
function* samplesOf(
  bytes: DataView,
  start: number,
  track: DataView,
  tfhd: DataView,
  defaults: SampleDefaults,
): Generator<Sample> {
  const tfdt = findBox(track, ['tfdt']);
  if (tfdt === null) return;
  const usual = defaultsOf(tfhd, defaults);
  let time = decodeTimeOf(tfdt);
  let at = start;
  for (const { type, content } of boxesOf(track)) {
    if (type !== 'trun') continue;
    const fields = new Fields(content);
    const count = fields.next();
    if (fields.has(TRUN.offset)) at = start + fields.next();
    if (fields.has(TRUN.firstFlags)) fields.skip(1);
    for (let index = 0; index < count; index += 1) {
      const duration = fields.has(TRUN.duration) ? fields.next() : usual.duration;
      const size = fields.has(TRUN.size) ? fields.next() : usual.size;
      if (fields.has(TRUN.flags)) fields.skip(1);
      // The shift has a sign in version 1 of the box, and is small in version 0.
      const shown = time + (fields.has(TRUN.shift) ? fields.next() | 0 : 0);
      yield { start: shown, end: shown + duration, content: partOf(bytes, at, at + size) };
      time += duration;
      at += size;
    }
  }
}

/**
 * The samples of a segment in fragmented MP4, in the order of the file.
 * @param id of the track; null for all
 * @throws {RangeError} for a truncated segment
 * @see ISO/IEC 14496-12 §8.8
 */
export function* segmentSamples(
  bytes: DataView,
  defaults: SampleDefaults,
  id: number | null = null,
): Generator<Sample> {
  for (const fragment of boxesOf(bytes)) {
    if (fragment.type !== 'moof') continue;
    for (const { type, content } of boxesOf(fragment.content)) {
      const tfhd = type === 'traf' ? findBox(content, ['tfhd']) : null;
      if (tfhd === null || (id !== null && tfhd.getUint32(4) !== id)) continue;
      yield* samplesOf(bytes, fragment.start, content, tfhd, defaults);
    }
  }
}
