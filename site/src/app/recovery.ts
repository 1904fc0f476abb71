import type { CallError } from '@footlight/state';
import { useEffect, useEffectEvent, useState } from 'react';
import { afterOffline, whenReachable } from './connection.js';
import { useSite } from './site-context.js';

/** Failure codes of requests that did not reach the service. */
const UNREACHED: ReadonlySet<string> = new Set<CallError['code']>(['NETWORK', 'TIMEOUT']);
/** A retry that fails again within this time had another cause than the connection. */
const JUST_TRIED_MS = 10_000;

/** Retries requests that failed for lack of a connection once the service responds (PAGE-65). */
const createRecovery = () => {
  const triedAt = new WeakMap<object, number>();
  /** @returns cancels the retry */
  return (failed: object, error: CallError, retry: () => unknown): (() => void) => {
    if (!UNREACHED.has(error.code)) return () => undefined;
    const hasJustTried = Date.now() - (triedAt.get(failed) ?? Number.NEGATIVE_INFINITY) < JUST_TRIED_MS;
    // A second failure while the service responds is not a connection problem; it waits for the viewer or for the next
    // reconnection instead of looping.
    return (hasJustTried ? afterOffline : whenReachable)(() => {
      triedAt.set(failed, Date.now());
      retry();
    });
  };
};

/** Retries all failed queries that are in use once the service is reachable. */
export const useRecoveries = (): void => {
  const { queries } = useSite().state;
  useEffect(() => {
    const recover = createRecovery();
    return queries.watchErrors(
      (entry, error) =>
        void recover(entry, error, () => {
          if (entry.isInUse()) void entry.retry();
        }),
    );
  }, [queries]);
};

/** Retries a failed request that is not a query once the service is reachable. */
export const useRecovery = (error: CallError | null, retry: () => unknown): void => {
  const [recover] = useState(createRecovery);
  const tryAgain = useEffectEvent(() => void retry());
  useEffect(() => (error === null ? undefined : recover(recover, error, () => tryAgain())), [error, recover]);
};
