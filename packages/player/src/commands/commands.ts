import type { CommandName } from '../store/command-signatures.js';
import { choiceCommands } from './choice-commands.js';
import { deviceCommands } from './device-commands.js';
import { listCommands } from './list-commands.js';
import { panelCommands } from './panel-commands.js';
import { playingCommands } from './playing-commands.js';
import type { EffectsOf } from './command.js';

/**
 * What every command of the contract does: controls, keyboard, element methods and the remote all come here. Each
 * resolves with the part of the state that it changed, after the media has confirmed it.
 */
export const EFFECTS: EffectsOf<CommandName> = {
  ...playingCommands,
  ...listCommands,
  ...deviceCommands,
  ...choiceCommands,
  ...panelCommands,
};
