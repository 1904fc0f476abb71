/** Where a viewer was on a page: how far down, how far along each row, and on which card. */
export interface PagePosition {
  readonly top: number;
  readonly rows: Readonly<Record<string, number>>;
  readonly focus: FocusedCard | null;
}

/** A card by its row and its name in it; the row is empty for cards outside of rows. */
export interface FocusedCard {
  readonly row: string;
  readonly card: string;
}

/** Kept for as many pages as anybody goes back. */
const MOST = 60;
const KEPT_AS = 'footlight.positions';
const NOWHERE: PagePosition = { top: 0, rows: {}, focus: null };

/** Whether a page need not be moved to show it, once it has come. */
export const isTop = ({ top, focus }: PagePosition): boolean => top === 0 && focus === null;

const isPosition = (value: unknown): value is PagePosition =>
  typeof value === 'object' && value !== null && 'top' in value && 'rows' in value && 'focus' in value;

const restored = (text: string | null): Map<string, PagePosition> => {
  try {
    const entries: unknown = JSON.parse(text ?? '[]');
    if (!Array.isArray(entries)) return new Map();
    return new Map(
      entries.filter(
        (entry): entry is [string, PagePosition] =>
          Array.isArray(entry) && typeof entry[0] === 'string' && isPosition(entry[1]),
      ),
    );
  } catch {
    // Written by another version, or by somebody else: nobody comes back to it.
    return new Map();
  }
};

/** The positions of the pages of this tab's history; they outlive a reload. @param storage null in the service */
export const createPagePositions = (storage: Pick<Storage, 'getItem' | 'setItem'> | null) => {
  const positions = restored(storage?.getItem(KEPT_AS) ?? null);
  return {
    of: (page: string): PagePosition => positions.get(page) ?? NOWHERE,
    keep: (page: string, change: Partial<PagePosition>): void => {
      const position = { ...(positions.get(page) ?? NOWHERE), ...change };
      positions.delete(page);
      positions.set(page, position);
      const [oldest] = positions.keys();
      if (positions.size > MOST && oldest !== undefined) positions.delete(oldest);
    },
    forget: (page: string): void => void positions.delete(page),
    save: (): void => {
      try {
        storage?.setItem(KEPT_AS, JSON.stringify([...positions]));
      } catch {
        // A full or closed storage costs the position after a reload, nothing else.
      }
    },
  };
};

export type PagePositions = ReturnType<typeof createPagePositions>;
