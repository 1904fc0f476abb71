import { accountOf } from '../../../http/requests/account-of.js';
import { ApiError } from '../../../api-error.js';
import type { Handlers } from '../../../feature.js';
import type { PasswordService } from './password.service.js';

export const passwordHandlers = (password: PasswordService) =>
  ({
    requestPasswordReset: async ({ body, language }) => {
      await password.requestReset(body.id, body.provider ?? 'ID', { language, from: body.from });
    },
    resetPassword: async ({ body }) => {
      if ((body.provider ?? 'ID') !== 'ID') throw new ApiError('PROVIDER_NOT_CONFIGURED');
      await password.reset(body.token, body.secret);
    },
    setPassword: async ({ body, caller }) => {
      await password.set(accountOf(caller), body.secret);
    },
    changePassword: async ({ body, caller }) => {
      const accountId = accountOf(caller);
      await password.change({
        accountId,
        currentSecret: body.currentSecret,
        secret: body.secret,
        refreshToken: body.refreshToken ?? null,
      });
    },
  }) satisfies Handlers;
