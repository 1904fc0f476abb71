import type { Clock } from './clock.js';
import type { OpenDatabase } from './database/database.js';
import type { Handlers } from './feature.js';
import { accountsHandlers } from './features/accounts/accounts.routes.js';
import type { AccountsService } from './features/accounts/accounts.service.js';
import type { LinkedProvidersService } from './features/providers/linked-providers.service.js';
import { createCountriesService } from './features/accounts/countries.service.js';
import { createDetailsRepository } from './features/accounts/details.repository.js';
import { createDetailsService } from './features/accounts/details.service.js';
import { readAccountParts } from './features/accounts/export.repository.js';
import { createExportService } from './features/accounts/export.service.js';
import { createAdministrationRepository } from './features/administration/administration.repository.js';
import { administrationHandlers } from './features/administration/administration.routes.js';
import { createAdministrationService } from './features/administration/administration.service.js';
import { createConsentsRepository } from './features/consents/consents.repository.js';
import { consentsHandlers } from './features/consents/consents.routes.js';
import { createConsentsService } from './features/consents/consents.service.js';
import { createProfilesRepository } from './features/profiles/profiles.repository.js';
import { profilesHandlers } from './features/profiles/profiles.routes.js';
import { createProfilesService } from './features/profiles/profiles.service.js';
import { createDevicesRepository } from './features/session/devices.repository.js';
import { devicesHandlers, shownDevice } from './features/session/devices.routes.js';
import type { SessionService } from './features/session/session.service.js';
import type { Realm } from './realm/load-realm.js';

export interface AccountsParts {
  readonly handlers: Handlers;
  readonly keepHouse: () => Promise<void>;
}

/** What stands on accounts and their sessions: details, people, devices, consents, administration. */
export const composeAccounts = (
  {
    realm,
    database,
    clock,
  }: { readonly realm: Realm; readonly database: OpenDatabase; readonly clock: Clock },
  accounts: AccountsService,
  session: SessionService,
  linkedTo: LinkedProvidersService['list'],
): AccountsParts => {
  const { db } = database;
  const parts = { accounts, session, realm, clock };
  const countries = createCountriesService(realm);
  const details = createDetailsService({ ...parts, repository: createDetailsRepository(db), countries });
  const profiles = createProfilesService({ ...parts, repository: createProfilesRepository(db) });
  const consents = createConsentsService(createConsentsRepository(db), realm, clock);
  const devices = createDevicesRepository(db);
  const administration = createAdministrationService({
    ...parts,
    repository: createAdministrationRepository(db),
    devices: async (accountId) => (await devices.of(accountId, new Date(clock.now()))).map(shownDevice),
  });
  const exporting = createExportService({
    parts: (accountId) => readAccountParts(db, accountId),
    linked: async (accountId) =>
      (await linkedTo(accountId)).map(({ provider, clientName, email, linkedAt }) => ({
        provider,
        clientName,
        email,
        linkedAt,
      })),
    clock,
  });
  return {
    handlers: {
      ...accountsHandlers(details, countries, exporting),
      ...profilesHandlers(profiles),
      ...consentsHandlers(consents),
      ...devicesHandlers(devices, clock),
      ...administrationHandlers(administration),
    },
    keepHouse: async () => {
      await details.deleteDue();
      await administration.clean();
    },
  };
};
