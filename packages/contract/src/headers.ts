/** Response header that says from where the service takes a caller to ask. */
export const REGION_HEADER = 'x-footlight-region';
/** Its value for callers outside every country that the realm serves. */
export const OUTSIDE_REGION = 'outside-region';
