import type { CommandName, CommandParams } from '../store/command-signatures.js';
import type { PlayerContext } from './player-context.js';

/**
 * Runs a command and ignores its failure: it is already in the player's state, or the viewer has just seen that the
 * command was refused.
 */
export const command = <N extends CommandName>(
  { player }: PlayerContext,
  name: N,
  params: CommandParams[N],
): void => {
  player.execute(name, params).catch(() => undefined);
};
