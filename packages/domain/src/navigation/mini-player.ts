import type { RouteName } from './route-table.js';

/** The player state that shows whether the viewer is watching. */
export interface Playing {
  readonly paused: boolean;
  readonly ended: boolean;
  readonly hasStarted: boolean;
  readonly hasFailed: boolean;
}

/** Pages without a mini player: those with several videos, and sign-out. */
const QUIET: ReadonlySet<RouteName | null> = new Set<RouteName>(['multiVideo', 'watchTogether', 'logout']);
/** Pages of a single video, which take over the player. */
const TAKES_IT: ReadonlySet<RouteName | null> = new Set<RouteName>(['vod', 'live']);

/** Whether the mini player may keep playing beside a page. A video’s page takes over the player when it is ready. */
export const allowsMiniPlayer = (beside: RouteName | null): boolean => !QUIET.has(beside);

/**
 * Whether a video continues in the mini player when its page is left. A paused or ended one is destroyed; a playing one
 * continues, except beside another video.
 *
 * @param to the page that is opened; null for pages outside the site
 */
export const continuesInMiniPlayer = (
  { paused, ended, hasStarted, hasFailed }: Playing,
  to: RouteName | null,
): boolean => hasStarted && !paused && !ended && !hasFailed && !QUIET.has(to) && !TAKES_IT.has(to);
