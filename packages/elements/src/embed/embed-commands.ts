import { addCommandMethods, type CommandMethods } from '@footlight/player-contract';
import type { CommandName, CommandParams, CommandResults, LoadParams } from '@footlight/player';
import { EmbedAttributes } from './embed-attributes.js';

// oxlint-disable-next-line typescript/no-unsafe-declaration-merging -- `addCommandMethods` makes them
export interface EmbedCommands extends Omit<CommandMethods, 'load'> {
  /**
   * Loads another video or live event.
   * @throws {PlayerError} when the service refuses it
   */
  load(params: LoadParams): Promise<CommandResults['load']>;
}

/** The methods of `<footlight-player>`, forwarded over the remote control. */
export abstract class EmbedCommands extends EmbedAttributes {
  /** Runs any command by its name; creates the frame if there is none. @throws {PlayerError} */
  abstract execute<N extends CommandName>(name: N, params: CommandParams[N]): Promise<CommandResults[N]>;
}

addCommandMethods(EmbedCommands.prototype);
