/** What a call needs of its caller. */
export type AuthNeed =
  /** No token is read, even when one is sent. */
  | 'none'
  /** A token is read when sent (a bad one is refused); without one the caller is an anonymous guest. */
  | 'optional'
  /** Any valid token, a guest's included. */
  | 'guest'
  /** A signed-in account. */
  | 'viewer'
  /** A signed-in account with the role `admin`. */
  | 'admin';

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * One call of the service: where it is and who may make it. Plain data, so that a browser bundles
 * this half only; the shapes of request and reply stand in `<feature>.schemas.ts` under the same name.
 */
export interface Call {
  readonly method: HttpMethod;
  /** Canonical path; parameters in braces, as OpenAPI writes them: `/api/v4/vod/{id}`. */
  readonly path: `/api/v${number}/${string}`;
  readonly auth: AuthNeed;
  /**
   * Seconds for which caches between guests and the service may keep an answer: without a token it is the same
   * for all of one language and country. Absent: the answer is its caller's own.
   */
  readonly sharedSeconds?: number;
}

/** Keeps the literal types of a feature's calls while checking their form. */
export const defineCalls = <const T extends Readonly<Record<string, Call>>>(calls: T): T => calls;
