/** A mutex that is granted in the order of requests. */
export class Mutex {
  #last: Promise<void> = Promise.resolve();

  /** Resolves with the function that releases it. */
  async take(): Promise<() => void> {
    const before = this.#last;
    let end = (): void => undefined;
    this.#last = new Promise<void>((resolve) => {
      end = resolve;
    });
    await before;
    return end;
  }
}
