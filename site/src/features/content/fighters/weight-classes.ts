import type { WeightClass } from '@footlight/contract';
import { WEIGHT_CLASS_LABELS } from '@footlight/ui';

const LIGHTEST_FIRST = Object.keys(WEIGHT_CLASS_LABELS) as WeightClass[];

/** Removes duplicates and sorts from the lightest. */
export const classesOf = (names: readonly WeightClass[]): readonly WeightClass[] => {
  const known = new Set(names);
  return LIGHTEST_FIRST.filter((name) => known.has(name));
};
