import { accountOf } from '../../../http/requests/account-of.js';
import type { Handlers } from '../../../feature.js';
import type { ConsentsService } from './consents.service.js';

export const consentsHandlers = (consents: ConsentsService) =>
  ({
    listConsentTerms: async ({ query, language, caller }) => ({
      terms: await consents.terms(query.scope, language, caller.accountId),
    }),
    saveConsents: async ({ caller, body }) => {
      await consents.save(accountOf(caller), body.answers);
    },
    getMarketingPreferences: ({ caller, language }) => consents.marketing(accountOf(caller), language),
    saveMarketingPreferences: ({ caller, body, language }) =>
      consents.saveMarketing(accountOf(caller), body.answers, language),
  }) satisfies Handlers;
