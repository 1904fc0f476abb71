import { resumePosition } from '@footlight/domain';

/** The watched position of one address, in seconds. */
interface SavedPosition {
  readonly position: number;
  readonly duration: number;
}

const KEY = 'footlight.places';
/** Only the newest positions are stored, because an address may never be opened again. */
const MOST_POSITIONS = 50;

const isPosition = (value: unknown): value is SavedPosition =>
  typeof value === 'object' &&
  value !== null &&
  'position' in value &&
  'duration' in value &&
  typeof value.position === 'number' &&
  typeof value.duration === 'number';

/** Positions by address, newest last. Invalid stored values count as absent. */
const read = (): Map<string, SavedPosition> => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    const entries = Array.isArray(stored) ? (stored as unknown[]) : [];
    return new Map(
      entries.flatMap((entry) =>
        Array.isArray(entry) && typeof entry[0] === 'string' && isPosition(entry[1])
          ? [[entry[0], entry[1]] as const]
          : [],
      ),
    );
  } catch {
    return new Map();
  }
};

const nameOf = (src: string): string => new URL(src, document.baseURI).href;

/** The position in seconds at which this browser stopped playing an address; null to start from the beginning. */
export const savedPosition = (src: string): number | null => {
  const saved = read().get(nameOf(src));
  return saved === undefined ? null : resumePosition(saved.position, saved.duration);
};

/** Stores the watched position of an address in this browser. Seconds. */
export const keepPosition = (src: string, position: number, duration: number): void => {
  const positions = read();
  const name = nameOf(src);
  positions.delete(name);
  positions.set(name, { position, duration });
  try {
    localStorage.setItem(KEY, JSON.stringify([...positions].slice(-MOST_POSITIONS)));
  } catch {
    // Storage is blocked or full: the position is not stored.
  }
};
