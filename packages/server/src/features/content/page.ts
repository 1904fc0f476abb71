import type { Paging } from '@footlight/contract';

/** Which page of a keyset list: how many, after which id. */
export interface PageRequest {
  readonly size: number;
  readonly lastSeen: string | undefined;
}

export interface Page<T> {
  readonly entries: readonly T[];
  readonly paging: Paging;
}

/** Cuts a page from rows read with one more than asked for: that one tells whether there is more. */
export const pageFrom = <T>(rows: readonly T[], size: number, idOf: (row: T) => string): Page<T> => {
  const entries = rows.slice(0, size);
  const last = entries.at(-1);
  return {
    entries,
    paging: { moreDataAvailable: rows.length > size, lastSeen: last === undefined ? null : idOf(last) },
  };
};
