import { accountOf } from '../../../http/requests/account-of.js';
import { ApiError } from '../../../api-error.js';
import type { Handlers } from '../../../feature.js';
import type { DevicesService } from './devices.service.js';

export const devicesHandlers = (devices: DevicesService) =>
  ({
    listSessions: async ({ caller }) => {
      const found = await devices.of(accountOf(caller));
      return {
        sessions: found.map((device) => Object.assign(device, { current: device.id === caller.sessionId })),
      };
    },
    renameSession: async ({ caller, params, body }) => {
      await devices.rename(accountOf(caller), params.id, body.name?.trim() ?? null);
    },
    endSession: async ({ caller, params }) => {
      await devices.end(accountOf(caller), params.id);
    },
    endOtherSessions: async ({ caller }) => {
      const accountId = accountOf(caller);
      // The token was issued before tokens contained a session id; a refresh adds it.
      if (caller.sessionId === undefined) throw new ApiError('TOKEN_EXPIRED');
      await devices.endOthers(accountId, caller.sessionId);
    },
  }) satisfies Handlers;
