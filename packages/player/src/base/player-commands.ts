import { addCommandMethods, type CommandMethods } from '@footlight/player-contract';
import type { AnyCommandName, ParamsOf, ResultOf } from '../plugins/player-plugin.js';
import type { CommandResults, LoadParams } from '../store/command-signatures.js';
import type { PlayerState } from '../store/player-state.js';
import { TolerantElement } from './tolerant-element.js';

// oxlint-disable-next-line typescript/no-unsafe-declaration-merging -- `addCommandMethods` makes them
export interface PlayerCommands extends Omit<CommandMethods, 'load' | 'pause' | 'play'> {}

/** The element's command methods, one per command, under the command's name. */
export abstract class PlayerCommands extends TolerantElement {
  /** Runs any command by its name, also one of a plugin: `notes.add`. @throws {PlayerError} */
  abstract execute<N extends AnyCommandName>(name: N, params: ParamsOf<N>): Promise<ResultOf<N>>;

  /** Repeats the last load; a recording resumes where it stopped. @throws {PlayerError} */
  abstract retry(): Promise<void>;

  /**
   * Starts playback; answers when the media plays.
   * @throws {PlayerError} PLAY_FAILED with the reason in its details
   */
  play(): Promise<Pick<PlayerState, 'paused'>> {
    return this.execute('play', {});
  }

  /**
   * Pauses playback; answers when the media is paused.
   * @throws {PlayerError}
   */
  pause(): Promise<Pick<PlayerState, 'paused'>> {
    const paused = this.execute('pause', {});
    // Code that treats this as a media element does not handle a returned promise.
    paused.catch(() => undefined);
    return paused;
  }

  /**
   * Loads a video through `loader`. Without parameters it reloads the current video, like the method of a media
   * element.
   * @throws {PlayerError} if the service refuses the request
   */
  load(): Promise<void>;
  load(params: LoadParams): Promise<CommandResults['load']>;
  load(params?: LoadParams): Promise<CommandResults['load'] | void> {
    return params === undefined ? this.retry() : this.execute('load', params);
  }
}

addCommandMethods(PlayerCommands.prototype);
