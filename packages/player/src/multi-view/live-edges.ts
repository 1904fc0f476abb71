/** What of a view decides whether it runs with the others. */
export interface EdgeOfView {
  readonly key: string;
  /** Seconds behind what is live; null for recordings and for what is not ready. */
  readonly behindBy: number | null;
  readonly isPlaying: boolean;
}

/** Time between two looks at the edges (VIEW-4). */
export const EDGE_LOOK_MS = 1000;

/** Seconds. Streams of one moment differ by a few segments and nobody minds; beyond this a view has stood still. */
const LOOSE_SECONDS = 8;

/**
 * The views that have fallen behind the others while nobody meant them to: they are to go to their live edge.
 * @param apart keys of the views whose viewer has gone back in time
 */
export const stragglers = (views: readonly EdgeOfView[], apart: ReadonlySet<string>): readonly string[] => {
  const together = views.flatMap(({ key, behindBy, isPlaying }) =>
    behindBy === null || !isPlaying || apart.has(key) ? [] : [{ key, behindBy }],
  );
  const least = Math.min(...together.map(({ behindBy }) => behindBy));
  return together.filter(({ behindBy }) => behindBy - least > LOOSE_SECONDS).map(({ key }) => key);
};
