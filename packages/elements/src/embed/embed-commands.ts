import { addCommandMethods, type CommandMethods } from '@footlight/player-contract';
import type { CommandName, CommandParams, CommandResults } from '@footlight/player';
import { EmbedAttributes } from './embed-attributes.js';

// oxlint-disable-next-line typescript/no-unsafe-declaration-merging -- `addCommandMethods` makes them
export interface EmbedCommands extends Omit<CommandMethods, 'load' | 'pause' | 'play'> {}

/** The methods of `<footlight-player>`, forwarded over the remote control. */
export abstract class EmbedCommands extends EmbedAttributes {
  /** Runs any command by its name; creates the frame if there is none. @throws {PlayerError} */
  abstract execute<N extends CommandName>(name: N, params: CommandParams[N]): Promise<CommandResults[N]>;

  /** Starts playback; answers when the media plays. @throws {PlayerError} PLAY_FAILED with the reason in its details */
  play(): Promise<CommandResults['play']> {
    return this.execute('play', {});
  }

  /** Pauses playback; answers when the media is paused. @throws {PlayerError} */
  pause(): Promise<CommandResults['pause']> {
    const paused = this.execute('pause', {});
    // Code that treats this as a media element does not handle a returned promise.
    paused.catch(() => undefined);
    return paused;
  }
}

addCommandMethods(EmbedCommands.prototype);
