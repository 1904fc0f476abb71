/** The tags around the segments of a playlist. */
interface Tags {
  /** Lines before the first segment. */
  readonly head?: readonly string[];
  /** Seconds of each segment. */
  readonly duration?: number;
  /** Lines before single segments, by their number. */
  readonly before?: Readonly<Record<number, readonly string[]>>;
  readonly isEnded?: boolean;
}

/** A media playlist of the segments with these names. */
export const listOf = (
  segments: readonly string[],
  { head = [], duration = 2, before = {}, isEnded = true }: Tags = {},
): string =>
  [
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    `#EXT-X-TARGETDURATION:${String(Math.max(1, Math.ceil(duration)))}`,
    ...head,
    ...segments.flatMap((segment, at) => [...(before[at] ?? []), `#EXTINF:${duration.toFixed(3)},`, segment]),
    ...(isEnded ? ['#EXT-X-ENDLIST'] : []),
    '',
  ].join('\n');

export const numbered = (count: number, ending = 'ts'): readonly string[] =>
  Array.from({ length: count }, (_, at) => `s${String(at)}.${ending}`);
