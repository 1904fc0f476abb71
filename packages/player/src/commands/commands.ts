import type { CommandName } from '../store/command-signatures.js';
import { PlayerError } from '../store/player-error.js';
import type { EffectsOf } from './command.js';
import { deviceCommands } from './device-commands.js';
import { LATER_NEEDS, type LaterCommand } from './later-needs.js';
import { playingCommands } from './playing-commands.js';
import { stateCommands } from './state-commands.js';

const loadLater = async () => {
  try {
    return (await import('./later-commands.js')).LATER_COMMANDS;
  } catch (cause) {
    throw new PlayerError('NETWORK', 'The code of this command failed to load.', {
      cause,
      details: { retryable: true },
    });
  }
};

const later = Object.fromEntries(
  Object.entries(LATER_NEEDS).map(([name, needs]) => [
    name,
    {
      needs,
      run: async (target: never, params: never) =>
        (await loadLater())[name as LaterCommand].run(target, params),
    },
  ]),
) as unknown as EffectsOf<LaterCommand>;

/**
 * The effects of all commands of the contract. The controls, the keyboard, the element's methods and the remote all
 * use them. Each resolves with the part of the state that it changed, once the media element has confirmed the
 * change.
 */
export const EFFECTS: EffectsOf<CommandName> = {
  ...playingCommands,
  ...deviceCommands,
  ...stateCommands,
  ...later,
};
