import { accountOf } from '../../http/requests/account-of.js';
import type { Handlers } from '../../feature.js';
import { sessionLocation } from '../sign-in/session/session-location.js';
import type { AdministrationService } from './administration.service.js';
import type { MailPreviews } from './mail-previews.service.js';

export const administrationHandlers = (administration: AdministrationService, mails: MailPreviews) =>
  ({
    findAccounts: async ({ caller, query }) => ({
      accounts: await administration.find(accountOf(caller), query.search),
    }),
    getAdministeredAccount: ({ caller, params }) => administration.account(accountOf(caller), params.id),
    saveAccountRole: ({ caller, params, body }) =>
      administration.saveRole(accountOf(caller), params.id, body.role),
    listAuditLog: ({ caller, query }) => administration.log(accountOf(caller), query),
    listMailPreviews: ({ caller, language }) => mails.list(accountOf(caller), language),
    getMailPreview: ({ caller, params, query, language }) =>
      mails.of(accountOf(caller), params.kind, query.language ?? language),
    createImpersonation: ({ caller, body }) => administration.createImpersonation(accountOf(caller), body),
    impersonate: async ({ params, country, http }) => {
      const { authorisationToken, refreshToken, missingInformationStatus } = await administration.impersonate(
        params.token,
        sessionLocation(http.request, country),
      );
      return { authorisationToken, refreshToken, missingInformationStatus };
    },
  }) satisfies Handlers;
