import type { EventLine, IngestTrackFacts, JournalLine, PartLine, SourceLine } from './ingest-journal.js';

interface IngestPart {
  /** Byte range in the track's file. */
  readonly start: number;
  readonly end: number;
  /** Ticks. */
  readonly duration: number;
  readonly independent: boolean;
}

export interface IngestSegment {
  readonly number: number;
  /** Index of the event's source, from 0; a change is a discontinuity. */
  readonly source: number;
  /** Ticks, on the event's timeline. */
  readonly time: number;
  /** Ticks. */
  duration: number;
  /** Byte range in the track's file; empty if the track has a gap under this number. */
  readonly start: number;
  end: number;
  isComplete: boolean;
  /** Kept only for the latest segments; players request older segments as a whole. */
  parts: IngestPart[];
}

export interface IngestTrack {
  readonly facts: IngestTrackFacts;
  /** Numbered consecutively from 0; a segment without bytes is a gap. */
  readonly segments: IngestSegment[];
  /** Position of the first byte of each of its files, in order. */
  readonly files: number[];
}

/** State of an ingested event according to its journal. */
export interface IngestState {
  event: EventLine | null;
  readonly tracks: Map<string, IngestTrack>;
  readonly sources: SourceLine[];
  /** Number of the first segment whose bytes are kept. */
  kept: number;
  /** When the packaging process ended the event; milliseconds since the epoch. */
  endedAt: number | null;
}

/** Number of latest segments that keep their parts: those listed in playlists, and older ones still being requested. */
const SEGMENTS_WITH_PARTS = 5;

export const emptyIngest = (): IngestState => ({
  event: null,
  tracks: new Map(),
  sources: [],
  kept: 0,
  endedAt: null,
});

export const isGap = ({ start, end }: IngestSegment): boolean => start === end;

/** Duration of a complete segment in ticks. */
export const segmentTicks = ({ timescale }: IngestTrackFacts, { segmentMs }: EventLine): number =>
  Math.round((timescale * segmentMs) / 1000);

/** End of a track on the event's timeline; milliseconds. */
export const endMs = ({ facts, segments }: IngestTrack): number => {
  const last = segments.at(-1);
  return last === undefined ? 0 : ((last.time + last.duration) * 1000) / facts.timescale;
};

/** The number after the last segment of the longest track. */
export const nextNumber = ({ tracks }: IngestState): number =>
  Math.max(0, ...Array.from(tracks.values(), ({ segments }) => segments.length));

const endSegments = ({ tracks }: IngestState): void => {
  for (const { segments } of tracks.values()) {
    const last = segments.at(-1);
    if (last !== undefined) last.isComplete = true;
  }
};

/**
 * A source may end with audio but no video, or the reverse. Shorter tracks are filled with gaps, so that a segment
 * number is the same time span in all tracks.
 */
const levelTracks = (state: IngestState, number: number): void => {
  for (const { facts, segments } of state.tracks.values()) {
    while (segments.length < number && state.event !== null) {
      const last = segments.at(-1);
      segments.push({
        number: segments.length,
        source: Math.max(0, state.sources.length - 1),
        time: last === undefined ? 0 : last.time + last.duration,
        duration: segmentTicks(facts, state.event),
        start: last?.end ?? facts.initBytes,
        end: last?.end ?? facts.initBytes,
        isComplete: true,
        parts: [],
      });
    }
  }
};

const addPart = (state: IngestState, line: PartLine): void => {
  const track = state.tracks.get(line.track);
  if (track === undefined || state.event === null || state.sources.length === 0) {
    throw new Error(`A part of the track ${line.track}, which the journal has not begun.`);
  }
  const { segments } = track;
  const part = { start: line.start, end: line.end, duration: line.duration, independent: line.independent };
  let segment = segments[line.segment];
  if (segment === undefined) {
    if (line.segment !== segments.length) {
      throw new Error(`Segment ${line.segment} of ${line.track} comes after ${segments.length} others.`);
    }
    const before = segments.at(-1);
    if (before !== undefined) before.isComplete = true;
    const old = segments.at(-SEGMENTS_WITH_PARTS);
    if (old !== undefined) old.parts = [];
    segment = {
      number: line.segment,
      source: state.sources.length - 1,
      time: line.time,
      duration: 0,
      start: line.start,
      end: line.start,
      isComplete: false,
      parts: [],
    };
    segments.push(segment);
  }
  segment.parts.push(part);
  segment.duration += line.duration;
  segment.end = line.end;
  if (segment.duration >= segmentTicks(track.facts, state.event)) segment.isComplete = true;
};

/** Applies a line of the journal to the state. */
export const applyLine = (state: IngestState, line: JournalLine): void => {
  switch (line.is) {
    case 'event':
      state.event = line;
      for (const facts of line.tracks) state.tracks.set(facts.id, { facts, segments: [], files: [0] });
      return;
    case 'source':
      endSegments(state);
      levelTracks(state, line.number);
      state.sources.push(line);
      return;
    case 'part':
      addPart(state, line);
      return;
    case 'file':
      state.tracks.get(line.track)?.files.push(line.start);
      return;
    case 'pause':
      endSegments(state);
      return;
    case 'end':
      endSegments(state);
      state.endedAt = line.at;
      return;
    default:
      line satisfies never;
  }
};

/** Wall-clock time at which a segment starts; milliseconds since the epoch. */
export const wallClockOf = ({ sources }: IngestState, segment: IngestSegment, timescale: number): number => {
  const source = sources[segment.source];
  const at = (segment.time * 1000) / timescale;
  return source === undefined ? 0 : Math.round(source.startsAt + at - source.offsetMs);
};
