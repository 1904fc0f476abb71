import type { PlayerHost } from '../session/player-host.js';
import type { CommandName, CommandParams, CommandResults } from '../store/command-signatures.js';

/** Carries out one command, by its name. */
interface CommandRun<N extends CommandName> {
  run(target: PlayerHost, params: CommandParams[N]): Promise<CommandResults[N]>;
}

/** The effect of one command, by its name. */
interface CommandEffect<N extends CommandName> extends CommandRun<N> {
  /**
   * What the command acts on, if anything. Until there is one, it is queued. Commands on a video are refused with the
   * player's error where no video will come; those on a list also move away from such a video.
   */
  readonly needs?: 'list' | 'video' | undefined;
}

/** The effects of the named commands. */
export type EffectsOf<Name extends CommandName> = { readonly [N in Name]: CommandEffect<N> };

/** How the named commands are carried out. */
export type RunsOf<Name extends CommandName> = { readonly [N in Name]: CommandRun<N> };
