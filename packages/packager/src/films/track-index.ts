import { Type, type Static } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import { readStoredText } from '../store/read-object.js';
import type { StoreReader } from '../store/media-store.js';

const offset = Type.Integer({ minimum: 0 });

/**
 * Where the segments of a track are, so that it can be opened without looking at each of its fragments: over a network,
 * that takes minutes for a long film.
 */
export const TrackIndex = Type.Object({
  /** Size of the file that it belongs to. */
  bytes: offset,
  /** Size of the initialisation segment, with which the file begins. */
  initBytes: offset,
  /** Fragments per segment, all of the same duration; 1 if a segment cannot be divided so. */
  parts: Type.Integer({ minimum: 1 }),
  /** Offset of each segment's first byte, and of the byte after its last. */
  spans: Type.Array(Type.Tuple([offset, offset])),
});
export type TrackIndex = Static<typeof TrackIndex>;

/** `films/harbour/v720.mp4` → `films/harbour/v720.index.json` */
export const indexKey = (track: string): string => track.replace(/\.mp4$/u, '.index.json');

/**
 * The index beside a track. Null without one, and for one of another file or film: then the file itself tells.
 * @throws {StoreError}
 */
export const readTrackIndex = async (
  store: StoreReader,
  track: string,
  { bytes, segments }: { readonly bytes: number; readonly segments: number },
): Promise<TrackIndex | null> => {
  const text = await readStoredText(store, indexKey(track));
  if (text === null) return null;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  if (!Value.Check(TrackIndex, value)) return null;
  const { initBytes, spans } = value;
  const isOfFile =
    value.bytes === bytes &&
    spans.length === segments &&
    spans.every(
      ([start, end], at) => start >= (spans[at - 1]?.[1] ?? initBytes) && end > start && end <= bytes,
    );
  return isOfFile ? value : null;
};
