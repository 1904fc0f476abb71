import { loopPosition } from './looped-segment.js';
import type { Cue, LiveSubtitlesPlace, Subtitles } from './subtitles.js';

/**
 * Subtitles as fragmented MP4 for DASH. Consecutive samples cover the whole segment; each holds the cues shown during
 * its time, or none.
 * @see ISO/IEC 14496-30 §7
 */

/** Ticks per second of subtitle tracks. */
export const TEXT_TIMESCALE = 90_000;

/** 1 in 16.16 fixed point. */
const ONE = 0x0001_0000;
/** 1 in 2.30 fixed point. */
const ONE_30 = 0x4000_0000;

const box = (type: string, ...content: readonly Uint8Array[]): Buffer => {
  const body = Buffer.concat(content);
  const header = Buffer.alloc(8);
  header.writeUInt32BE(body.length + 8);
  header.write(type, 4, 'latin1');
  return Buffer.concat([header, body]);
};

/** Encodes big-endian 32-bit numbers. */
const words = (...values: readonly number[]): Buffer => {
  const bytes = Buffer.alloc(values.length * 4);
  for (const [at, value] of values.entries()) bytes.writeUInt32BE(value >>> 0, at * 4);
  return bytes;
};

const fullBox = (type: string, flags: number, ...content: readonly Uint8Array[]): Buffer =>
  box(type, words(flags), ...content);

const VERSION_1 = 0x0100_0000;
const MATRIX = words(ONE, 0, 0, 0, ONE, 0, 0, 0, ONE_30);

/** `und` as a packed ISO 639-2/T code. Two-letter tags are not mapped, since the manifest names the language. */
const UNDETERMINED = 0x55c4_0000;

const TRACK_ID = 1;

/** Initialisation segment of a subtitle track, with its timescale and the file's styles and regions. */
export const textInit = ({ definitions }: Subtitles): Buffer =>
  Buffer.concat([
    box('ftyp', Buffer.from('iso6'), words(0), Buffer.from('iso6dash')),
    box(
      'moov',
      fullBox(
        'mvhd',
        0,
        words(0, 0, TEXT_TIMESCALE, 0, ONE, ONE << 8, 0, 0),
        MATRIX,
        words(0, 0, 0, 0, 0, 0, 2),
      ),
      box(
        'trak',
        fullBox('tkhd', 3, words(0, 0, TRACK_ID, 0, 0, 0, 0, 0, 0), MATRIX, words(0, 0)),
        box(
          'mdia',
          fullBox('mdhd', 0, words(0, 0, TEXT_TIMESCALE, 0, UNDETERMINED)),
          fullBox('hdlr', 0, words(0), Buffer.from('text'), words(0, 0, 0), Buffer.from('subtitles\0')),
          box(
            'minf',
            fullBox('nmhd', 0),
            box('dinf', fullBox('dref', 0, words(1), fullBox('url ', 1))),
            box(
              'stbl',
              fullBox(
                'stsd',
                0,
                words(1),
                box(
                  'wvtt',
                  words(0),
                  Buffer.from([0, 0, 0, 1]),
                  box('vttC', Buffer.from(['WEBVTT', ...definitions].join('\n\n'))),
                ),
              ),
              fullBox('stts', 0, words(0)),
              fullBox('stsc', 0, words(0)),
              fullBox('stsz', 0, words(0, 0)),
              fullBox('stco', 0, words(0)),
            ),
          ),
        ),
      ),
      box('mvex', fullBox('trex', 0, words(TRACK_ID, 1, 0, 0, 0))),
    ),
  ]);

/**
 * The box of a cue: source id, identifier, settings and text.
 * @param source identifies the cue: equal in all samples that show it and unique to it
 */
const cueBox = ({ block }: Cue, source: number): Buffer => {
  const lines = block.split('\n');
  const at = lines.findIndex((line) => line.includes('-->'));
  const settings = /-->[ \t]+\S+[ \t]+(.+)$/.exec(lines[at] ?? '')?.[1] ?? '';
  const text = (type: string, value: string) => (value === '' ? [] : [box(type, Buffer.from(value))]);
  return box(
    'vttc',
    box('vsid', words(source)),
    ...text('iden', lines.slice(0, at).join('\n')),
    ...text('sttg', settings.trim()),
    ...text('payl', lines.slice(at + 1).join('\n')),
  );
};

const NOTHING = box('vtte');

interface Sample {
  /** Ticks. */
  readonly duration: number;
  readonly bytes: Buffer;
}

const ticks = (seconds: number): number => Math.round(seconds * TEXT_TIMESCALE);

interface Shown {
  /** Ticks. */
  readonly start: number;
  readonly end: number;
  readonly bytes: Buffer;
}

const samplesBetween = (cues: readonly Shown[], start: number, end: number): Sample[] => {
  const shown = cues.filter((cue) => cue.start < end && cue.end > start);
  const inside = shown.flatMap((cue) => [cue.start, cue.end]).filter((time) => time > start && time < end);
  const times = [...new Set([start, ...inside, end])].toSorted((a, b) => a - b);
  return times.slice(0, -1).map((from, at) => {
    const now = shown.filter((cue) => cue.start <= from && cue.end > from);
    return {
      duration: (times[at + 1] ?? from) - from,
      bytes: now.length === 0 ? NOTHING : Buffer.concat(now.map(({ bytes }) => bytes)),
    };
  });
};

const BASE_IS_MOOF = 0x02_0000;
/** Flags for a data offset and a duration and size per sample. */
const RUN_FLAGS = 0x301;

/** Subtitle fragment of live segment `number` on the channel's endless timeline. */
export const liveTextFragment = (
  { cues }: Subtitles,
  { number, segments, segmentDuration }: LiveSubtitlesPlace,
): Buffer => {
  const { source, loop } = loopPosition(number, segments);
  const length = ticks(segmentDuration);
  const shown = cues.map((cue, at) => ({
    start: ticks(cue.start),
    end: ticks(cue.end),
    bytes: cueBox(cue, loop * cues.length + at),
  }));
  const samples = samplesBetween(shown, source * length, (source + 1) * length);
  const decodeTime = Buffer.alloc(8);
  decodeTime.writeBigUInt64BE(BigInt(number) * BigInt(length));
  const moof = (dataAt: number) =>
    box(
      'moof',
      fullBox('mfhd', 0, words(number + 1)),
      box(
        'traf',
        fullBox('tfhd', BASE_IS_MOOF, words(TRACK_ID)),
        fullBox('tfdt', VERSION_1, decodeTime),
        fullBox(
          'trun',
          RUN_FLAGS,
          words(samples.length, dataAt),
          ...samples.map(({ duration, bytes }) => words(duration, bytes.length)),
        ),
      ),
    );
  const head = moof(moof(0).length + 8);
  return Buffer.concat([head, box('mdat', ...samples.map(({ bytes }) => bytes))]);
};
