/** Statuses by which a signed address says that its time is over. */
const EXPIRED: ReadonlySet<number | undefined> = new Set([401, 403]);

/** Whether a new address of the same stream may be answered. */
export const isExpired = (status: number | undefined): boolean => EXPIRED.has(status);

/** Whether a server says that it has no such thing, and will have none. */
export const isMissing = (status: number | undefined): boolean => status === 404 || status === 410;
