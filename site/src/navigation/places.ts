/** Where a reader was on a page: how far down, how far along each row, and on which card. */
export interface Place {
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
const KEPT_AS = 'footlight.places';
const NOWHERE: Place = { top: 0, rows: {}, focus: null };

/** Whether a page need not be moved to show it, once it has come. */
export const isTop = ({ top, focus }: Place): boolean => top === 0 && focus === null;

const isPlace = (value: unknown): value is Place =>
  typeof value === 'object' && value !== null && 'top' in value && 'rows' in value && 'focus' in value;

const restored = (text: string | null): Map<string, Place> => {
  try {
    const entries: unknown = JSON.parse(text ?? '[]');
    if (!Array.isArray(entries)) return new Map();
    return new Map(
      entries.filter(
        (entry): entry is [string, Place] =>
          Array.isArray(entry) && typeof entry[0] === 'string' && isPlace(entry[1]),
      ),
    );
  } catch {
    // Written by another version, or by somebody else: nobody comes back to it.
    return new Map();
  }
};

/** The places of the pages of this tab's history; they outlive a reload. @param storage null in the service */
export const createPlaces = (storage: Pick<Storage, 'getItem' | 'setItem'> | null) => {
  const places = restored(storage?.getItem(KEPT_AS) ?? null);
  return {
    of: (page: string): Place => places.get(page) ?? NOWHERE,
    keep: (page: string, change: Partial<Place>): void => {
      const place = { ...(places.get(page) ?? NOWHERE), ...change };
      places.delete(page);
      places.set(page, place);
      const [oldest] = places.keys();
      if (places.size > MOST && oldest !== undefined) places.delete(oldest);
    },
    forget: (page: string): void => void places.delete(page),
    save: (): void => {
      try {
        storage?.setItem(KEPT_AS, JSON.stringify([...places]));
      } catch {
        // A full or closed storage costs the place after a reload, nothing else.
      }
    },
  };
};

export type Places = ReturnType<typeof createPlaces>;
