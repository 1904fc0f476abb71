import type { MediaCase, Outcome } from './media-case.js';

export interface Verdict {
  readonly is: 'better' | 'equal' | 'worse';
  readonly reasons: readonly string[];
}

/** Seconds; smaller differences between two players on a busy machine mean nothing. */
const TOLERANCE = 2;

/** Compares the player with the plain engine, and with what is right. */
export const verdictOf = (
  { wrong, isMore = false }: Pick<MediaCase, 'wrong' | 'isMore'>,
  player: Outcome,
  engine: Outcome,
): Verdict => {
  const missed = wrong(player, engine);
  const behind =
    !isMore && player.played < engine.played - TOLERANCE
      ? [`played ${player.played.toFixed(1)} s, the engine ${engine.played.toFixed(1)} s`]
      : [];
  const reasons = [...missed, ...(missed.length === 0 ? behind : [])];
  if (reasons.length > 0) return { is: 'worse', reasons };
  const isBetter = wrong(engine, engine).length > 0 || player.played > engine.played + TOLERANCE;
  return { is: isBetter ? 'better' : 'equal', reasons: [] };
};
