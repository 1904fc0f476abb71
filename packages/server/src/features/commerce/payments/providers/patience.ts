import { setTimeout as delay } from 'node:timers/promises';

export interface PatienceOptions {
  /** Calls that run at the same time; others wait for their turn. */
  readonly parallel: number;
  readonly attempts: number;
  /** The wait before the second attempt, in milliseconds; each further one is twice as long. */
  readonly firstWaitMs: number;
  readonly longestWaitMs: number;
  /** Whether the provider has refused the call because of too many, without processing it. */
  readonly isBusy: (error: unknown) => boolean;
}

export type Patience = <T>(call: () => Promise<T>) => Promise<T>;

/**
 * Limits the calls of a provider that run at the same time, and repeats those that it was too busy for, after growing
 * waits of random length, so that callers do not return together.
 * @see docs/rules/commerce.md MONEY-101
 */
export const createPatience = ({
  parallel,
  attempts,
  firstWaitMs,
  longestWaitMs,
  isBusy,
}: PatienceOptions): Patience => {
  let running = 0;
  const queue: (() => void)[] = [];
  const enter = async (): Promise<void> => {
    if (running < parallel) {
      running += 1;
      return;
    }
    await new Promise<void>((resolve) => {
      queue.push(resolve);
    });
  };
  const leave = (): void => {
    const next = queue.shift();
    if (next === undefined) running -= 1;
    else next();
  };
  return async (call) => {
    await enter();
    try {
      for (let attempt = 1; ; attempt += 1) {
        try {
          // oxlint-disable-next-line no-await-in-loop
          return await call();
        } catch (error) {
          if (attempt >= attempts || !isBusy(error)) throw error;
          // oxlint-disable-next-line no-await-in-loop
          await delay(Math.min(firstWaitMs * 2 ** (attempt - 1), longestWaitMs) * (0.5 + Math.random() / 2));
        }
      }
    } finally {
      leave();
    }
  };
};

/** Fits the limit of Stripe’s sandboxes, 25 requests in a second. @see https://docs.stripe.com/rate-limits */
export const USUAL_PATIENCE = { parallel: 20, attempts: 8, firstWaitMs: 250, longestWaitMs: 4000 } as const;
