import { createHash } from 'node:crypto';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Call } from '@footlight/contract';
import { ApiError, isApiError } from '../../api-error.js';
import type { Clock } from '../../clock.js';
import { addressKey } from './address-key.js';
import { isInnerCall } from '../calls/inner-calls.js';
import { createSharedCounters, type SharedCountersOptions } from './shared-counters.js';

const MINUTE_MS = 60_000;
const QUARTER_HOUR_MS = 15 * MINUTE_MS;

/** Counts a request against its address. @throws {ApiError} RATE_LIMITED */
export type Limit = (request: FastifyRequest) => Promise<void>;

/** Whether a request is within a limit, for responses that are degraded rather than rejected beyond it. */
export const isWithin = async (limit: Limit, request: FastifyRequest): Promise<boolean> => {
  try {
    await limit(request);
    return true;
  } catch (error) {
    if (isApiError(error) && error.code === 'RATE_LIMITED') return false;
    throw error;
  }
};

export interface Limits {
  /** All API calls and pages together, across all processes except for counts that they have not exchanged yet. */
  readonly calls: Limit;
  /** Calls that allow guessing of secrets, across all processes. */
  readonly attempts: Limit;
  /** Takes back an attempt that proved its secret. */
  readonly forgive: (request: FastifyRequest) => Promise<void>;
  /** Calls that create a guest, which is stored for a while, across all processes. */
  readonly checkins: Limit;
  /** Counts a request of a call against the account, across all processes. @throws {ApiError} RATE_LIMITED */
  readonly ofAccount: (call: Pick<Call, 'accountLimit'>, accountId: string | null) => Promise<void>;
}

/** Counts that all processes share. */
export interface SharedCounts {
  count(key: string, now: Date, endsAt: Date): Promise<{ readonly attempts: number; readonly endsAt: Date }>;
  takeBack(key: string): Promise<void>;
}

export interface LimitsOptions {
  readonly callsPerMinute: number;
  readonly attemptsPerMinute: number;
  readonly checkinsPerMinute: number;
  /** In a quarter of an hour. */
  readonly perAccount: Readonly<Record<NonNullable<Call['accountLimit']>, number>>;
  readonly counts: SharedCounts;
  readonly database: SharedCountersOptions['database'];
  readonly clock: Clock;
}

const rateLimited = (retryAfterSeconds: number): ApiError =>
  new ApiError('RATE_LIMITED', {
    headers: { 'retry-after': String(retryAfterSeconds) },
    details: { retryAfterSeconds },
  });

/** Hashed, so that the table does not reveal addresses. */
const sharedKey = (what: string, request: FastifyRequest): string =>
  `${what}:${createHash('sha256').update(addressKey(request.ip)).digest('hex')}`;

/** Hashed, so that messages between processes do not reveal addresses either. */
const shortKey = (request: FastifyRequest): string =>
  createHash('sha256').update(addressKey(request.ip)).digest('base64url').slice(0, 22);

export const createLimits = async (app: FastifyInstance, options: LimitsOptions): Promise<Limits> => {
  const { callsPerMinute, attemptsPerMinute, checkinsPerMinute, perAccount, counts, database, clock } =
    options;
  const peers = createSharedCounters({ database, clock, mostPerMinute: callsPerMinute });
  app.addHook('onListen', async () =>
    peers.start((error) => app.log.warn({ err: error }, 'counts of requests are not shared')),
  );
  app.addHook('onClose', async () => peers.stop());
  await app.register(rateLimit, { global: false });
  const count = app.createRateLimit({
    max: callsPerMinute,
    timeWindow: MINUTE_MS,
    keyGenerator: (request) => shortKey(request),
  });
  // These calls write to the database anyway, so another statement is acceptable.
  const countShared = async (key: string, most: number, periodMs: number): Promise<void> => {
    const now = clock.now();
    const { attempts, endsAt } = await counts.count(key, new Date(now), new Date(now + periodMs));
    if (attempts > most) throw rateLimited(Math.max(1, Math.ceil((endsAt.getTime() - now) / 1_000)));
  };
  const shared =
    (what: string, most: number): Limit =>
    async (request) => {
      if (!isInnerCall(request)) await countShared(sharedKey(what, request), most, MINUTE_MS);
    };
  return {
    calls: async (request) => {
      if (isInnerCall(request)) return;
      const result = await count(request);
      if (result.isAllowed) return;
      const key = shortKey(request);
      peers.note(key);
      const isTooMuch = callsPerMinute - result.remaining + peers.of(key) > callsPerMinute;
      if (result.isExceeded || isTooMuch) throw rateLimited(Math.max(1, result.ttlInSeconds));
    },
    attempts: shared('attempts', attemptsPerMinute),
    forgive: (request) => counts.takeBack(sharedKey('attempts', request)),
    checkins: shared('checkins', checkinsPerMinute),
    ofAccount: async ({ accountLimit: what }, accountId) => {
      if (what !== undefined && accountId !== null)
        await countShared(`${what}:${accountId}`, perAccount[what], QUARTER_HOUR_MS);
    },
  };
};
