import { Type, type Static } from '@sinclair/typebox';

/**
 * Every code that an error body may bear, with its HTTP status. Codes are stable: clients decide by
 * them, messages are for people and may change.
 */
export const ERROR_STATUS = {
  BAD_REQUEST: 400,
  INVALID_FIELD: 400,
  MALFORMED_JSON: 400,
  EMPTY_INPUTS: 400,
  UNAUTHORISED: 401,
  TOKEN_EXPIRED: 401,
  TOKEN_INVALID: 401,
  INVALID_CREDENTIALS: 401,
  REFRESH_TOKEN_INVALID: 401,
  REFRESH_TOKEN_REUSED: 401,
  FORBIDDEN: 403,
  ACCESS_DENIED: 403,
  SIGN_IN_REQUIRED: 403,
  GEOBLOCKED: 403,
  ORIGIN_NOT_ALLOWED: 403,
  STREAM_ADDRESS_INVALID: 403,
  STREAM_ADDRESS_EXPIRED: 403,
  PLAYBACK_NOT_AVAILABLE: 403,
  REGISTRATION_CLOSED: 403,
  NOT_FOUND: 404,
  VOD_NOT_FOUND: 404,
  EVENT_NOT_FOUND: 404,
  EVENT_NOT_LIVE: 404,
  PLAYLIST_NOT_FOUND: 404,
  SEASON_NOT_FOUND: 404,
  SERIES_NOT_FOUND: 404,
  SECTION_NOT_FOUND: 404,
  BUCKET_NOT_FOUND: 404,
  GRID_NOT_FOUND: 404,
  MEDIA_NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  NOT_ACCEPTABLE: 406,
  CONFLICT: 409,
  ACCOUNT_EXISTS: 409,
  TOO_MANY_SCREENS: 409,
  SEGMENT_GONE: 410,
  BODY_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  TOO_EARLY: 425,
  RATE_LIMITED: 429,
  INTERNAL: 500,
  NOT_IMPLEMENTED: 501,
  UNAVAILABLE: 503,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;

/** Errors that any call may answer; a call's own list names the others. */
export const COMMON_ERRORS = [
  'BAD_REQUEST',
  'INVALID_FIELD',
  'MALFORMED_JSON',
  'BODY_TOO_LARGE',
  'UNSUPPORTED_MEDIA_TYPE',
  'RATE_LIMITED',
  'INTERNAL',
  'UNAVAILABLE',
] as const satisfies readonly ErrorCode[];

/** One thing wrong with a request: where, what was found, what is allowed. */
export const FieldIssue = Type.Object({
  /** Where the value stands: `body.secret`, `query.rpp`, `params.id`. */
  field: Type.String(),
  found: Type.String(),
  allowed: Type.String(),
});
export type FieldIssue = Static<typeof FieldIssue>;

/** The body of every answer of 400 and above. */
export const ErrorBody = Type.Object(
  {
    status: Type.Integer(),
    code: Type.String(),
    messages: Type.Array(Type.String(), { minItems: 1 }),
    requestId: Type.String(),
    details: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
  },
  { $id: 'ErrorBody' },
);
export type ErrorBody = Static<typeof ErrorBody>;
