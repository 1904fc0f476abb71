/** The reason why a command of the packager cannot start or go on. Only its message is printed, for the operator. */
export class CommandError extends Error {
  override readonly name: string = 'CommandError';
}

export const isCommandError = (value: unknown): value is CommandError => value instanceof CommandError;
