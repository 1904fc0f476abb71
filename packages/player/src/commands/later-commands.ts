import { choiceCommands } from './choice-commands.js';
import type { RunsOf } from './command.js';
import type { LaterCommand } from './later-needs.js';
import { listCommands } from './list-commands.js';
import { panelCommands } from './panel-commands.js';
import { screenCommands } from './screen-commands.js';

/** The commands that no video needs to start. */
export const LATER_COMMANDS: RunsOf<LaterCommand> = {
  ...listCommands,
  ...screenCommands,
  ...choiceCommands,
  ...panelCommands,
};
