/** The maximum number of waiting calls. */
export const MAX_QUEUED_CALLS = 100;
/** Milliseconds from a call until its answer. */
export const CALL_TIMEOUT_MS = 30_000;

/** How calls of the same name interact; see `CommandCall`. */
export interface QueueRules {
  readonly merge?: (older: never, newer: never) => object | undefined;
  readonly takesTurns?: boolean;
  readonly isBarrier?: boolean;
  readonly supersedes?: string;
}

export interface CommandQueueParts<Name extends string> {
  /** Runs a call; its promise settles the call. */
  readonly run: (name: Name, params: object) => Promise<unknown>;
  /** Whether a call can run now; an error refuses it. */
  readonly mayRun: (name: Name) => boolean | Error;
  readonly rulesOf: (name: Name) => QueueRules;
  /** Creates the rejection error of a call that does not fit into the queue. */
  readonly full: () => Error;
  /** Creates the rejection error of a call that timed out. */
  readonly late: () => Error;
  /** Creates the rejection error of a call that a later one supersedes; without it, calls supersede none. */
  readonly superseded?: () => Error;
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

const rejectCall = ({ callers }: Call<string>, error: Error): void => {
  for (const caller of callers) caller.reject(error);
};

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
      this.#supersede(name);
      if (!this.#settle(call)) this.#enqueue(call);
    });
  }

  /** Runs all waiting calls that may run now, and rejects those that are refused. */
  flush(): void {
    for (const call of this.#waiting) {
      // A call that ran earlier in this loop may have removed this one.
      if (this.#waiting.includes(call)) this.#settle(call);
    }
  }

  rejectWaiting(error: Error): void {
    for (const call of this.#waiting.splice(0)) rejectCall(call, error);
  }

  /** Rejects the running calls; their later outcomes are ignored. */
  rejectRunning(error: Error): void {
    const calls = [...this.#running];
    this.#running.clear();
    for (const call of calls) rejectCall(call, error);
  }

  /** Rejects the calls whose effect a new call of this name undoes. */
  #supersede(name: Name): void {
    const { rulesOf, superseded } = this.#parts;
    const { supersedes } = rulesOf(name);
    if (superseded === undefined || supersedes === undefined) return;
    for (const call of [...this.#waiting, ...this.#running]) {
      if (call.name !== supersedes) continue;
      this.#running.delete(call);
      this.#dequeue(call);
      rejectCall(call, superseded());
    }
  }

  /** Runs or refuses a call. @returns false if it has to wait, also for another call of the same name */
  #settle(call: Call<Name>): boolean {
    const { mayRun, rulesOf } = this.#parts;
    const admission = mayRun(call.name);
    const isRefused = admission instanceof Error;
    const takesTurns = rulesOf(call.name).takesTurns === true;
    if (!admission || (!isRefused && takesTurns && [...this.#running].some(({ name }) => name === call.name)))
      return false;
    this.#dequeue(call);
    if (isRefused) rejectCall(call, admission);
    else this.#start(call);
    return true;
  }

  #dequeue(call: Call<Name>): void {
    this.#waiting = this.#waiting.filter((other) => other !== call);
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
    if (merge !== undefined && isBarrier !== true && this.#parts.mayRun(call.name) !== true)
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
    else rejectCall(call, full());
  }

  /** Removes a call that has no callers left. A waiting call never starts; a running one frees its turn. */
  #abandon(caller: Caller): void {
    for (const call of [...this.#waiting, ...this.#running]) {
      if (!call.callers.delete(caller) || call.callers.size > 0) continue;
      this.#dequeue(call);
      if (this.#running.delete(call)) this.flush();
    }
  }
}
