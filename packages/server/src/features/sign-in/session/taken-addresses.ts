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
  (lockOut: Pick<LockOut, 'attempt' | 'takeBack'>): RevealTaken =>
  async (request, work) => {
    const network = addressKey(request.ip);
    // Counted before the work, so that simultaneous requests cannot exceed the limit.
    const retryAfterSeconds = await lockOut.attempt('takenAddress', network);
    if (retryAfterSeconds !== null)
      throw new ApiError('RATE_LIMITED', {
        headers: { 'retry-after': String(retryAfterSeconds) },
        details: { retryAfterSeconds },
      });
    try {
      const result = await work();
      await lockOut.takeBack('takenAddress', network);
      return result;
    } catch (error) {
      if (!isApiError(error) || error.code !== 'ACCOUNT_EXISTS')
        await lockOut.takeBack('takenAddress', network);
      throw error;
    }
  };
