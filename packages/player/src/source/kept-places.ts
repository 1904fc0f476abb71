import { resumePlace } from '@footlight/domain';

/** How far one address was watched. Seconds. */
interface KeptPlace {
  readonly position: number;
  readonly duration: number;
}

const KEY = 'footlight.places';
/** The newest are kept: an address says nothing of whether it will ever be opened again. */
const MOST_PLACES = 50;

const isPlace = (value: unknown): value is KeptPlace =>
  typeof value === 'object' &&
  value !== null &&
  'position' in value &&
  'duration' in value &&
  typeof value.position === 'number' &&
  typeof value.duration === 'number';

/** By address, the newest last. What somebody else wrote there is the same as nothing. */
const read = (): Map<string, KeptPlace> => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    const entries = Array.isArray(kept) ? (kept as unknown[]) : [];
    return new Map(
      entries.flatMap((entry) =>
        Array.isArray(entry) && typeof entry[0] === 'string' && isPlace(entry[1])
          ? [[entry[0], entry[1]] as const]
          : [],
      ),
    );
  } catch {
    return new Map();
  }
};

const nameOf = (src: string): string => new URL(src, document.baseURI).href;

/** Where this browser stopped playing an address; null for the beginning. Seconds. */
export const keptPlace = (src: string): number | null => {
  const place = read().get(nameOf(src));
  return place === undefined ? null : resumePlace(place.position, place.duration);
};

/** Keeps how far an address was watched, in this browser. Seconds. */
export const keepPlace = (src: string, position: number, duration: number): void => {
  const places = read();
  const name = nameOf(src);
  places.delete(name);
  places.set(name, { position, duration });
  try {
    localStorage.setItem(KEY, JSON.stringify([...places].slice(-MOST_PLACES)));
  } catch {
    // A storage that is blocked or full keeps nothing: the video plays without.
  }
};
