import type { Row, Section } from '@footlight/contract';
import { renewedList } from './list-renewal.js';
import type { Status } from './status.js';

/** How far a row has been read. */
export interface RowProgress {
  readonly status: Status;
  /** Pages read after the first; counts up on next page and down again on failure, never below 0. */
  readonly page: number;
}

/** A section as it was left, with every row and row page that had been read. */
export interface LeftSection {
  readonly section: Section;
  readonly rows: Readonly<Record<string, RowProgress>>;
  /** Milliseconds since the epoch. */
  readonly loadedAt: number;
}

/** As many as a reader goes back through. */
const MOST = 12;

/** Sections that were left, for whoever goes back to them. */
export const createSectionShelf = () => {
  const left = new Map<string, LeftSection>();
  return {
    put: (id: string, section: LeftSection): void => {
      left.delete(id);
      left.set(id, section);
      const [oldest] = left.keys();
      if (left.size > MOST && oldest !== undefined) left.delete(oldest);
    },
    take: (id: string): LeftSection | null => left.get(id) ?? null,
    change: (change: (section: Section) => Section): void => {
      for (const [id, held] of left) left.set(id, { ...held, section: change(held.section) });
    },
    clear: (): void => left.clear(),
  };
};

const nameOf = ({ type, id }: Row['items'][number]): string => `${type}:${id}`;

/**
 * The first page of a section over what is held of it: what has been read further of it and of its rows stays; who
 * looks at it keeps their place.
 */
export const renewed = (held: Section, fresh: Section): Section => {
  const rows = new Map(held.buckets.map((row) => [row.bucketId, row]));
  const buckets = fresh.buckets.map((row): Row => {
    const before = rows.get(row.bucketId);
    if (before === undefined) return row;
    const { items, paging } = renewedList(before, row, nameOf);
    return { ...row, items: [...items], paging };
  });
  const { items, paging } = renewedList(
    { items: held.buckets, paging: held.paging },
    { items: buckets, paging: fresh.paging },
    ({ bucketId }) => bucketId,
  );
  return { ...fresh, buckets: [...items], paging };
};
