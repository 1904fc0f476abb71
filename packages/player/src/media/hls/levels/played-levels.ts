import type { Level } from 'hls.js';

/**
 * The levels among which hls.js switches while it plays one of them: those of its kinds of codecs. A stream in several
 * codecs has every size once in each of them.
 * @param played index of the level; -1 if it is not known yet
 * @returns indexes
 */
export const levelsBeside = (
  levels: readonly Pick<Level, 'codecSet'>[],
  played: number,
): readonly number[] => {
  const codecs = (levels[played] ?? levels[0])?.codecSet;
  return levels.flatMap(({ codecSet }, index) => (codecSet === codecs ? [index] : []));
};
