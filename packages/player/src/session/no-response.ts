import { isErrorOfPage } from '../media/errors/loader-error.js';
import { isPlayerError } from '../store/player-error.js';

/** Statuses without a response, or with a response of a gateway instead of the service. */
const PASSING: ReadonlySet<unknown> = new Set([undefined, 0, 502, 503, 504]);

const statusOf = (cause: unknown): unknown =>
  typeof cause === 'object' && cause !== null && 'status' in cause ? cause.status : undefined;

/** Whether there was no response of the service itself; refusals are responses. */
export const hasNoResponse = (cause: unknown): boolean =>
  cause instanceof Error &&
  !isPlayerError(cause) &&
  !isErrorOfPage(cause) &&
  PASSING.has(statusOf(cause)) &&
  // The service responds to other origins, just not to this one.
  !('code' in cause && cause.code === 'ORIGIN_NOT_ALLOWED');
