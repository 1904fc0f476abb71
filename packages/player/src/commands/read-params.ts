import { COMMANDS } from '@footlight/player-contract';
import type { CommandName, CommandParams } from '../store/command-signatures.js';
import { PARAMS, readFields } from '../store/read-fields.js';

/**
 * Validates parameters against the contract. Those of `load` are passed to the host page's own loader unchecked.
 * @throws {PlayerError} INVALID_PARAMS
 */
export const readParams = <N extends CommandName>(name: N, params: CommandParams[N]): CommandParams[N] =>
  name === 'load' ? params : readFields(() => COMMANDS[name].params.read(params, PARAMS) as CommandParams[N]);
