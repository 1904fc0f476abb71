import type { Paging } from '@footlight/contract';

/** The cursor of the next page of a keyset list. */
export const nextOf = ({ moreDataAvailable, lastSeen }: Paging): string | null =>
  moreDataAvailable ? lastSeen : null;

/** The query for a page of a keyset list. */
export const keyset = (rpp: number, cursor: string | null): { rpp: number; lastSeen?: string } => ({
  rpp,
  ...(cursor === null ? {} : { lastSeen: cursor }),
});

/** The cursor of the next page of a numbered list. */
export const nextNumber = ({
  page,
  totalPages,
}: {
  readonly page: number;
  readonly totalPages: number;
}): string | null => (page < totalPages ? String(page + 1) : null);
