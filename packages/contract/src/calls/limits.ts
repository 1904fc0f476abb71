/**
 * Largest request body, in bytes. Everything that the contract allows fits in UTF-8 (`bounds.test.ts`), and a service
 * parses a hostile body of this size in a few milliseconds.
 */
export const BODY_BYTES_MAX = 65_536;
/** Bytes of a body with documents of the catalogue: a series of 300 episodes in four languages has a third of that. */
export const DOCUMENTS_BYTES_MAX = 1_048_576;

/** Deepest nesting of objects and arrays in a request body; the body itself counts as the first level. */
export const BODY_DEPTH_MAX = 8;

/** Most faults of one request reported in a response. */
export const ISSUES_MAX = 20;

/**
 * Instants in requests are after 1799 and before the year 3000, where databases, calendars and `Date` agree. In
 * milliseconds since 1970.
 */
export const REQUEST_MILLIS_MAX = Date.UTC(3000, 0, 1) - 1;

/** Position in a video in seconds; for live content, seconds since 1970. */
export const POSITION_MAX = 1e11;

/** Number of recovery codes generated for an account. */
export const RECOVERY_CODES = 10;

/** Transports of passkeys, as named by WebAuthn. */
export const PASSKEY_TRANSPORTS = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const;

/** Maximum characters of a review's title and text (REVIEW-2). */
export const REVIEW_TITLE_MAX = 120;
export const REVIEW_TEXT_MAX = 4_000;

/**
 * Reviews that one account may post or change, and reports that it may make, per hour; more are refused with
 * `RATE_LIMITED` (REVIEW-8).
 */
export const REVIEW_WRITES_AN_HOUR = 20;

/** Members of one room at the same time; more are refused with `ROOM_FULL` (ROOM-13). */
export const ROOM_MEMBERS_MAX = 50;
/** Maximum characters of a member's name and of a message (ROOM-13). */
export const ROOM_NAME_MAX = 40;
export const ROOM_TEXT_MAX = 500;
/** Recent messages sent to members who join or reconnect. */
export const ROOM_MESSAGES_SHOWN = 50;
/** Per minute and member; more are refused with `RATE_LIMITED` (ROOM-13). */
export const ROOM_MESSAGES_A_MINUTE = 30;
/** Of all kinds, per ten seconds and member. Scrubbing sends many. */
export const ROOM_COMMANDS_IN_TEN_SECONDS = 60;
/**
 * Rooms that one viewer may open, and reports that one may make, per hour; more are refused with `RATE_LIMITED`
 * (ROOM-13).
 */
export const ROOMS_AN_HOUR = 10;
export const ROOM_REPORTS_AN_HOUR = 20;
/** Hours after which an empty room is closed. */
export const ROOM_IDLE_HOURS = 24;
