import type { Handlers } from '../../../feature.js';
import type { LicencesService } from './licences.service.js';

export const licencesHandlers = (licences: LicencesService) =>
  ({
    listLicences: ({ caller, language, country }) => licences.all({ caller, language, country }),
    listLicenceFamilies: ({ query, caller, language, country }) =>
      licences.families(query, { caller, language, country }),
    listUserLicences: async ({ caller, language, country }) => ({
      licences: await licences.userLicences({ caller, language, country }),
    }),
    listActiveSubscriptions: async ({ caller, language, country }) => ({
      subscriptions: await licences.activeSubscriptions({ caller, language, country }),
    }),
  }) satisfies Handlers;
