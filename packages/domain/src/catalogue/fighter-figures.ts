interface Counted {
  readonly value: number;
}

/** Without what was never tried: nought of nought takedowns says nothing of a boxer. */
export const toldFigures = <T extends Counted>(figures: readonly T[]): readonly T[] =>
  figures.filter(({ value }) => value > 0);

/** How long the bar of each figure is beside the longest, from 0 to 1. */
export const barLengths = (values: readonly number[]): readonly number[] => {
  const longest = Math.max(0, ...values);
  return values.map((value) => (longest === 0 ? 0 : value / longest));
};
