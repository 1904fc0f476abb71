import type { Log } from '../log.js';

const nothing = (): void => undefined;

/** A log for tests whose subject is something else. */
export const quietLog: Log = { debug: nothing, info: nothing, warn: nothing, error: nothing };
