/** The buffered data after a point in time. */
export interface Ahead {
  /** Seconds of contiguous data. */
  readonly seconds: number;
  /** Start of the data after the next gap, in seconds; null if there is none. */
  readonly next: number | null;
}

/** @param ranges as in `HTMLMediaElement.buffered` */
export const lookAhead = (ranges: TimeRanges, time: number): Ahead => {
  const spans = Array.from({ length: ranges.length }, (_, at) => ({
    start: ranges.start(at),
    end: ranges.end(at),
  }));
  const here = spans.find(({ start, end }) => start <= time && time <= end);
  return {
    seconds: here === undefined ? 0 : here.end - time,
    next: spans.find(({ start }) => start > (here?.end ?? time))?.start ?? null,
  };
};
