import { Type, type Static } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import { TRACK } from '../films/film-description.js';

/**
 * The journal of an ingested event: an append-only file with one JSON object per line. A line is written after the
 * bytes it refers to, so that readers of the journal always find them in the track's file.
 */

const ticks = Type.Integer({ minimum: 0 });
const bytes = Type.Integer({ minimum: 0 });
const trackId = Type.String({ pattern: `^${TRACK}$` });

const sharedByTracks = {
  id: trackId,
  /** Ticks per second. */
  timescale: Type.Integer({ minimum: 1 }),
  /** Bits per second. */
  bandwidth: Type.Integer({ minimum: 1 }),
  codecs: Type.String(),
  /** Length of the initialisation segment at the beginning of the track's file. */
  initBytes: Type.Integer({ minimum: 1 }),
};

const VideoLine = Type.Object({
  ...sharedByTracks,
  kind: Type.Literal('video'),
  width: Type.Integer({ minimum: 1 }),
  height: Type.Integer({ minimum: 1 }),
});
const AudioLine = Type.Object({
  ...sharedByTracks,
  kind: Type.Literal('audio'),
  language: Type.String(),
  label: Type.String(),
  channels: Type.Integer({ minimum: 1 }),
});
const TrackLine = Type.Union([VideoLine, AudioLine]);
export type IngestTrackFacts = Static<typeof TrackLine>;

const milliseconds = Type.Integer({ minimum: 0 });

/** The first line, with the properties of the whole event. */
const EventLine = Type.Object({
  is: Type.Literal('event'),
  segmentMs: Type.Integer({ minimum: 1 }),
  partMs: Type.Integer({ minimum: 1 }),
  tracks: Type.Array(TrackLine, { minItems: 1 }),
});
export type EventLine = Static<typeof EventLine>;

/** A source has started, at the beginning or after a drop. */
const SourceLine = Type.Object({
  is: Type.Literal('source'),
  /** Number of its first segment, in every track. */
  number: Type.Integer({ minimum: 0 }),
  /** Wall-clock time of its first sample; milliseconds since the epoch. */
  startsAt: milliseconds,
  /** Position of its first sample on the event's timeline. */
  offsetMs: milliseconds,
});
export type SourceLine = Static<typeof SourceLine>;

const PartLine = Type.Object({
  is: Type.Literal('part'),
  track: trackId,
  segment: Type.Integer({ minimum: 0 }),
  start: bytes,
  end: bytes,
  /** Decode time on the event's timeline. */
  time: ticks,
  duration: ticks,
  /** Whether decoding can start with this part. */
  independent: Type.Boolean(),
});
export type PartLine = Static<typeof PartLine>;

/** The bytes of a track from a position on are in another file, which begins with a segment. */
const FileLine = Type.Object({ is: Type.Literal('file'), track: trackId, start: bytes });

/** The source has dropped; incomplete segments end here. */
const PauseLine = Type.Object({ is: Type.Literal('pause') });
/** The packaging process has ended the event. */
const EndLine = Type.Object({ is: Type.Literal('end'), at: milliseconds });

export const JournalLine = Type.Union([EventLine, SourceLine, PartLine, FileLine, PauseLine, EndLine]);
export type JournalLine = Static<typeof JournalLine>;

export const journalText = (line: JournalLine): string => `${JSON.stringify(line)}\n`;

/** @throws {Error} quoting the line when it is not a valid journal line */
export const parseJournalLine = (text: string): JournalLine => {
  const value: unknown = JSON.parse(text);
  if (!Value.Check(JournalLine, value)) throw new Error(`Not a line of a journal: ${text.slice(0, 200)}`);
  return value;
};

/** Schema of `recording.json`, which specifies the segments that the video of an ended event plays. */
export const Recording = Type.Object({
  /** Number of the first segment. */
  first: Type.Integer({ minimum: 0 }),
  /** Number of the segment after the last. */
  end: Type.Integer({ minimum: 0 }),
  /** Playable seconds, without gaps. */
  duration: Type.Number({ minimum: 0 }),
});
export type Recording = Static<typeof Recording>;

/** @throws {Error} when the text is not a valid `recording.json` */
export const parseRecording = (text: string): Recording => {
  const value: unknown = JSON.parse(text);
  if (!Value.Check(Recording, value)) throw new Error('Not the description of a recording.');
  return value;
};

/** Schema of `kept.json`. */
const Kept = Type.Object({ first: Type.Integer({ minimum: 0 }) });

/** @returns the number of the first segment that is kept; @throws {Error} when the text is not a valid `kept.json` */
export const parseKept = (text: string): number => {
  const value: unknown = JSON.parse(text);
  if (!Value.Check(Kept, value)) throw new Error('Not the description of what is kept of an ingest.');
  return value.first;
};
