import { createHash } from 'node:crypto';
import type { Ledger } from './ledger.js';

/** Stripe removes a key when it is at least 24 hours old; a repetition is then a new request. */
const KEPT_MS = 24 * 3_600_000;

export interface Answer {
  readonly status: number;
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The key was used before with a different request. */
export const KEY_REUSED = Symbol('the same key with another request');

/**
 * Runs the work once per idempotency key, and returns the first response to repeated requests.
 * @see https://docs.stripe.com/api/idempotent_requests
 */
export const oncePerKey = (
  { answers }: Ledger,
  {
    merchant,
    key,
    request,
    now,
  }: {
    readonly merchant: string;
    readonly key: string | null;
    readonly request: readonly unknown[];
    /** Milliseconds since the epoch. */
    readonly now: number;
  },
  work: () => Answer,
): Answer | typeof KEY_REUSED => {
  if (key === null) return work();
  const id = `${merchant}:${key}`;
  const fingerprint = createHash('sha256').update(JSON.stringify(request)).digest('hex');
  const stored = answers.get(id);
  if (stored !== undefined && now - stored.createdAt < KEPT_MS)
    return stored.fingerprint === fingerprint
      ? { status: stored.status, body: stored.body, headers: { 'idempotent-replayed': 'true' } }
      : KEY_REUSED;
  const answer = work();
  // A rejected request had no effect, so it may be corrected under the same key.
  const { status, body } = answer;
  if (status !== 400 && status !== 429) answers.put({ id, fingerprint, status, body, createdAt: now });
  return answer;
};
