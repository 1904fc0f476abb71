import { COMMANDS, FieldError } from '@footlight/player-contract';
import { PlayerError } from '../store/player-error.js';
import type { CommandName, CommandParams } from '../store/command-signatures.js';

const ROOT = 'params';

/**
 * Validates parameters against the contract. Those of `load` are passed to the host page's own loader unchecked.
 * @throws {PlayerError} INVALID_PARAMS
 */
export const readParams = <N extends CommandName>(name: N, params: CommandParams[N]): CommandParams[N] => {
  if (name === 'load') return params;
  try {
    return COMMANDS[name].params.read(params, ROOT) as CommandParams[N];
  } catch (cause) {
    if (!(cause instanceof FieldError)) throw cause;
    const path = cause.path.replace(`${ROOT}.`, '');
    const { expected } = cause;
    throw new PlayerError('INVALID_PARAMS', `${path} must be ${expected}.`, {
      cause,
      details: { path, expected },
    });
  }
};
