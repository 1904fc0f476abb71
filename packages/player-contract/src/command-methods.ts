import { COMMAND_CALLS, COMMAND_NAMES } from './command-calls.js';
import type { CommandName, CommandParams, CommandResults } from './commands.js';

type Given<N extends CommandName> = (typeof COMMAND_CALLS)[N]['takes'];

/** The arguments of a command's method. */
type Arguments<N extends CommandName, P> =
  Given<N> extends { readonly only: infer K extends keyof P }
    ? undefined extends P[K]
      ? [value?: P[K]]
      : [value: P[K]]
    : Given<N> extends 'none'
      ? []
      : [params: P];

/**
 * One method per command, under the command's name. It runs the command and resolves with its answer.
 * @throws {PlayerError}
 */
export type CommandMethods = {
  [N in CommandName]: (...given: Arguments<N, CommandParams[N]>) => Promise<CommandResults[N]>;
};

/** All command methods unchanged; the reference documentation is generated from it. */
export interface EveryMethod extends CommandMethods {}

const paramsOf = (name: CommandName, value: unknown): unknown => {
  const given: 'none' | 'all' | { readonly only: string } = COMMAND_CALLS[name].takes;
  if (given === 'none') return {};
  if (given === 'all') return value;
  return value === undefined ? {} : { [given.only]: value };
};

interface Executing {
  execute(name: CommandName, params: unknown): Promise<unknown>;
}

/** Adds a method for every command that the class does not define itself. The class must have `execute`. */
export const addCommandMethods = (prototype: Executing): void => {
  for (const name of COMMAND_NAMES)
    if (!Object.hasOwn(prototype, name))
      Object.defineProperty(prototype, name, {
        configurable: true,
        writable: true,
        value(this: Executing, value?: unknown) {
          return this.execute(name, paramsOf(name, value));
        },
      });
};
