import { accountOf } from '../../../../http/requests/account-of.js';
import type { Handlers } from '../../../../feature.js';
import type { LinkedProvidersService } from './linked-providers.service.js';

export const linkedProvidersHandlers = (linked: LinkedProvidersService) =>
  ({
    listLinkedProviders: async ({ caller }) => ({
      linkedAccounts: await linked.list(accountOf(caller)),
    }),
    unlinkProvider: async ({ caller, params, query, log }) => {
      await linked.unlink({
        accountId: accountOf(caller),
        sessionId: caller.sessionId,
        provider: params.provider,
        clientName: query.clientName ?? '',
        log,
      });
    },
  }) satisfies Handlers;
