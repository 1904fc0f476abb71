/** The sessions that have ended, which every application reads each 30 seconds, during whichever request is measured. */
const ENDED_SESSIONS = /where "token_families"\."revoked_at" > \$1 order by/u;

/** Whether the application makes a query by itself; it does not count as one of a request. */
export const isBackgroundQuery = (text: string): boolean => ENDED_SESSIONS.test(text);
