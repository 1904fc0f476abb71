import { parseArgs } from 'node:util';
import { CommandError } from './command-error.js';

type Options = NonNullable<NonNullable<Parameters<typeof parseArgs>[0]>['options']>;

/** Reads the words after a command, whose errors end with its usage. */
export const createCommandWords = (usage: string) => ({
  /** An error that names the argument, what was found and what is allowed. */
  invalid: (name: string, found: string, allowed: string): CommandError =>
    new CommandError(`${name}: found ${JSON.stringify(found)}; allowed: ${allowed}\n\n${usage}`),
  /** @throws {CommandError} for an option that the command does not have */
  parse: <const O extends Options>(words: readonly string[], options: O) => {
    try {
      return parseArgs({ args: [...words], allowPositionals: true, options });
    } catch (cause) {
      const reason = cause instanceof Error ? cause.message : String(cause);
      throw new CommandError(`${reason}\n\n${usage}`, { cause });
    }
  },
});
