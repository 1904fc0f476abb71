import { box, joined, numbers, text, type Bytes } from './mp4-boxes.js';

/**
 * WebVTT in fragmented MP4, in the format that packagers write.
 * @see ISO/IEC 14496-30 §7; ISO/IEC 14496-12 §8.8
 */

/** Ticks per second of the track. */
export const WVTT_TIMESCALE = 1000;

/**
 * The initialisation segment of a track.
 * @param header the WebVTT file up to its first cue
 * @param duration default duration of a sample, in ticks
 */
export const wvttInit = (header: string, duration = 0): Bytes =>
  initOf(box('wvtt', numbers(0, 1), box('vttC', text(header))), duration);

/** The initialisation segment of a track of TTML. */
export const stppInit = (): Bytes =>
  initOf(box('stpp', numbers(0, 1), text('http://www.w3.org/ns/ttml\0\0\0')), 0);

const initOf = (entry: Bytes, duration: number): Bytes =>
  joined([
    box('ftyp', text('iso6'), numbers(0)),
    box(
      'moov',
      box(
        'trak',
        box(
          'mdia',
          box('mdhd', numbers(0, 0, 0, WVTT_TIMESCALE, 0, 0)),
          box('minf', box('stbl', box('stsd', numbers(0, 1), entry))),
        ),
      ),
      box('mvex', box('trex', numbers(0, 1, 1, duration, 0, 0))),
    ),
  ]);

export interface WvttCue {
  readonly id?: string;
  readonly settings?: string;
  readonly text: string;
}

export interface WvttSample {
  /** Ticks; omitted if the track has a default duration. */
  readonly duration?: number;
  readonly cues: readonly WvttCue[];
}

const cueBox = ({ id, settings, text: words }: WvttCue): Bytes =>
  box(
    'vttc',
    ...(id === undefined ? [] : [box('iden', text(id))]),
    ...(settings === undefined ? [] : [box('sttg', text(settings))]),
    box('payl', text(words)),
  );

/** @param start ticks */
export const wvttSegment = (start: number, samples: readonly WvttSample[]): Bytes =>
  segmentOf(
    start,
    samples.map(({ cues }) => (cues.length === 0 ? box('vtte') : joined(cues.map(cueBox)))),
    samples.map(({ duration }) => duration),
  );

/** @param start ticks @param duration ticks */
export const stppSegment = (start: number, duration: number, document: string): Bytes =>
  segmentOf(start, [text(document)], [duration]);

const segmentOf = (
  start: number,
  contents: readonly Bytes[],
  durations: readonly (number | undefined)[],
): Bytes => {
  const hasDurations = durations.some((duration) => duration !== undefined);
  const moof = (offset: number): Bytes =>
    box(
      'moof',
      box('mfhd', numbers(0, 1)),
      box(
        'traf',
        box('tfhd', numbers(0x02_0000, 1)),
        box('tfdt', numbers(0, start)),
        box(
          'trun',
          numbers(hasDurations ? 0x301 : 0x201, contents.length, offset),
          ...contents.map(({ length }, at) =>
            hasDurations ? numbers(durations[at] ?? 0, length) : numbers(length),
          ),
        ),
      ),
    );
  return joined([moof(moof(0).length + 8), box('mdat', ...contents)]);
};
