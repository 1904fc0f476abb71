/**
 * The largest body of a request. Whatever the contract allows fits in UTF-8 (`bounds.test.ts`), and a service reads a
 * hostile one of this size in a few milliseconds.
 */
export const BODY_BYTES_MAX = 65_536;

/** How deep objects and arrays of a request's body may stand in each other; the body itself is the first. */
export const BODY_DEPTH_MAX = 8;

/** The most faults of one request that an answer tells of. */
export const ISSUES_MAX = 20;

/** How many recovery codes an account is given at once. */
export const RECOVERY_CODES = 10;

/** Where a passkey can be reached, in the words of WebAuthn. */
export const PASSKEY_TRANSPORTS = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const;

/** Characters of a review's title and of its text (REVIEW-2). */
export const REVIEW_TITLE_MAX = 120;
export const REVIEW_TEXT_MAX = 4_000;

/** Reviews that one account may post or change, and reports that it may make, in an hour; more are refused with `RATE_LIMITED` (REVIEW-8). */
export const REVIEW_WRITES_AN_HOUR = 20;
