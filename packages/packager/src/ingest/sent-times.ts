import { isGap, wallClockOf, type IngestSegment, type IngestState } from './ingest-state.js';

/** Milliseconds since the epoch. */
export interface SentSpan {
  readonly from: number;
  readonly until: number;
}

/** When the sources of an ingest sent what is kept of it, in order; without those of which nothing is kept. */
export const sentTimes = (state: IngestState): SentSpan[] => {
  const [leading] = state.tracks.values();
  if (leading === undefined) return [];
  const { facts, segments } = leading;
  const startOf = (segment: IngestSegment): number => wallClockOf(state, segment, facts.timescale);
  return state.sources.flatMap(({ number }, at) => {
    const first = segments[Math.max(number, state.kept)];
    // The last segments of a source are gaps if another track had more of them.
    const end = state.sources[at + 1]?.number ?? segments.length;
    const last = segments.slice(Math.max(number, state.kept), end).findLast((segment) => !isGap(segment));
    return first === undefined || last === undefined || first.source !== at
      ? []
      : [{ from: startOf(first), until: startOf(last) + (last.duration * 1000) / facts.timescale }];
  });
};
