import type { PlayerContext } from '../player-context.js';

/** A viewer within this many seconds of the others counts as watching with them. */
const TOGETHER_SECONDS = 10;

/** Position of the other viewers in a premiere, seconds from the start of the film. */
const positionOfOthers = (scheduledAt: number): number => (Date.now() - scheduledAt) / 1000;

/** Whether the viewer's position differs from that of the other viewers. */
export const isApart = ({ player }: PlayerContext, scheduledAt: number): boolean =>
  Math.abs(positionOfOthers(scheduledAt) - player.media.currentTime) > TOGETHER_SECONDS;

/** Parameters for the `seek` command to the position of the other viewers. */
export const toOthers = (scheduledAt: number): { readonly to: number } => ({
  to: positionOfOthers(scheduledAt),
});
