/** Maximum characters of the reason for what an administrator does. */
export const REASON_MAX = 400;
