import type { RouteName } from '../navigation/route-table.js';

/** What of a player says whether somebody watches it. */
export interface Playing {
  readonly paused: boolean;
  readonly ended: boolean;
  readonly hasStarted: boolean;
  readonly hasFailed: boolean;
}

/** Pages beside which nothing plays: those of several videos, and the way out. */
const QUIET: ReadonlySet<RouteName | null> = new Set<RouteName>(['multiVideo', 'watchTogether', 'logout']);
/** Pages of one video, which takes the player. */
const TAKES_IT: ReadonlySet<RouteName | null> = new Set<RouteName>(['vod', 'live']);

/** Whether what plays in the small frame may do so beside a page. A video’s page takes the player when it is ready. */
export const staysSmall = (beside: RouteName | null): boolean => !QUIET.has(beside);

/**
 * Whether a video goes on in a small frame when its page is left. What was paused or over is let go; what was playing
 * goes on, except beside another video.
 *
 * @param to the page that is gone to; null where that is none of the site's
 */
export const goesOnSmall = (
  { paused, ended, hasStarted, hasFailed }: Playing,
  to: RouteName | null,
): boolean => hasStarted && !paused && !ended && !hasFailed && !QUIET.has(to) && !TAKES_IT.has(to);
