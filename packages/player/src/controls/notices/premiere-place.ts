import type { PlayerContext } from '../player-context.js';

/** Who is this close to everybody else watches with them, seconds. */
const TOGETHER_SECONDS = 10;

/** Where everybody is in a premiere, seconds into the film. */
const placeOfOthers = (scheduledAt: number): number => (Date.now() - scheduledAt) / 1000;

/** Whether the viewer is elsewhere in the film than everybody else. */
export const isApart = ({ player }: PlayerContext, scheduledAt: number): boolean =>
  Math.abs(placeOfOthers(scheduledAt) - player.media.currentTime) > TOGETHER_SECONDS;

/** What the `seek` command is told to get to the others. */
export const toOthers = (scheduledAt: number): { readonly to: number } => ({
  to: placeOfOthers(scheduledAt),
});
