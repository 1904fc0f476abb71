import { numberFormat } from './formats.js';

const UNITS = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const;

export interface CountdownPart {
  readonly unit: (typeof UNITS)[number][0];
  /** `4 min`, in the requested language. */
  readonly words: string;
}

/**
 * Splits a time span into parts from its largest unit down to seconds; seconds are omitted while there are days.
 * @param ms below 0 counts as 0
 */
export const countdownParts = (ms: number, language: string): CountdownPart[] => {
  let rest = Math.max(0, Math.ceil(ms / 1000));
  const counts = UNITS.map(([unit, seconds]) => {
    const count = Math.floor(rest / seconds);
    rest -= count * seconds;
    return { unit, count };
  });
  const largest = counts.findIndex(({ count }) => count > 0);
  const shown = largest === -1 ? counts.slice(-1) : counts.slice(largest, largest === 0 ? -1 : undefined);
  return shown.map(({ unit, count }) => ({
    unit,
    words: numberFormat(language, { style: 'unit', unit, unitDisplay: 'short' }).format(count),
  }));
};
