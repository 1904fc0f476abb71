import type { Cue } from '../../text/cue.js';
import { boxesOf, findBox, partOf, textOf } from './boxes.js';
import { sampleDefaults, segmentSamples, type Sample, type SampleDefaults } from './samples.js';

/**
 * WebVTT in fragmented MP4: for each moment, one sample contains the visible cues.
 * @see ISO/IEC 14496-30 §7
 */

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
  return {
    timescale,
    header: header === null ? '' : textOf(header),
    defaults: sampleDefaults(bytes),
  };
};

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
export const readWvttSegment = (bytes: DataView, { timescale, defaults }: WvttTrack): WrittenCue[] =>
  [...segmentSamples(bytes, defaults)].flatMap((sample) => cuesOf(sample, timescale));
