interface Counted {
  readonly value: number;
}

/** Omits zeros, such as the takedowns of a boxer. */
export const nonZeroFigures = <T extends Counted>(figures: readonly T[]): readonly T[] =>
  figures.filter(({ value }) => value > 0);

/** The length of each bar relative to the longest, from 0 to 1. */
export const barLengths = (values: readonly number[]): readonly number[] => {
  const longest = Math.max(0, ...values);
  return values.map((value) => (longest === 0 ? 0 : value / longest));
};
