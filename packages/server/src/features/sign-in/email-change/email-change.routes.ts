import { accountOf } from '../../../http/requests/account-of.js';
import type { Handlers } from '../../../feature.js';
import type { EmailChangeService } from './email-change.service.js';

export const emailChangeHandlers = (changes: Pick<EmailChangeService, 'requestChange'>) =>
  ({
    changeEmail: async ({ body, caller, language }) => {
      await changes.requestChange({ accountId: accountOf(caller), ...body, language });
    },
  }) satisfies Handlers;
