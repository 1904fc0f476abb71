/** Statuses of an expired signed address. */
const EXPIRED: ReadonlySet<number | undefined> = new Set([401, 403]);

/** Whether a new address of the same stream may succeed. */
export const isExpired = (status: number | undefined): boolean => EXPIRED.has(status);

/** Whether the resource is permanently missing. */
export const isMissing = (status: number | undefined): boolean => status === 404 || status === 410;
