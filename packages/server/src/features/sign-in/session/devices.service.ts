import type { AccountSession } from '@footlight/contract';
import { ApiError } from '../../../api-error.js';
import type { Clock } from '../../../clock.js';
import type { DeviceRow, DevicesRepository } from './devices.repository.js';

/** Devices on which an account is signed in, and signing them out (ACCT-15, ACCT-16). */
export interface DevicesService {
  /** Usable sessions, most recently used first. */
  of(accountId: string): Promise<Omit<AccountSession, 'current'>[]>;
  /** @throws {ApiError} SESSION_NOT_FOUND */
  end(accountId: string, sessionId: string): Promise<void>;
  /** Ends all sessions except one. */
  endOthers(accountId: string, sessionId: string): Promise<void>;
}

const shownDevice = ({ createdAt, seenAt, ...row }: DeviceRow): Omit<AccountSession, 'current'> => ({
  ...row,
  signedInAt: createdAt.toISOString(),
  seenAt: seenAt.toISOString(),
});

export const createDevicesService = (repository: DevicesRepository, clock: Clock): DevicesService => {
  const now = (): Date => new Date(clock.now());
  return {
    of: async (accountId) => (await repository.of(accountId, now())).map(shownDevice),
    end: async (accountId, sessionId) => {
      if (!(await repository.end(accountId, sessionId, now()))) throw new ApiError('SESSION_NOT_FOUND');
    },
    endOthers: (accountId, sessionId) => repository.endOthers(accountId, sessionId, now()),
  };
};
