import type { Paging } from '@footlight/contract';

/** The cursor of the page after one that was told with keyset paging. */
export const nextOf = ({ moreDataAvailable, lastSeen }: Paging): string | null =>
  moreDataAvailable ? lastSeen : null;

/** The query of a page of such a list. */
export const keyset = (rpp: number, cursor: string | null): { rpp: number; lastSeen?: string } => ({
  rpp,
  ...(cursor === null ? {} : { lastSeen: cursor }),
});

/** The cursor of the page after a numbered one. */
export const nextNumber = ({
  page,
  totalPages,
}: {
  readonly page: number;
  readonly totalPages: number;
}): string | null => (page < totalPages ? String(page + 1) : null);
