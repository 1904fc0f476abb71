/**
 * The largest body of a request. Whatever the contract allows fits in UTF-8 (`bounds.test.ts`), and a service reads a
 * hostile one of this size in a few milliseconds.
 */
export const BODY_BYTES_MAX = 65_536;

/** How deep objects and arrays of a request's body may stand in each other; the body itself is the first. */
export const BODY_DEPTH_MAX = 8;

/** The most faults of one request that an answer tells of. */
export const ISSUES_MAX = 20;

/**
 * Instants in requests lie before the year 3000, and after 1799: databases, calendars and `Date` agree on these years.
 * In milliseconds since 1970.
 */
export const ASKED_MILLIS_MAX = Date.UTC(3000, 0, 1) - 1;

/** Seconds of a place in a video; of what is live, seconds since 1970. */
export const POSITION_MAX = 1e11;

/** How many recovery codes an account is given at once. */
export const RECOVERY_CODES = 10;

/** Where a passkey can be reached, in the words of WebAuthn. */
export const PASSKEY_TRANSPORTS = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const;

/** Characters of a review's title and of its text (REVIEW-2). */
export const REVIEW_TITLE_MAX = 120;
export const REVIEW_TEXT_MAX = 4_000;

/** Reviews that one account may post or change, and reports that it may make, in an hour; more are refused with `RATE_LIMITED` (REVIEW-8). */
export const REVIEW_WRITES_AN_HOUR = 20;

/** Members of one room at once; more are refused with `ROOM_FULL` (ROOM-13). */
export const ROOM_MEMBERS_MAX = 50;
/** Characters of a member's name and of a message (ROOM-13). */
export const ROOM_NAME_MAX = 40;
export const ROOM_TEXT_MAX = 500;
/** Messages that who comes later, or comes back, is shown. */
export const ROOM_MESSAGES_SHOWN = 50;
/** In a minute, of one member; more are refused with `RATE_LIMITED` (ROOM-13). */
export const ROOM_MESSAGES_A_MINUTE = 30;
/** Of all kinds, in ten seconds, of one member. A player that is dragged about sends many. */
export const ROOM_COMMANDS_IN_TEN_SECONDS = 60;
/** Rooms that one viewer may open, and reports that one may make, in an hour; more are refused with `RATE_LIMITED` (ROOM-13). */
export const ROOMS_AN_HOUR = 10;
export const ROOM_REPORTS_AN_HOUR = 20;
/** A room in which nobody is ends after so long. */
export const ROOM_IDLE_HOURS = 24;
