import type { TimeRange } from '../store/player-state.js';

/**
 * Time ranges (seconds) as a `TimeRanges` object, for ranges that do not come from a media element.
 * @see https://html.spec.whatwg.org/multipage/media.html#time-ranges
 */
export const timeRanges = (ranges: readonly TimeRange[]): TimeRanges => {
  const at = (index: number): TimeRange => {
    const range = ranges[index];
    if (range === undefined)
      throw new DOMException(`There is no range ${index} of ${ranges.length}.`, 'IndexSizeError');
    return range;
  };
  return { length: ranges.length, start: (index) => at(index).start, end: (index) => at(index).end };
};
