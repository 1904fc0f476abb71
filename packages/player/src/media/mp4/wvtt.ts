import type { Cue } from '../../text/cue.js';
import { Fields, boxesOf, findBox, partOf, textOf } from './boxes.js';

/**
 * WebVTT in fragmented MP4: for each moment, one sample contains the visible cues.
 * @see ISO/IEC 14496-30 §7; ISO/IEC 14496-12 §8.8
 */

/** Defaults for fields that a fragment leaves out for its samples. */
interface SampleDefaults {
  /** Ticks. */
  readonly duration: number;
  /** Bytes. */
  readonly size: number;
}

/** Data from the initialisation segment of a track. */
export interface WvttTrack {
  /** Ticks per second. */
  readonly timescale: number;
  /** The WebVTT file up to its first cue. */
  readonly header: string;
  readonly defaults: SampleDefaults;
}

/** Bytes of a sample entry's header: six reserved, two for the data reference index. */
const SAMPLE_ENTRY = 8;
/** Bytes before the entries of a list: version, flags and count. */
const LIST_HEAD = 8;

/** @returns null if the bytes are not the initialisation of a WebVTT track */
export const readWvttInit = (bytes: DataView): WvttTrack | null => {
  const media = findBox(bytes, ['moov', 'trak', 'mdia']);
  const times = media && findBox(media, ['mdhd']);
  const entries = media && findBox(media, ['minf', 'stbl', 'stsd']);
  const entry = entries && findBox(partOf(entries, LIST_HEAD), ['wvtt']);
  if (!times || !entry) return null;
  const timescale = times.getUint32(times.getUint8(0) === 1 ? 20 : 12);
  if (timescale === 0) return null;
  const header = findBox(partOf(entry, SAMPLE_ENTRY), ['vttC']);
  const trex = findBox(bytes, ['moov', 'mvex', 'trex']);
  return {
    timescale,
    header: header === null ? '' : textOf(header),
    defaults: { duration: trex?.getUint32(12) ?? 0, size: trex?.getUint32(16) ?? 0 },
  };
};

interface Sample {
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
  defaults: SampleDefaults,
): Generator<Sample> {
  const [tfhd, tfdt] = [findBox(track, ['tfhd']), findBox(track, ['tfdt'])];
  if (tfhd === null || tfdt === null) return;
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
      const shown = time + (fields.has(TRUN.shift) ? fields.next() : 0);
      yield { start: shown, end: shown + duration, content: partOf(bytes, at, at + size) };
      time += duration;
      at += size;
    }
  }
}

/** A cue as it is written. */
export type WrittenCue = Omit<Cue, 'settings'> & { readonly settings: string };

const cuesOf = ({ start, end, content }: Sample, timescale: number): WrittenCue[] =>
  [...boxesOf(content)]
    .filter(({ type }) => type === 'vttc')
    .map(({ content: cue }) => {
      const textIn = (type: string): string => {
        const box = findBox(cue, [type]);
        return box === null ? '' : textOf(box);
      };
      return {
        id: textIn('iden'),
        start: start / timescale,
        end: end / timescale,
        text: textIn('payl'),
        settings: textIn('sttg'),
      };
    });

/**
 * The cues of a segment, on the track's own clock. A cue that spans samples is repeated in each.
 * @throws {RangeError} for a truncated segment
 */
export const readWvttSegment = (bytes: DataView, { timescale, defaults }: WvttTrack): WrittenCue[] => {
  const cues: WrittenCue[] = [];
  for (const fragment of boxesOf(bytes)) {
    if (fragment.type !== 'moof') continue;
    for (const { type, content } of boxesOf(fragment.content)) {
      if (type !== 'traf') continue;
      for (const sample of samplesOf(bytes, fragment.start, content, defaults))
        cues.push(...cuesOf(sample, timescale));
    }
  }
  return cues;
};
