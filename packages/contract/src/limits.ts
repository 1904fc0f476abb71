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
