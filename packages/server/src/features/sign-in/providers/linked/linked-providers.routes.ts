import { accountOf } from '../../../../http/requests/account-of.js';
import type { Handlers } from '../../../../feature.js';
import type { ProviderSignIn } from '../provider-sign-in.service.js';
import type { LinkedProvidersService } from './linked-providers.service.js';

export const linkedProvidersHandlers = (
  linked: LinkedProvidersService,
  signIn: Pick<ProviderSignIn, 'linkPending'>,
) =>
  ({
    listLinkedProviders: async ({ caller }) => ({
      linkedAccounts: await linked.list(accountOf(caller)),
    }),
    linkPendingProvider: async ({ caller, body }) => {
      await signIn.linkPending(accountOf(caller), body.pendingLink, body.stays);
    },
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
