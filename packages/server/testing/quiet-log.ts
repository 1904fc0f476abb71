import type { Log } from '../src/log.js';

const nothing = (): void => undefined;

/** A logger that discards everything, for tests that do not check the log. */
export const quietLog: Log = { debug: nothing, info: nothing, warn: nothing, error: nothing };
