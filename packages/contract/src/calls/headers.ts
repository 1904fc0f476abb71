/** Response header with the caller's location as determined by the service. */
export const REGION_HEADER = 'x-footlight-region';
/** Its value for callers outside all countries that the realm serves. */
export const OUTSIDE_REGION = 'outside-region';

/**
 * Request header by which a page of the service's own origin has its refresh token kept in a cookie that scripts cannot
 * read. Calls that return tokens then return a name of the cookie in its place, which is also sent in its place.
 */
export const SESSION_HEADER = 'footlight-session';
/** Its only value. */
export const SESSION_IN_COOKIE = 'cookie';
