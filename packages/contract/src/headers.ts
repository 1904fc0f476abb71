/** Response header that says from where the service takes a caller to ask. */
export const REGION_HEADER = 'x-footlight-region';
/** Its value for callers outside every country that the realm serves. */
export const OUTSIDE_REGION = 'outside-region';

/**
 * Request header by which a page of the service's own origin has its refresh token kept in a cookie that no script
 * reads. Calls that answer tokens then bear a name of the cookie in its place, which is sent in its place as well.
 */
export const SESSION_HEADER = 'footlight-session';
/** Its one value. */
export const SESSION_IN_COOKIE = 'cookie';
