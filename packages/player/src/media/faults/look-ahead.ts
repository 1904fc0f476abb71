/** What lies ahead of a moment in what has arrived. */
export interface Ahead {
  /** Seconds of data without a break. */
  readonly seconds: number;
  /** Where data goes on after a hole; null where nothing has arrived there. */
  readonly next: number | null;
}

/** @param ranges as `HTMLMediaElement.buffered` has them */
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
