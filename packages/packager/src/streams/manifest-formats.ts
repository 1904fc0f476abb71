/** RFC 8216 §4 */
export const HLS_TYPE = 'application/vnd.apple.mpegurl';
/** ISO/IEC 23009-1, annex C */
export const DASH_TYPE = 'application/dash+xml';
