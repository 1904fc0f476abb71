import type { MediaCase, Outcome } from './media-case.js';

export interface Verdict {
  readonly is: 'better' | 'equal' | 'worse';
  readonly reasons: readonly string[];
}

/**
 * Seconds: the length of a segment, which one player may still get before the watch ends and the other not; and the part
 * of what was played by which decoding in software differs between two browsers of one busy machine. Smaller differences
 * mean nothing.
 */
const TOLERANCE = 2;
const TOLERATED_PART = 0.1;

/** Compares the player with the plain engine, and with what is right. */
export const verdictOf = (
  { wrong, isMore = false }: Pick<MediaCase, 'wrong' | 'isMore'>,
  player: Outcome,
  engine: Outcome,
): Verdict => {
  const tolerated = Math.max(TOLERANCE, engine.played * TOLERATED_PART);
  const missed = wrong(player, engine);
  const behind =
    !isMore && player.played < engine.played - tolerated
      ? [`played ${player.played.toFixed(1)} s, the engine ${engine.played.toFixed(1)} s`]
      : [];
  const reasons = [...missed, ...(missed.length === 0 ? behind : [])];
  if (reasons.length > 0) return { is: 'worse', reasons };
  const isBetter = wrong(engine, engine).length > 0 || player.played > engine.played + tolerated;
  return { is: isBetter ? 'better' : 'equal', reasons: [] };
};
