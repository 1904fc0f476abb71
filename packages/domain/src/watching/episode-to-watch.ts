import type { ContentItem } from '@footlight/contract';
import { watchOutcome } from './watch-progress.js';

/** The episode that a series or season begins with for its reader. */
export interface EpisodeToWatch<T> {
  readonly episode: T;
  /** Whether it was begun before, so that it goes on where it stopped. */
  readonly isBegun: boolean;
}

/**
 * The episode furthest on that was begun; else the one after the last that was seen to its end; else the first.
 * Null where there is none, or where all were seen but the next is not held yet.
 * @param episodes in their order, each with the part of it that was watched
 */
export const episodeToWatch = <T extends Pick<ContentItem, 'watchProgress'>>(
  episodes: readonly T[],
): EpisodeToWatch<T> | null => {
  const outcomes = episodes.map(({ watchProgress = 0 }) => watchOutcome(watchProgress, 1));
  const last = outcomes.findLastIndex((outcome) => outcome !== 'notStarted');
  const isBegun = outcomes[last] === 'resumable';
  const episode = episodes[isBegun ? last : last + 1];
  return episode === undefined ? null : { episode, isBegun };
};
