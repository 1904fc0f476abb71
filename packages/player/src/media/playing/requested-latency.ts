/** Seconds within which pages choose a distance from live. */
const LEAST_S = 0.5;
const MOST_S = 60;

/** The distance from live that the page has set, within its limits (PLAY-82); null for the stream's own. */
export const requestedLatency = (latency: number | null): number | null =>
  latency === null ? null : Math.min(MOST_S, Math.max(LEAST_S, latency));
