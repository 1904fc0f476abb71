import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../api-error.js';
import { isInnerCall } from './inner-calls.js';

const MINUTE_MS = 60_000;

/** Counts a request against its address. @throws {ApiError} RATE_LIMITED */
export type Limit = (request: FastifyRequest) => Promise<void>;

export interface Limits {
  /** All calls of the API together. */
  readonly calls: Limit;
  /** Those by which a stranger might guess a secret. */
  readonly attempts: Limit;
}

export const createLimits = async (
  app: FastifyInstance,
  {
    callsPerMinute,
    attemptsPerMinute,
  }: { readonly callsPerMinute: number; readonly attemptsPerMinute: number },
): Promise<Limits> => {
  await app.register(rateLimit, { global: false });
  const limit = (max: number): Limit => {
    const count = app.createRateLimit({ max, timeWindow: MINUTE_MS });
    return async (request) => {
      if (isInnerCall(request)) return;
      const result = await count(request);
      if (result.isAllowed || !result.isExceeded) return;
      throw new ApiError('RATE_LIMITED', {
        headers: { 'retry-after': String(result.ttlInSeconds) },
        details: { retryAfterSeconds: result.ttlInSeconds },
      });
    };
  };
  return { calls: limit(callsPerMinute), attempts: limit(attemptsPerMinute) };
};
