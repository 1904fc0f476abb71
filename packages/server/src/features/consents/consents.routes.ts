import { managedAccountOf } from '../../account-of.js';
import type { Handlers } from '../../feature.js';
import type { ConsentsService } from './consents.service.js';

export const consentsHandlers = (consents: ConsentsService) =>
  ({
    listConsentTerms: ({ query, language }) =>
      Promise.resolve({ terms: consents.terms(query.scope, language) }),
    saveConsents: async ({ caller, body }) => {
      await consents.save(managedAccountOf(caller), body.answers);
    },
    getMarketingPreferences: ({ caller, language }) => consents.marketing(managedAccountOf(caller), language),
    saveMarketingPreferences: ({ caller, body, language }) =>
      consents.saveMarketing(managedAccountOf(caller), body.answers, language),
  }) satisfies Handlers;
