import { RPC_CODE, RpcError } from '../protocol/errors.js';
import { MAX_QUEUED_CALLS } from '../protocol/message.js';
import type { MethodName } from '../protocol/methods.js';
import { mergeParams } from './merge-params.js';

/** One call that somebody waits for; after a merge, several somebodies. */
export interface PendingCall {
  readonly method: MethodName;
  params: object;
  resolve: (result: unknown) => void;
  reject: (error: unknown) => void;
}

/** These change what the others speak of: nothing is merged across them. */
const BARRIERS: ReadonlySet<MethodName> = new Set(['player.loadVideo', 'player.next', 'player.previous']);

/**
 * Calls of one remote player: those that wait for it to be ready, in order, and those under way.
 * Each is rejected after its time wherever it stands.
 */
export class PendingCalls {
  readonly #timeoutMs: number;
  #waiting: PendingCall[] = [];
  readonly #underWay = new Set<PendingCall>();

  constructor(timeoutMs: number) {
    this.#timeoutMs = timeoutMs;
  }

  /** Makes a call known; `send` takes it at once when given, else it waits for `release`. */
  open<T>(method: MethodName, params: object, send: ((call: PendingCall) => void) | undefined): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      const timer = setTimeout(() => {
        call.reject(new RpcError(RPC_CODE.timeout));
      }, this.#timeoutMs);
      const settle = (): void => {
        clearTimeout(timer);
        this.#underWay.delete(call);
        this.#waiting = this.#waiting.filter((other) => other !== call);
      };
      const call: PendingCall = {
        method,
        params,
        resolve: (result) => {
          settle();
          resolve(result as T);
        },
        reject: (error) => {
          settle();
          // oxlint-disable-next-line typescript/prefer-promise-reject-errors -- whoever rejects gives an RpcError
          reject(error);
        },
      };
      if (send !== undefined) this.#dispatch(call, send);
      else this.#enqueue(call);
    });
  }

  /** Sends all that waits, in order. */
  release(send: (call: PendingCall) => void): void {
    const calls = this.#waiting;
    this.#waiting = [];
    for (const call of calls) this.#dispatch(call, send);
  }

  rejectUnderWay(error: RpcError): void {
    for (const call of this.#underWay) call.reject(error);
  }

  rejectAll(error: RpcError): void {
    for (const call of [...this.#waiting, ...this.#underWay]) call.reject(error);
  }

  #dispatch(call: PendingCall, send: (call: PendingCall) => void): void {
    this.#underWay.add(call);
    send(call);
  }

  #enqueue(call: PendingCall): void {
    for (let at = this.#waiting.length - 1; at >= 0; at -= 1) {
      const older = this.#waiting[at];
      if (older === undefined || BARRIERS.has(older.method) || BARRIERS.has(call.method)) break;
      const merged =
        older.method === call.method ? mergeParams(call.method, older.params, call.params) : undefined;
      if (merged !== undefined) {
        this.#join(older, call, merged);
        return;
      }
    }
    if (this.#waiting.length >= MAX_QUEUED_CALLS) {
      call.reject(new RpcError(RPC_CODE.notReady, { reason: 'queueFull', limit: MAX_QUEUED_CALLS }));
      return;
    }
    this.#waiting.push(call);
  }

  /** The older call takes the newer's wish; both promises settle with its outcome. */
  #join(older: PendingCall, newer: PendingCall, params: object): void {
    const { resolve, reject } = older;
    older.params = params;
    older.resolve = (result) => {
      resolve(result);
      newer.resolve(result);
    };
    older.reject = (error) => {
      reject(error);
      newer.reject(error);
    };
  }
}
