import { callErrorOf, type CallError } from './status.js';

interface Settle<T> {
  readonly ready: (value: T) => void;
  readonly failed: (error: CallError) => void;
}

/** Runs one load at a time. A newer one aborts the older, whose result is ignored even if it has arrived. */
export const createLoad = () => {
  let current: AbortController | null = null;
  return {
    async run<T>(task: (signal: AbortSignal) => Promise<T>, settle: Settle<T>): Promise<void> {
      current?.abort();
      const controller = new AbortController();
      current = controller;
      const { signal } = controller;
      let value: Awaited<ReturnType<typeof task>>;
      try {
        value = await task(signal);
      } catch (error) {
        if (!signal.aborted) settle.failed(callErrorOf(error));
        return;
      }
      if (!signal.aborted) settle.ready(value);
    },
    cancel(): void {
      current?.abort();
      current = null;
    },
  };
};
