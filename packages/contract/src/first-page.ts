import type { CallName } from './calls.js';

/** An answer that a page brings along, as a guest reads it. */
export interface BroughtAnswer {
  readonly name: CallName;
  readonly params?: Readonly<Record<string, string | number | boolean>>;
  readonly query?: Readonly<Record<string, string | number | boolean | readonly string[]>>;
  readonly reply: unknown;
}
