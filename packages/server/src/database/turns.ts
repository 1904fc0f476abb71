/** Lets one holder in at a time, in the order of asking. */
export interface Turns {
  /** Resolves with the function that ends the turn. */
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
