type Waiting<Lane> = (lane: Lane) => Promise<void>;

/** Runs tasks in several lanes at a time, and others alone once nothing else runs or waits. */
export class Lanes<Lane> {
  readonly #count: number;
  readonly #free: Lane[];
  readonly #together: Waiting<Lane>[] = [];
  readonly #alone: Waiting<Lane>[] = [];

  constructor(lanes: readonly Lane[]) {
    this.#count = lanes.length;
    this.#free = [...lanes];
  }

  run<Result>(task: (lane: Lane) => Promise<Result>): Promise<Result> {
    return this.#queue(this.#together, task);
  }

  alone<Result>(task: (lane: Lane) => Promise<Result>): Promise<Result> {
    return this.#queue(this.#alone, task);
  }

  #queue<Result>(queue: Waiting<Lane>[], task: (lane: Lane) => Promise<Result>): Promise<Result> {
    return new Promise((resolve, reject) => {
      queue.push(async (lane) => {
        await task(lane).then(resolve, reject);
      });
      this.#start();
    });
  }

  #start(): void {
    const isIdle = this.#free.length === this.#count;
    const next = this.#together.length > 0 ? this.#together : isIdle ? this.#alone : [];
    if (next.length === 0) return;
    const lane = this.#free.pop();
    if (lane === undefined) return;
    void next
      .shift()?.(lane)
      .then(() => {
        this.#free.push(lane);
        this.#start();
      });
    this.#start();
  }
}
