/** The maximum number of waiting calls. */
export const MAX_QUEUED_CALLS = 100;
/** Milliseconds from a call until its answer. */
export const CALL_TIMEOUT_MS = 30_000;

/** How calls of the same name interact; see `CommandCall`. */
export interface QueueRules {
  readonly merge?: (older: never, newer: never) => object | undefined;
  readonly takesTurns?: boolean;
  readonly isBarrier?: boolean;
}

export interface CommandQueueParts<Name extends string> {
  /** Runs a call; its promise settles the call. */
  readonly run: (name: Name, params: object) => Promise<unknown>;
  /** Whether a call can run now. */
  readonly mayRun: (name: Name) => boolean;
  readonly rulesOf: (name: Name) => QueueRules;
  /** Creates the rejection error of a call that does not fit into the queue. */
  readonly full: () => Error;
  /** Creates the rejection error of a call that timed out. */
  readonly late: () => Error;
  /** Milliseconds; `CALL_TIMEOUT_MS` when absent. */
  readonly timeoutMs?: number;
  /**
   * Whether the timeout runs until the answer. Otherwise it ends when the call starts, and the call has its own limits.
   */
  readonly isTimedUntilAnswer?: boolean;
}

/** A pending `add` call. */
interface Caller {
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: Error) => void;
  readonly stopTimer: () => void;
}

interface Call<Name> {
  readonly name: Name;
  params: object;
  readonly callers: Set<Caller>;
}

/**
 * Queues calls, in order, until they can run: at most 100, each for at most 30 s. Calls that set the same value are
 * merged into one, and all their callers receive its answer.
 */
export class CommandQueue<Name extends string> {
  readonly #parts: CommandQueueParts<Name>;
  #waiting: Call<Name>[] = [];
  readonly #running = new Set<Call<Name>>();

  constructor(parts: CommandQueueParts<Name>) {
    this.#parts = parts;
  }

  /** Runs a call at once if it may run, otherwise as soon as it may. */
  add<Result>(name: Name, params: object): Promise<Result> {
    return new Promise((resolve, reject) => {
      const call: Call<Name> = { name, params, callers: new Set() };
      const stopTimer = (): void => {
        clearTimeout(timer);
      };
      const caller: Caller = {
        stopTimer,
        resolve: (result) => {
          stopTimer();
          resolve(result as Result);
        },
        reject: (error) => {
          stopTimer();
          reject(error);
        },
      };
      const timer = setTimeout(() => {
        this.#abandon(caller);
        caller.reject(this.#parts.late());
      }, this.#parts.timeoutMs ?? CALL_TIMEOUT_MS);
      call.callers.add(caller);
      if (this.#isFree(name)) this.#start(call);
      else this.#enqueue(call);
    });
  }

  /** Runs all waiting calls that may run now. */
  flush(): void {
    for (const call of this.#waiting) {
      // A call that ran earlier in this loop may have removed this one.
      if (!this.#waiting.includes(call) || !this.#isFree(call.name)) continue;
      this.#drop(call);
      this.#start(call);
    }
  }

  /**
   * Rejects calls, all of them if `isMeant` is absent. The later outcomes of running ones are ignored.
   */
  reject(error: Error, isMeant?: (name: Name, isRunning: boolean) => boolean): void {
    for (const call of [...this.#waiting, ...this.#running]) {
      if (isMeant?.(call.name, this.#running.has(call)) === false) continue;
      this.#drop(call);
      for (const caller of call.callers) caller.reject(error);
    }
  }

  /** @returns whether the call was running */
  #drop(call: Call<Name>): boolean {
    this.#waiting = this.#waiting.filter((other) => other !== call);
    return this.#running.delete(call);
  }

  /** Whether a call can run now and no call of the same name has to finish first. */
  #isFree(name: Name): boolean {
    if (!this.#parts.mayRun(name)) return false;
    return (
      this.#parts.rulesOf(name).takesTurns !== true || ![...this.#running].some((call) => call.name === name)
    );
  }

  #start(call: Call<Name>): void {
    this.#running.add(call);
    if (this.#parts.isTimedUntilAnswer !== true) for (const { stopTimer } of call.callers) stopTimer();
    const answer = (settle: (caller: Caller) => void): void => {
      if (!this.#running.delete(call)) return;
      for (const caller of call.callers) settle(caller);
      this.flush();
    };
    this.#parts.run(call.name, call.params).then(
      (result) => answer((caller) => caller.resolve(result)),
      (error: Error) => answer((caller) => caller.reject(error)),
    );
  }

  #enqueue(call: Call<Name>): void {
    const { rulesOf, full } = this.#parts;
    const { merge, isBarrier } = rulesOf(call.name);
    // A call that may run and only waits for its turn is not merged: it gets its own answer.
    if (merge !== undefined && isBarrier !== true && !this.#parts.mayRun(call.name))
      for (const older of this.#waiting.toReversed()) {
        if (rulesOf(older.name).isBarrier === true) break;
        if (older.name !== call.name) continue;
        const merged = merge(older.params as never, call.params as never);
        if (merged === undefined) continue;
        older.params = merged;
        for (const caller of call.callers) older.callers.add(caller);
        return;
      }
    if (this.#waiting.length < MAX_QUEUED_CALLS) this.#waiting.push(call);
    else for (const caller of call.callers) caller.reject(full());
  }

  /** Removes a call that has no callers left. A waiting call never starts; a running one frees its turn. */
  #abandon(caller: Caller): void {
    for (const call of [...this.#waiting, ...this.#running]) {
      if (call.callers.delete(caller) && call.callers.size === 0 && this.#drop(call)) this.flush();
    }
  }
}
