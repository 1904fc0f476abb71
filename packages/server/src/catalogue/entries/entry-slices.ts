const ENTRIES_A_TRANSACTION = 1_000;

/** Parts of a list that one transaction changes: short ones, so that events can begin in between. */
export const slices = function* <T>(list: readonly T[]): Generator<readonly T[]> {
  for (let start = 0; start < list.length; start += ENTRIES_A_TRANSACTION)
    yield list.slice(start, start + ENTRIES_A_TRANSACTION);
};
