import { loopPosition } from './looped-segment.js';

export interface Cue {
  /** Seconds from the start of the film. */
  readonly start: number;
  readonly end: number;
  /** The source text of the cue: identifier, timing line and text. */
  readonly block: string;
}

export interface Subtitles {
  /** STYLE and REGION blocks, repeated in every segment. */
  readonly definitions: readonly string[];
  readonly cues: readonly Cue[];
}

export const TIMING = /^(?:(\d+):)?(\d{2}):(\d{2}\.\d{3})[ \t]+-->[ \t]+(?:(\d+):)?(\d{2}):(\d{2}\.\d{3})/m;

const seconds = (hours: string | undefined, minutes: string | undefined, rest: string | undefined): number =>
  Number(hours ?? 0) * 3600 + Number(minutes) * 60 + Number(rest);

/** Parses the blocks and cue times of a WebVTT file, for splitting it. @see https://www.w3.org/TR/webvtt1/ */
export const parseSubtitles = (text: string): Subtitles => {
  const blocks = text
    .replace(/^\uFEFF/, '')
    .replaceAll(/\r\n?/g, '\n')
    .split(/\n{2,}/)
    .slice(1)
    .map((block) => block.trim())
    .filter((block) => block !== '');
  const cues = blocks.flatMap((block): Cue[] => {
    const found = TIMING.exec(block);
    if (found === null) return [];
    const [, ...parts] = found;
    return [
      { start: seconds(parts[0], parts[1], parts[2]), end: seconds(parts[3], parts[4], parts[5]), block },
    ];
  });
  return { definitions: blocks.filter((block) => /^(?:STYLE|REGION)\b/.test(block)), cues };
};

/** Ticks per second of the clock of X-TIMESTAMP-MAP, which wraps at 33 bits. */
const MPEG_TICKS = 90_000;
const MPEG_WRAP = 2 ** 33;

export interface LiveSubtitlesPlace {
  readonly number: number;
  /** Number of segments in the film. */
  readonly segments: number;
  /** Seconds. */
  readonly segmentDuration: number;
}

/**
 * The cues of one live segment. A cue keeps its whole time range, including the part outside the segment, and is
 * repeated in every segment that it overlaps. The timestamp map contains the start of the current loop.
 * @see RFC 8216 §3.5
 */
export const liveSubtitles = (
  { definitions, cues }: Subtitles,
  { number, segments, segmentDuration }: LiveSubtitlesPlace,
): string => {
  const { source, loop } = loopPosition(number, segments);
  const start = source * segmentDuration;
  const end = start + segmentDuration;
  // Rounded to ticks before multiplying, since a product of fractions would drift over the years.
  const loopStart = (loop * segments * Math.round(segmentDuration * MPEG_TICKS)) % MPEG_WRAP;
  const shown = cues.filter((cue) => cue.start < end && cue.end > start).map(({ block }) => block);
  const head = `WEBVTT\nX-TIMESTAMP-MAP=LOCAL:00:00:00.000,MPEGTS:${loopStart}`;
  return `${[head, ...definitions, ...shown].join('\n\n')}\n`;
};
