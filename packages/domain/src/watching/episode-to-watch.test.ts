import { describe, expect, it } from 'vitest';
import { episodeToWatch } from './episode-to-watch.js';

const season = (...parts: readonly (number | undefined)[]) =>
  parts.map((watchProgress, index) =>
    watchProgress === undefined ? { id: index + 1 } : { id: index + 1, watchProgress },
  );

const chosen = (...parts: readonly (number | undefined)[]) => {
  const found = episodeToWatch(season(...parts));
  return found === null ? null : [found.episode.id, found.isBegun];
};

describe('episodeToWatch', () => {
  it('begins with the first', () => expect(chosen(undefined, undefined)).toEqual([1, false]));

  it('takes what was hardly begun for not begun', () => expect(chosen(0.02, undefined)).toEqual([1, false]));

  it('goes on with the one that was begun', () => expect(chosen(1, 0.4, undefined)).toEqual([2, true]));

  it('goes on with the one furthest on where several were begun', () =>
    expect(chosen(0.5, undefined, 0.1, undefined)).toEqual([3, true]));

  it('follows on the last that was seen to its end', () =>
    expect(chosen(0.3, 0.97, undefined)).toEqual([3, false]));

  it('has none where all were seen', () => expect(chosen(1, 1)).toBeNull());

  it('has none of none', () => expect(chosen()).toBeNull());
});
