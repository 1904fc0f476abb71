import { accountOf } from '../../../http/requests/account-of.js';
import type { Caller, Handlers } from '../../../feature.js';
import type { AccountsService } from '../../account/accounts.service.js';
import type { EmailChangeService } from './email-change.service.js';

export interface EmailChangeParts {
  readonly changes: Pick<EmailChangeService, 'requestChange'>;
  readonly accounts: Pick<AccountsService, 'hasSecret'>;
  /** @throws {ApiError} PROOF_REQUIRED unless the caller has recently proved its identity */
  readonly demandProof: (caller: Caller) => Promise<unknown>;
}

export const emailChangeHandlers = ({ changes, accounts, demandProof }: EmailChangeParts) =>
  ({
    changeEmail: async ({ body, caller, language }) => {
      const accountId = accountOf(caller);
      // Without a password there is none to ask for.
      if (!(await accounts.hasSecret(accountId))) await demandProof(caller);
      await changes.requestChange({
        accountId,
        email: body.email,
        currentSecret: body.currentSecret,
        language,
      });
    },
  }) satisfies Handlers;
