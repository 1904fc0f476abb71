import { COMMAND_CALLS, COMMAND_NAMES } from './command-calls.js';
import type { CommandName, CommandParams, CommandResults } from './commands.js';

type Given<N extends CommandName> = (typeof COMMAND_CALLS)[N]['takes'];

/** What the method of a command is called with. */
type Arguments<N extends CommandName, P> =
  Given<N> extends { readonly only: infer K extends keyof P }
    ? undefined extends P[K]
      ? [value?: P[K]]
      : [value: P[K]]
    : Given<N> extends 'none'
      ? []
      : [params: P];

/**
 * A method for each command, by its name: it runs the command and fulfils with its answer.
 * @throws {PlayerError}
 */
export type CommandMethods = {
  [N in CommandName]: (...given: Arguments<N, CommandParams[N]>) => Promise<CommandResults[N]>;
};

/** The methods of a class that has them all as they are; the reference is read of it. */
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

/** Gives a class with `execute` the methods of all commands that it does not have by itself. */
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
