import type { Recording } from './ingest-journal.js';
import {
  isGap,
  wallClockOf,
  type IngestSegment,
  type IngestState,
  type IngestTrack,
} from './ingest-state.js';

/** Milliseconds since the epoch; null means unbounded. */
export interface EventSpan {
  readonly startsAt: number | null;
  readonly endsAt: number | null;
}

const completeSegments = ({ segments }: IngestTrack): number =>
  segments.at(-1)?.isComplete === false ? segments.length - 1 : segments.length;

/** Whether a segment of the leading track was sent at that time. */
const isWithin = (
  state: IngestState,
  { segment, timescale }: { readonly segment: IngestSegment; readonly timescale: number },
  { startsAt, endsAt }: EventSpan,
): boolean => {
  const begins = wallClockOf(state, segment, timescale);
  const ends = begins + (segment.duration * 1000) / timescale;
  return (
    segment.number >= state.kept &&
    (startsAt === null || ends > startsAt) &&
    (endsAt === null || begins < endsAt)
  );
};

/** Whether `recordedRange` of the time has the segment with a number, without looking at the others. */
export const isRecorded = (state: IngestState, number: number, span: EventSpan): boolean => {
  const [leading] = state.tracks.values();
  const segment = leading?.segments[number];
  return (
    leading !== undefined &&
    segment !== undefined &&
    isWithin(state, { segment, timescale: leading.facts.timescale }, span)
  );
};

/**
 * The part of an ingest that the video plays: only segments that were sent between the start and the end of the event
 * (LIVE-12).
 */
export const recordedRange = (state: IngestState, span: EventSpan): Recording => {
  const tracks = [...state.tracks.values()];
  const leading = tracks[0];
  if (leading === undefined) return { first: 0, end: 0, duration: 0 };
  const { facts, segments } = leading;
  const lengthMs = (ticks: number): number => (ticks * 1000) / facts.timescale;
  const complete = segments.slice(0, Math.min(...tracks.map((track) => completeSegments(track))));
  const within = complete.filter((segment) => isWithin(state, { segment, timescale: facts.timescale }, span));
  const [first] = within;
  const last = within.at(-1);
  if (first === undefined || last === undefined) return { first: 0, end: 0, duration: 0 };
  const played = within.filter((segment) => !isGap(segment));
  const duration = played.reduce((sum, segment) => sum + lengthMs(segment.duration), 0) / 1000;
  return { first: first.number, end: last.number + 1, duration };
};
