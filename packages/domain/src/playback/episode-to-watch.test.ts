import { describe, expect, it } from 'vitest';
import { episodeToWatch } from './episode-to-watch.js';

const season = (...parts: readonly (number | undefined)[]) =>
  parts.map((watchProgress, index) =>
    watchProgress === undefined ? { id: index + 1 } : { id: index + 1, watchProgress },
  );

const chosen = (...parts: readonly (number | undefined)[]) => {
  const found = episodeToWatch(season(...parts));
  return found === null ? null : [found.episode.id, found.isStarted];
};

describe('episodeToWatch', () => {
  it('starts with the first episode', () => expect(chosen(undefined, undefined)).toEqual([1, false]));

  it('treats a barely started episode as not started', () =>
    expect(chosen(0.02, undefined)).toEqual([1, false]));

  it('resumes the episode that was started', () => expect(chosen(1, 0.4, undefined)).toEqual([2, true]));

  it('resumes the last one of several started episodes', () =>
    expect(chosen(0.5, undefined, 0.1, undefined)).toEqual([3, true]));

  it('continues after the last finished episode', () =>
    expect(chosen(0.3, 0.97, undefined)).toEqual([3, false]));

  it('returns null if all episodes are finished', () => expect(chosen(1, 1)).toBeNull());

  it('returns null without episodes', () => expect(chosen()).toBeNull());
});
