/** No answer at all, or none of the service itself. */
const PASSING: ReadonlySet<unknown> = new Set([undefined, 0, 502, 503, 504]);

const statusOf = (cause: unknown): unknown =>
  typeof cause === 'object' && cause !== null && 'status' in cause ? cause.status : undefined;

/** Whether no answer came; what the service answers is an answer. */
export const isUnanswered = (cause: unknown): boolean =>
  cause instanceof Error &&
  cause.name !== 'PlayerError' &&
  PASSING.has(statusOf(cause)) &&
  // It is answered, to other pages.
  !('code' in cause && cause.code === 'ORIGIN_NOT_ALLOWED');
