/** How many calls may wait. */
export const MAX_QUEUED_CALLS = 100;
/** From the call until its answer. */
export const CALL_TIMEOUT_MS = 30_000;

/** How calls of one name stand to each other: see `CommandCall`. */
export interface QueueRules {
  readonly merge?: (older: never, newer: never) => object | undefined;
  readonly takesTurns?: boolean;
  readonly isBarrier?: boolean;
}

export interface CommandQueueParts<Name extends string> {
  /** Carries a call out; its outcome is that of the promise. */
  readonly run: (name: Name, params: object) => Promise<unknown>;
  /** Whether a call can be carried out now. */
  readonly mayRun: (name: Name) => boolean;
  readonly rulesOf: (name: Name) => QueueRules;
  /** What a call is rejected with that finds no place. */
  readonly full: () => Error;
  /** What a call is rejected with that was not answered in time. */
  readonly late: () => Error;
  /** Milliseconds; `CALL_TIMEOUT_MS` when absent. */
  readonly timeoutMs?: number;
  /** Whether time counts until the answer; else until the call is carried out, which has limits of its own. */
  readonly isTimedWhole?: boolean;
}

/** Somebody who waits for an answer. */
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
 * Where calls wait until they can be carried out, in order: 100 at most, each for 30 s at most. Those that set the same thing
 * become one, whose callers all get its answer.
 */
export class CommandQueue<Name extends string> {
  readonly #parts: CommandQueueParts<Name>;
  #waiting: Call<Name>[] = [];
  readonly #running = new Set<Call<Name>>();

  constructor(parts: CommandQueueParts<Name>) {
    this.#parts = parts;
  }

  /** Carries a call out: now where it may run, else once it may. */
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

  /** Carries out all that waits and may run by now. */
  flush(): void {
    for (const call of this.#waiting) {
      // What was carried out before it may have ended it.
      if (!this.#waiting.includes(call) || !this.#isFree(call.name)) continue;
      this.#waiting = this.#waiting.filter((other) => other !== call);
      this.#start(call);
    }
  }

  rejectWaiting(error: Error): void {
    for (const call of this.#waiting.splice(0)) for (const caller of call.callers) caller.reject(error);
  }

  /** Rejects what is being carried out; what becomes of it is not heard any more. */
  rejectRunning(error: Error): void {
    const calls = [...this.#running];
    this.#running.clear();
    for (const call of calls) for (const caller of call.callers) caller.reject(error);
  }

  /** Whether a call can be carried out now, and has its turn. */
  #isFree(name: Name): boolean {
    if (!this.#parts.mayRun(name)) return false;
    return (
      this.#parts.rulesOf(name).takesTurns !== true || ![...this.#running].some((call) => call.name === name)
    );
  }

  #start(call: Call<Name>): void {
    this.#running.add(call);
    if (this.#parts.isTimedWhole !== true) for (const { stopTimer } of call.callers) stopTimer();
    const answer = (tell: (caller: Caller) => void): void => {
      if (!this.#running.delete(call)) return;
      for (const caller of call.callers) tell(caller);
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
    // One that waits for its turn alone has an answer of its own.
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

  /** Nobody is left who waits for an answer: what has not begun is not begun, and the next one takes its turn. */
  #abandon(caller: Caller): void {
    for (const call of [...this.#waiting, ...this.#running]) {
      if (!call.callers.delete(caller) || call.callers.size > 0) continue;
      this.#waiting = this.#waiting.filter((other) => other !== call);
      if (this.#running.delete(call)) this.flush();
    }
  }
}
