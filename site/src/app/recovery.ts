import type { Failure } from '@footlight/state';
import { useEffect, useEffectEvent, useState } from 'react';
import { afterOffline, whenReachable } from './connection.js';
import { useSite } from './site-context.js';

/** What says that the service was not reached, and nothing of what it would have answered. */
const UNREACHED: ReadonlySet<string> = new Set<Failure['code']>(['NETWORK', 'TIMEOUT']);
/** A try that fails again within this time failed for another reason than the connection. */
const JUST_TRIED_MS = 10_000;

/** Tries again what failed for want of a connection, once the service answers (PAGE-65). */
export const createRecovery = () => {
  const triedAt = new WeakMap<object, number>();
  /** @returns takes it back */
  return (failed: object, failure: Failure, retry: () => unknown): (() => void) => {
    if (!UNREACHED.has(failure.code)) return () => undefined;
    const hasJustTried = Date.now() - (triedAt.get(failed) ?? Number.NEGATIVE_INFINITY) < JUST_TRIED_MS;
    // A service that answers is not why a call fails twice: its viewer tries again, or the next connection does.
    return (hasJustTried ? afterOffline : whenReachable)(() => {
      triedAt.set(failed, Date.now());
      retry();
    });
  };
};

/** Has everything that is read of the service recover, wherever it is shown. */
export const useRecoveries = (): void => {
  const { queries } = useSite().state;
  useEffect(() => {
    const recover = createRecovery();
    return queries.watchFailures(
      (entry, failure) =>
        void recover(entry, failure, () => {
          if (entry.isInUse()) void entry.retry();
        }),
    );
  }, [queries]);
};

/** Has something recover that is no entry of what is read of the service. */
export const useRecovery = (failure: Failure | null, retry: () => unknown): void => {
  const [recover] = useState(createRecovery);
  const tryAgain = useEffectEvent(() => void retry());
  useEffect(
    () => (failure === null ? undefined : recover(recover, failure, () => tryAgain())),
    [failure, recover],
  );
};
