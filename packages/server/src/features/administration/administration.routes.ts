import { accountOf } from '../../account-of.js';
import type { Handlers } from '../../feature.js';
import { sessionPlace } from '../session/session-place.js';
import type { AdministrationService } from './administration.service.js';

export const administrationHandlers = (administration: AdministrationService) =>
  ({
    findAccounts: async ({ query }) => ({ accounts: await administration.find(query.search) }),
    saveAccountRole: ({ caller, params, body }) =>
      administration.saveRole(accountOf(caller), params.id, body.role),
    listAuditLog: async ({ query }) => ({ entries: await administration.log(query.accountId) }),
    createImpersonation: ({ caller, body }) => administration.createImpersonation(accountOf(caller), body),
    impersonate: async ({ params, country, http }) => {
      const { authorisationToken, refreshToken, missingInformationStatus } = await administration.impersonate(
        params.token,
        sessionPlace(http.request, country),
      );
      return { authorisationToken, refreshToken, missingInformationStatus };
    },
  }) satisfies Handlers;
