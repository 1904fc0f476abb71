import type { ContentItem } from '@footlight/contract';
import { watchOutcome } from './watch-progress.js';

/** The episode of a series or season to start with. */
export interface EpisodeToWatch<T> {
  readonly episode: T;
  /** Whether it has been started, so that it resumes. */
  readonly isStarted: boolean;
}

/**
 * The last episode with progress if it is unfinished, otherwise the one after it; the first if none has progress. Null
 * if that episode does not exist or is not loaded.
 * @param episodes in order, each with its watched fraction
 */
export const episodeToWatch = <T extends Pick<ContentItem, 'watchProgress'>>(
  episodes: readonly T[],
): EpisodeToWatch<T> | null => {
  const outcomes = episodes.map(({ watchProgress = 0 }) => watchOutcome(watchProgress, 1));
  const last = outcomes.findLastIndex((outcome) => outcome !== 'notStarted');
  const isStarted = outcomes[last] === 'resumable';
  const episode = episodes[isStarted ? last : last + 1];
  return episode === undefined ? null : { episode, isStarted };
};
