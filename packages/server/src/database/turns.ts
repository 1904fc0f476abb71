/** A mutex that is granted in the order of requests. */
export interface Turns {
  /** Resolves with the function that releases it. */
  take(): Promise<() => void>;
}

export const createTurns = (): Turns => {
  let last: Promise<void> = Promise.resolve();
  return {
    take: async () => {
      const before = last;
      let end = (): void => undefined;
      last = new Promise<void>((resolve) => {
        end = resolve;
      });
      await before;
      return end;
    },
  };
};
