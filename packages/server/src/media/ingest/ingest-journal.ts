import { Type, type Static } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import { TRACK } from '../film-description.js';

/**
 * The journal of an ingested event: one JSON object a line, only ever appended to. A line stands once the bytes that it
 * names are in the track's file, so that whoever reads the journal, whenever, finds what it says.
 */

const ticks = Type.Integer({ minimum: 0 });
const bytes = Type.Integer({ minimum: 0 });
const trackId = Type.String({ pattern: `^${TRACK}$` });

const sharedByTracks = {
  id: trackId,
  /** Ticks a second. */
  timescale: Type.Integer({ minimum: 1 }),
  /** Bits a second. */
  bandwidth: Type.Integer({ minimum: 1 }),
  codecs: Type.String(),
  /** Length of the initialisation segment, with which the track's file begins. */
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

/** The first line: what holds for the whole event. */
const EventLine = Type.Object({
  is: Type.Literal('event'),
  segmentMs: Type.Integer({ minimum: 1 }),
  partMs: Type.Integer({ minimum: 1 }),
  tracks: Type.Array(TrackLine, { minItems: 1 }),
});
export type EventLine = Static<typeof EventLine>;

/** A source has come: at the beginning, or after it dropped. */
const SourceLine = Type.Object({
  is: Type.Literal('source'),
  /** Number of its first segment, in every track. */
  number: Type.Integer({ minimum: 0 }),
  /** When its first sample was taken; milliseconds since the epoch. */
  startsAt: milliseconds,
  /** Where that stands on the event's timeline. */
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
  /** Whether decoding may begin here. */
  independent: Type.Boolean(),
});
export type PartLine = Static<typeof PartLine>;

/** The source is gone; segments that were begun stay as short as they are. */
const PauseLine = Type.Object({ is: Type.Literal('pause') });
/** Whoever packaged the event says that it is over. */
const EndLine = Type.Object({ is: Type.Literal('end'), at: milliseconds });

export const JournalLine = Type.Union([EventLine, SourceLine, PartLine, PauseLine, EndLine]);
export type JournalLine = Static<typeof JournalLine>;

export const journalText = (line: JournalLine): string => `${JSON.stringify(line)}\n`;

/** @throws {Error} naming the line when it is none of a journal */
export const parseJournalLine = (text: string): JournalLine => {
  const value: unknown = JSON.parse(text);
  if (!Value.Check(JournalLine, value)) throw new Error(`Not a line of a journal: ${text.slice(0, 200)}`);
  return value;
};

/** `recording.json`: what the video of an ended event plays. */
export const Recording = Type.Object({
  /** First segment. */
  first: Type.Integer({ minimum: 0 }),
  /** The segment after the last. */
  end: Type.Integer({ minimum: 0 }),
  /** Seconds that play. */
  duration: Type.Number({ minimum: 0 }),
});
export type Recording = Static<typeof Recording>;

/** @throws {Error} when the text is no `recording.json` */
export const parseRecording = (text: string): Recording => {
  const value: unknown = JSON.parse(text);
  if (!Value.Check(Recording, value)) throw new Error('Not the description of a recording.');
  return value;
};
