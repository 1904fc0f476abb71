/** Position on a page: vertical scroll offset, offset of each row, and the focused card. */
export interface PagePosition {
  readonly top: number;
  readonly rows: Readonly<Record<string, number>>;
  readonly focus: FocusedCard | null;
}

/** A card, identified by its row and key; the row is empty for cards outside rows. */
export interface FocusedCard {
  readonly row: string;
  readonly card: string;
}

/** Maximum number of pages whose positions are kept. */
const MOST = 60;
const STORAGE_KEY = 'footlight.positions';
const NOWHERE: PagePosition = { top: 0, rows: {}, focus: null };

/** Whether the position needs no scrolling or focusing. */
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
    // Data of another version or origin is discarded.
    return new Map();
  }
};

/** Positions of the pages in this tab's history; they survive a reload. */
export const createPagePositions = (storage: Pick<Storage, 'getItem' | 'setItem'>) => {
  const positions = restored(storage.getItem(STORAGE_KEY));
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
      storage.setItem(STORAGE_KEY, JSON.stringify([...positions]));
    },
  };
};
