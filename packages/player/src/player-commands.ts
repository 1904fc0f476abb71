import { addCommandMethods, type CommandMethods } from '@footlight/player-contract';
import type { CommandName, CommandParams, CommandResults, LoadParams } from './store/command-signatures.js';
import type { PlayerState } from './store/player-state.js';
import { TolerantElement } from './tolerant-element.js';

// oxlint-disable-next-line typescript/no-unsafe-declaration-merging -- `addCommandMethods` makes them
export interface PlayerCommands extends Omit<CommandMethods, 'load' | 'pause'> {}

/** The methods of the element that are commands: one a command, each under its own name. */
export abstract class PlayerCommands extends TolerantElement {
  /** Runs any command by its name. @throws {PlayerError} */
  abstract execute<N extends CommandName>(name: N, params: CommandParams[N]): Promise<CommandResults[N]>;

  /** Does the last load again, a recording from where it stopped. @throws {PlayerError} */
  abstract retry(): Promise<void>;

  /**
   * Pauses; answers when the media is paused.
   * @throws {PlayerError}
   */
  pause(): Promise<Pick<PlayerState, 'paused'>> {
    const paused = this.execute('pause', {});
    // Nobody waits for the pause of a media element.
    paused.catch(() => undefined);
    return paused;
  }

  /**
   * Loads through `loader`; without parameters, as a media element does, the same again.
   * @throws {PlayerError} as the service refuses it
   */
  load(): Promise<void>;
  load(params: LoadParams): Promise<CommandResults['load']>;
  load(params?: LoadParams): Promise<CommandResults['load'] | void> {
    return params === undefined ? this.retry() : this.execute('load', params);
  }
}

addCommandMethods(PlayerCommands.prototype);
