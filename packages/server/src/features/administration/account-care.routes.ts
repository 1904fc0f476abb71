import { accountOf } from '../../http/requests/account-of.js';
import type { Handlers } from '../../feature.js';
import type { AccountCareService } from './account-care.service.js';

/** Days of the figures that a request without a number gets. */
const FIGURE_DAYS = 30;

export const accountCareHandlers = (care: AccountCareService) =>
  ({
    suspendAccount: async ({ caller, params, body }) => {
      await care.suspend(accountOf(caller), params.id, body.reason.trim());
    },
    resumeAccount: async ({ caller, params }) => {
      await care.resume(accountOf(caller), params.id);
    },
    endAccountSessions: async ({ caller, params }) => {
      await care.endSessions(accountOf(caller), params.id);
    },
    sendAccountReset: async ({ caller, params }) => {
      await care.sendReset(accountOf(caller), params.id);
    },
    requestFactorRemoval: ({ caller, params, body }) =>
      care.requestFactorRemoval(accountOf(caller), params.id, body.reason.trim()),
    cancelFactorRemoval: async ({ caller, params }) => {
      await care.cancelFactorRemoval(accountOf(caller), params.id);
    },
    listAccountSignIns: ({ caller, params, query }) => care.signIns(accountOf(caller), params.id, query),
    getSignInFigures: ({ caller, query }) => care.figures(accountOf(caller), query.days ?? FIGURE_DAYS),
  }) satisfies Handlers;
