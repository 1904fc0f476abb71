const SECOND_MS = 1000;

/** Counts requests, as the limit of a second does that Stripe has. @see https://docs.stripe.com/rate-limits */
export const createLimiter = (now: () => number) => {
  let perSecond = Number.POSITIVE_INFINITY;
  let refused = 0;
  let recent: number[] = [];
  return {
    /** @param limit requests in a second; infinite at the start */
    set: (limit: number): void => {
      perSecond = limit;
      recent = [];
    },
    /** Requests that were refused so far. */
    refused: (): number => refused,
    /** Counts a request. @returns whether it is one too many */
    isOver: (): boolean => {
      const at = now();
      recent = recent.filter((time) => at - time < SECOND_MS);
      if (recent.length >= perSecond) {
        refused += 1;
        return true;
      }
      recent.push(at);
      return false;
    },
  };
};

export type Limiter = ReturnType<typeof createLimiter>;
