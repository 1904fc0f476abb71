import { COMMAND_NAMES, type CommandName } from '@footlight/player-contract';

/** `load` is renamed, because media elements have a method of that name without parameters. */
export type WireName<N extends CommandName> = N extends 'load' ? 'player.loadVideo' : `player.${N}`;

/** The protocol's name of a player command. */
export const wireName = <N extends CommandName>(name: N): WireName<N> =>
  (name === 'load' ? 'player.loadVideo' : `player.${name}`) as WireName<N>;

/** The command that a protocol method runs; undefined for methods of the session. */
export const commandOf = (method: string): CommandName | undefined =>
  COMMAND_NAMES.find((name) => wireName(name) === method);
