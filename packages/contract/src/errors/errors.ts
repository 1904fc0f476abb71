/**
 * Every code of an error body, with its HTTP status. Codes are stable: clients decide by them. Messages are for people
 * and may change.
 */
export const ERROR_STATUS = {
  BAD_REQUEST: 400,
  INVALID_FIELD: 400,
  MALFORMED_JSON: 400,
  EMPTY_INPUTS: 400,
  WATCHLIST_NAME_TOO_LONG: 400,
  CONSENT_REQUIRED: 400,
  /** Guests have to give a name. */
  ROOM_NAME_REQUIRED: 400,
  /** Commonly used, or derived from the account's own data. */
  WEAK_SECRET: 400,
  /** In a published list of passwords from breaches. */
  BREACHED_SECRET: 400,
  RESET_TOKEN_INVALID: 400,
  /** A TV provider's registration is no longer valid: clients discard it and retry once. */
  REGISTRATION_INVALID: 400,
  // Answers to a device that polls, as in RFC 8628, section 3.5.
  /** The viewer has not confirmed the device yet. */
  AUTHORIZATION_PENDING: 400,
  /** The device polls too often: it waits five seconds longer from now on. */
  SLOW_DOWN: 400,
  DEVICE_CODE_EXPIRED: 400,
  UNAUTHORISED: 401,
  TOKEN_EXPIRED: 401,
  TOKEN_INVALID: 401,
  /** For a WebSocket: the ticket is used or expired. */
  ROOM_TICKET_INVALID: 401,
  INVALID_CREDENTIALS: 401,
  PROVIDER_TOKEN_INVALID: 401,
  MAGIC_LINK_INVALID: 401,
  REFRESH_TOKEN_INVALID: 401,
  REFRESH_TOKEN_REUSED: 401,
  // Codes of refused cards keep the spelling of payment providers.
  card_error: 402,
  card_declined: 402,
  expired_card: 402,
  incorrect_number: 402,
  invalid_number: 402,
  incomplete_number: 402,
  invalid_expiry: 402,
  invalid_expiry_month: 402,
  invalid_expiry_year: 402,
  incomplete_expiry: 402,
  incorrect_cvc: 402,
  invalid_cvc: 402,
  incomplete_cvc: 402,
  incorrect_zip: 402,
  missing: 402,
  /** There are no payment details to charge. */
  FAILED_PAYMENT: 402,
  FORBIDDEN: 403,
  ACCESS_DENIED: 403,
  SIGN_IN_REQUIRED: 403,
  GEOBLOCKED: 403,
  ORIGIN_NOT_ALLOWED: 403,
  STREAM_ADDRESS_INVALID: 403,
  STREAM_ADDRESS_EXPIRED: 403,
  PLAYBACK_NOT_AVAILABLE: 403,
  DRM_TOKEN_EXPIRED: 403,
  DRM_TOKEN_INVALID: 403,
  /** The token is valid, but not for the requested keys. */
  DRM_KEY_DENIED: 403,
  REGISTRATION_CLOSED: 403,
  /** The viewer has refused the device. */
  AUTHORIZATION_DENIED: 403,
  ROOM_NOT_MEMBER: 403,
  /** The host has removed the caller. */
  ROOM_REMOVED: 403,
  ROOM_HOST_ONLY: 403,
  ROOM_STEERING_NOT_ALLOWED: 403,
  ROOM_CHAT_NOT_ALLOWED: 403,
  WATCHLISTS_DISABLED: 403,
  REVIEW_NOT_ALLOWED: 403,
  APP_CHECK_FAILED: 403,
  BLOCKED_BY_PROVIDER: 403,
  CAPTCHA_FAIL_ERROR: 403,
  CHALLENGE_FAILED: 403,
  INVALID_CURRENT_CREDENTIALS: 403,
  PIN_INVALID: 403,
  /**
   * The code is wrong or used, the challenge has expired, or there were too many wrong codes; the response does not
   * reveal which.
   */
  SECOND_FACTOR_INVALID: 403,
  /** The account has neither two-step sign-in nor a passkey, which the call needs. */
  SECOND_FACTOR_MISSING: 403,
  PASSKEY_INVALID: 403,
  /** The session has no recent proof of ownership: clients ask for the password or a passkey and retry. */
  PROOF_REQUIRED: 403,
  /** Not allowed to an administrator who impersonates the account. */
  IMPERSONATION_NOT_ALLOWED: 403,
  /** By an administrator; the account cannot be signed in to. */
  ACCOUNT_SUSPENDED: 403,
  /** The account has terms to agree to, or a provider to link, before it may be used. */
  SIGN_UP_INCOMPLETE: 403,
  KID_PURCHASE_DENIED: 403,
  SIGNUP_GEO_RESTRICTED: 403,
  VPN_DETECTED: 403,
  NOT_FOUND: 404,
  VOD_NOT_FOUND: 404,
  ENTRY_NOT_FOUND: 404,
  ENCODING_JOB_NOT_FOUND: 404,
  EVENT_NOT_FOUND: 404,
  EVENT_NOT_LIVE: 404,
  PLAYLIST_NOT_FOUND: 404,
  SEASON_NOT_FOUND: 404,
  SERIES_NOT_FOUND: 404,
  SECTION_NOT_FOUND: 404,
  BUCKET_NOT_FOUND: 404,
  GRID_NOT_FOUND: 404,
  MEDIA_NOT_FOUND: 404,
  CONTENT_NOT_FOUND: 404,
  WATCHLIST_NOT_FOUND: 404,
  REVIEW_NOT_FOUND: 404,
  ROOM_NOT_FOUND: 404,
  ROOM_MEMBER_NOT_FOUND: 404,
  ROOM_MESSAGE_NOT_FOUND: 404,
  ROOM_REPORT_NOT_FOUND: 404,
  CHANNEL_NOT_FOUND: 404,
  PROGRAMME_NOT_FOUND: 404,
  TABLE_NOT_FOUND: 404,
  NEWS_NOT_FOUND: 404,
  PAGE_NOT_FOUND: 404,
  PLUGIN_NOT_FOUND: 404,
  FIGHTER_NOT_FOUND: 404,
  PROVIDER_NOT_CONFIGURED: 404,
  /** The account does not sign in with this provider. */
  PROVIDER_NOT_LINKED: 404,
  PROFILE_NOT_FOUND: 404,
  /** No device shows this code now. */
  USER_CODE_INVALID: 404,
  CONFIRMATION_TOKEN_INVALID: 404,
  IMPERSONATION_NOT_FOUND: 404,
  /** The kept proof of a provider is unknown, used, expired, or of another account. */
  PENDING_LINK_INVALID: 404,
  SESSION_NOT_FOUND: 404,
  PASSKEY_NOT_FOUND: 404,
  ACCOUNT_NOT_FOUND: 404,
  LICENCE_NOT_FOUND: 404,
  PRICE_MIGRATION_NOT_FOUND: 404,
  PROMOTION_NOT_FOUND: 404,
  BASKET_NOT_FOUND: 404,
  VOUCHER_NOT_FOUND: 404,
  PAYMENT_NOT_FOUND: 404,
  CARD_NOT_FOUND: 404,
  GIFT_NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  NOT_ACCEPTABLE: 406,
  CONFLICT: 409,
  ENTRY_CHANGED: 409,
  ENTRY_IN_USE: 409,
  PROGRAMME_CHANGED: 409,
  /** Its programmes are those of a format, and have no dates of their own. */
  CHANNEL_HAS_FORMAT: 409,
  ENCODING_JOB_STATE_CONFLICT: 409,
  ACCOUNT_EXISTS: 409,
  ACCOUNT_CONFLICT: 409,
  ACCOUNT_EXISTS_WITH_DIFFERENT_PROVIDER: 409,
  LAST_PROVIDER: 409,
  TOO_MANY_SCREENS: 409,
  ROOM_FULL: 409,
  /** Another member changed the playback meanwhile. */
  ROOM_CHANGED: 409,
  DUPLICATED_ITEM: 409,
  WATCHLIST_LIMIT_REACHED: 409,
  PROFILE_LIMIT_REACHED: 409,
  PASSKEY_LIMIT_REACHED: 409,
  FAVOURITE_CHANNEL_LIMIT_REACHED: 409,
  SECOND_FACTOR_ENABLED: 409,
  INVALID_TIER_CHANGE: 409,
  LICENCE_STATE_CONFLICT: 409,
  /** A bank has yet to decide on an earlier purchase of the plan, or of another of its family. */
  PURCHASE_PENDING: 409,
  FREE_TRIAL_DENIED: 409,
  VOUCHER_EXPIRED: 409,
  VOUCHER_NOT_YET_VALID: 409,
  VOUCHER_USED_UP: 409,
  VOUCHER_NOT_APPLICABLE: 409,
  BASKET_CHANGED: 409,
  PAYMENT_ERROR: 409,
  MAX_CHARGEABLE_PAYMENT_DETAILS_REACHED: 409,
  GIFT_ALREADY_REDEEMED: 409,
  SEGMENT_GONE: 410,
  /** The provider has not finished: clients retry once and mark the retry as such. */
  PROVIDER_NOT_READY: 412,
  BODY_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  BASKET_REQUIREMENTS_FAILED: 424,
  TOO_EARLY: 425,
  CAPTCHA_REQUIRED: 428,
  /** The first proof was accepted; `details.challenge` and a code complete the sign-in. */
  SECOND_FACTOR_REQUIRED: 428,
  RATE_LIMITED: 429,
  /** Too many wrong PINs in a row. */
  PIN_LOCKED: 429,
  /** Too many wrong passwords for one account, from any address. */
  SIGN_IN_LOCKED: 429,
  INTERNAL: 500,
  NOT_IMPLEMENTED: 501,
  PROVIDER_FAILED: 502,
  UNAVAILABLE: 503,
  /** There is not enough free space for an upload. */
  STORAGE_FULL: 507,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;

/** Errors that any call may return; a call's own list names the others. */
export const COMMON_ERRORS = [
  'BAD_REQUEST',
  'INVALID_FIELD',
  'MALFORMED_JSON',
  'BODY_TOO_LARGE',
  'UNSUPPORTED_MEDIA_TYPE',
  'ORIGIN_NOT_ALLOWED',
  'RATE_LIMITED',
  'INTERNAL',
  'UNAVAILABLE',
] as const satisfies readonly ErrorCode[];

/** Reasons why a card is refused; `details.declineCode` may be more specific. */
export const CARD_ERRORS = [
  'card_error',
  'card_declined',
  'expired_card',
  'incorrect_number',
  'invalid_number',
  'incomplete_number',
  'invalid_expiry',
  'invalid_expiry_month',
  'invalid_expiry_year',
  'incomplete_expiry',
  'incorrect_cvc',
  'invalid_cvc',
  'incomplete_cvc',
  'incorrect_zip',
  'missing',
] as const satisfies readonly ErrorCode[];
