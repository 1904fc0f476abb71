import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError, isApiError } from '../api-error.js';
import { isInnerCall } from './inner-calls.js';

const MINUTE_MS = 60_000;

/** Counts a request against its address. @throws {ApiError} RATE_LIMITED */
export type Limit = (request: FastifyRequest) => Promise<void>;

/** Whether a request is within a limit; for what is answered in a cheaper way beyond it. */
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
