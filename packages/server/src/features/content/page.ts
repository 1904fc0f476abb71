import type { Paging } from '@footlight/contract';

/** A page of a keyset-paginated list: its size, and the id of the last entry before it. */
export interface PageRequest {
  readonly size: number;
  readonly lastSeen: string | undefined;
}

export interface Page<T> {
  readonly entries: readonly T[];
  readonly paging: Paging;
}

/** Builds a page from rows that were read with a limit of `size + 1`; the extra row indicates that more follow. */
export const pageFrom = <T>(rows: readonly T[], size: number, idOf: (row: T) => string): Page<T> => {
  const entries = rows.slice(0, size);
  const last = entries.at(-1);
  return {
    entries,
    paging: { moreDataAvailable: rows.length > size, lastSeen: last === undefined ? null : idOf(last) },
  };
};
