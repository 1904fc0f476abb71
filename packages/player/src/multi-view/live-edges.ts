/** The state of a view that determines whether it is in sync with the others. */
export interface EdgeOfView {
  readonly key: string;
  /** Seconds behind the live edge; null for recordings and for views that are not ready. */
  readonly behindBy: number | null;
  readonly isPlaying: boolean;
}

/** Milliseconds between two comparisons of the views' positions (VIEW-4). */
export const EDGE_LOOK_MS = 1000;

/** Seconds. Streams usually differ by a few segments; a view beyond this limit has stalled. */
const LOOSE_SECONDS = 8;

/**
 * The views that have fallen behind the others unintentionally and should seek to their live edge.
 * @param apart keys of the views in which the viewer has seeked back
 */
export const stragglers = (views: readonly EdgeOfView[], apart: ReadonlySet<string>): readonly string[] => {
  const together = views.flatMap(({ key, behindBy, isPlaying }) =>
    behindBy === null || !isPlaying || apart.has(key) ? [] : [{ key, behindBy }],
  );
  const least = Math.min(...together.map(({ behindBy }) => behindBy));
  return together.filter(({ behindBy }) => behindBy - least > LOOSE_SECONDS).map(({ key }) => key);
};
