import type { AccountSession } from '@footlight/contract';
import { managedAccountOf } from '../../account-of.js';
import { ApiError } from '../../api-error.js';
import type { Clock } from '../../clock.js';
import type { Handlers } from '../../feature.js';
import type { DeviceRow, DevicesRepository } from './devices.repository.js';

export const shownDevice = ({ createdAt, seenAt, ...row }: DeviceRow): Omit<AccountSession, 'current'> => ({
  ...row,
  signedInAt: createdAt.toISOString(),
  seenAt: seenAt.toISOString(),
});

/** Where an account is signed in, and signing it out there (ACCT-15, ACCT-16). */
export const devicesHandlers = (devices: DevicesRepository, clock: Clock) => {
  const now = (): Date => new Date(clock.now());
  return {
    listSessions: async ({ caller }) => {
      const rows = await devices.of(managedAccountOf(caller), now());
      return {
        sessions: rows.map((row) =>
          Object.assign(shownDevice(row), { current: row.id === caller.sessionId }),
        ),
      };
    },
    endSession: async ({ caller, params }) => {
      if (!(await devices.end(managedAccountOf(caller), params.id, now())))
        throw new ApiError('SESSION_NOT_FOUND');
    },
    endOtherSessions: async ({ caller }) => {
      const accountId = managedAccountOf(caller);
      // A token from before sessions were named: a refresh names it.
      if (caller.sessionId === undefined) throw new ApiError('TOKEN_EXPIRED');
      await devices.endOthers(accountId, caller.sessionId, now());
    },
  } satisfies Handlers;
};
