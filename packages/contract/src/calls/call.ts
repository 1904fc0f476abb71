/** The authentication that a call requires. */
export type AuthNeed =
  /** A token is ignored, even when sent. */
  | 'none'
  /** A token is used when sent (an invalid one is refused); without one the caller is an anonymous guest. */
  | 'optional'
  /** Any valid token, including a guest's. */
  | 'guest'
  /** A signed-in account. */
  | 'viewer'
  /** A signed-in account with the role `admin`. */
  | 'admin'
  /** A signed-in account with the role `finance` or `admin`. */
  | 'finance'
  /** A signed-in account with the role `editor` or `admin`. */
  | 'editor';

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * One call of the service: its method, path and required authentication. Plain data, so that browsers bundle only this
 * half; the shapes of request and response are in `<feature>.schemas.ts` under the same name.
 */
export interface Call {
  readonly method: HttpMethod;
  /** Canonical path; parameters in braces, as in OpenAPI: `/api/v4/vod/{id}`. */
  readonly path: `/api/v${number}/${string}`;
  readonly auth: AuthNeed;
  /**
   * Seconds for which shared caches between guests and the service may keep a response: without a token it is the same for
   * everyone of one language and country. Absent when the response depends on the caller.
   */
  readonly sharedSeconds?: number;
  /**
   * A stricter limit of requests per minute and address than that of all calls together: `attempts` for calls that
   * allow guessing of secrets, `checkins` for calls that store a guest.
   */
  readonly limit?: 'attempts' | 'checkins';
  /**
   * A limit of requests per quarter of an hour and account, from all addresses together: `payments` for calls that try
   * cards, `vouchers` for calls that try codes of vouchers.
   */
  readonly accountLimit?: 'payments' | 'vouchers';
  /**
   * Only what is refused counts against the limit, because a success proves a secret: people behind one address do not
   * lock each other out by signing in.
   */
  readonly countsRefusals?: true;
  /**
   * Refused with `IMPERSONATION_NOT_ALLOWED` to an administrator who impersonates the account. Every call with a method other
   * than GET is, unless it is marked as `changesNothing`; of those with GET, it keeps what is the owner's alone.
   */
  readonly ownerOnly?: true;
  /** Changes nothing of the account although its method is not GET, so that administrators who impersonate it may call it. */
  readonly changesNothing?: true;
  /**
   * Needs an adult's profile when an account calls. A child's profile is refused with this code, and an account of
   * which no profile is chosen with `FORBIDDEN`.
   */
  readonly adultOnly?: 'FORBIDDEN' | 'KID_PURCHASE_DENIED';
  /**
   * Needs a sign-in or a proof of identity in the last ten minutes, otherwise refused with `PROOF_REQUIRED`, because the
   * holder of a session is not necessarily the person who signed in. Not asked of guests. With `secondFactor`, only a code
   * or a passkey is such a proof; an account without either is refused with `SECOND_FACTOR_MISSING`.
   */
  readonly recentProof?: true | 'secondFactor';
  /**
   * Answered while an account's sign-up is not complete. Other calls are then refused with `SIGN_UP_INCOMPLETE`, and
   * those with optional authentication are answered as without a token.
   */
  readonly duringSignUp?: true;
  /** Bytes that the body may have, where that is more than `BODY_BYTES_MAX`. */
  readonly bodyBytes?: number;
  /** Ends the session of the refresh token in its body. */
  readonly endsSession?: true;
}

/** Keeps the literal types of a feature's calls while checking their shape. */
export const defineCalls = <const T extends Readonly<Record<string, Call>>>(calls: T): T => calls;
