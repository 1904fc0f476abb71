import type { CommandName } from '../store/command-signatures.js';
import { choiceCommands } from './choice-commands.js';
import { deviceCommands } from './device-commands.js';
import { listCommands } from './list-commands.js';
import { panelCommands } from './panel-commands.js';
import { playingCommands } from './playing-commands.js';
import type { EffectsOf } from './command.js';

/**
 * The effects of all commands of the contract. The controls, the keyboard, the element's methods and the remote all
 * use them. Each resolves with the part of the state that it changed, once the media element has confirmed the
 * change.
 */
export const EFFECTS: EffectsOf<CommandName> = {
  ...playingCommands,
  ...listCommands,
  ...deviceCommands,
  ...choiceCommands,
  ...panelCommands,
};
