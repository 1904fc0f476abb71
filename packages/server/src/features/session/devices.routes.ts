import { managedAccountOf } from '../../account-of.js';
import { ApiError } from '../../api-error.js';
import type { Clock } from '../../clock.js';
import type { Handlers } from '../../feature.js';
import type { DevicesRepository } from './devices.repository.js';

/** Where an account is signed in, and signing it out there (ACCT-15, ACCT-16). */
export const devicesHandlers = (devices: DevicesRepository, clock: Clock) => {
  const now = (): Date => new Date(clock.now());
  return {
    listSessions: async ({ caller }) => {
      const rows = await devices.of(managedAccountOf(caller), now());
      return {
        sessions: rows.map((row) => ({
          id: row.id,
          current: row.id === caller.sessionId,
          device: row.device,
          browser: row.browser,
          system: row.system,
          country: row.country,
          profile: row.profile,
          signedInAt: row.createdAt.toISOString(),
          seenAt: row.seenAt.toISOString(),
        })),
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
