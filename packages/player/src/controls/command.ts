import type { CommandName, CommandParams } from '../store/command-signatures.js';
import type { PlayerContext } from './player-context.js';

/** A command's failure is in the player's state already, or was a refusal that the viewer has just seen. */
export const command = <N extends CommandName>(
  { player }: PlayerContext,
  name: N,
  params: CommandParams[N],
): void => {
  player.execute(name, params).catch(() => undefined);
};
