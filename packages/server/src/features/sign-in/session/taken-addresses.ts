import type { FastifyRequest } from 'fastify';
import { ApiError, isApiError } from '../../../api-error.js';
import type { LockOut } from '../../../auth/lock-out.service.js';
import { addressKey } from '../../../http/limits/address-key.js';

/**
 * Runs work that may reveal that an address has an account (`ACCOUNT_EXISTS`). A network that was told so too often gets
 * no further response of that kind, so that nobody can try a list of addresses (SIGN-163).
 * @throws {ApiError} RATE_LIMITED
 */
export type RevealTaken = <T>(request: FastifyRequest, work: () => Promise<T>) => Promise<T>;

export const createRevealTaken =
  (lockOut: Pick<LockOut, 'attempt' | 'heldFor'>): RevealTaken =>
  async (request, work) => {
    const network = addressKey(request.ip);
    const refuseFor = (retryAfterSeconds: number | null): void => {
      if (retryAfterSeconds === null) return;
      throw new ApiError('RATE_LIMITED', {
        headers: { 'retry-after': String(retryAfterSeconds) },
        details: { retryAfterSeconds },
      });
    };
    refuseFor(await lockOut.heldFor('takenAddress', network));
    try {
      return await work();
    } catch (error) {
      // Only what is told counts: many people may sign up from one network at the same time.
      if (isApiError(error) && error.code === 'ACCOUNT_EXISTS')
        refuseFor(await lockOut.attempt('takenAddress', network));
      throw error;
    }
  };
