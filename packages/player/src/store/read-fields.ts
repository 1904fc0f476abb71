import { FieldError } from '@footlight/player-contract';
import { PlayerError } from './player-error.js';

/** Path of a command's parameters; errors name the parameter without it. */
export const PARAMS = 'params';

/** Reads values with the fields of the contract. @throws {PlayerError} INVALID_PARAMS */
export const readFields = <T>(read: () => T): T => {
  try {
    return read();
  } catch (cause) {
    if (!(cause instanceof FieldError)) throw cause;
    const path = cause.path.replace(`${PARAMS}.`, '');
    const { expected } = cause;
    throw new PlayerError('INVALID_PARAMS', `${path} must be ${expected}.`, {
      cause,
      details: { path, expected },
    });
  }
};
