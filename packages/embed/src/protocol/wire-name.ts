import { COMMAND_NAMES, type CommandName } from '@footlight/player-contract';

/** `load` is the method of a media element, which takes nothing. */
export type WireName<N extends CommandName> = N extends 'load' ? 'player.loadVideo' : `player.${N}`;

/** What the remote control calls a command of the player. */
export const wireName = <N extends CommandName>(name: N): WireName<N> =>
  (name === 'load' ? 'player.loadVideo' : `player.${name}`) as WireName<N>;

/** The command that a method of the remote control runs; undefined for those of the session. */
export const commandOf = (method: string): CommandName | undefined =>
  COMMAND_NAMES.find((name) => wireName(name) === method);
