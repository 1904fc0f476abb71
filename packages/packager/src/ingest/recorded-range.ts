import type { Recording } from './ingest-journal.js';
import { isGap, wallClockOf, type IngestState, type IngestTrack } from './ingest-state.js';

/** Milliseconds since the epoch; null means unbounded. */
export interface EventSpan {
  readonly startsAt: number | null;
  readonly endsAt: number | null;
}

const completeSegments = ({ segments }: IngestTrack): number =>
  segments.at(-1)?.isComplete === false ? segments.length - 1 : segments.length;

/**
 * The part of an ingest that the video plays: only segments that were sent between the start and the end of the event
 * (LIVE-12).
 */
export const recordedRange = (state: IngestState, { startsAt, endsAt }: EventSpan): Recording => {
  const tracks = [...state.tracks.values()];
  const leading = tracks[0];
  if (leading === undefined) return { first: 0, end: 0, duration: 0 };
  const { facts, segments } = leading;
  const lengthMs = (ticks: number): number => (ticks * 1000) / facts.timescale;
  const complete = segments.slice(0, Math.min(...tracks.map((track) => completeSegments(track))));
  const within = complete.filter((segment) => {
    const begins = wallClockOf(state, segment, facts.timescale);
    const ends = begins + lengthMs(segment.duration);
    return (startsAt === null || ends > startsAt) && (endsAt === null || begins < endsAt);
  });
  const [first] = within;
  const last = within.at(-1);
  if (first === undefined || last === undefined) return { first: 0, end: 0, duration: 0 };
  const played = within.filter((segment) => !isGap(segment));
  const duration = played.reduce((sum, segment) => sum + lengthMs(segment.duration), 0) / 1000;
  return { first: first.number, end: last.number + 1, duration };
};
