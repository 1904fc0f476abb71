import type { Database } from '../../database/database.js';
import type { FeatureTools } from '../../feature-tools.js';
import type { LinkedProvidersService } from '../sign-in/providers/linked/linked-providers.service.js';
import { createAccountsRepository } from './accounts.repository.js';
import { accountsHandlers } from './accounts.routes.js';
import { createAccountsService, type AccountsService } from './accounts.service.js';
import { createCountriesService } from './countries.service.js';
import { createDetailsRepository } from './details.repository.js';
import { createDetailsService } from './details.service.js';
import { readAccountParts } from './export.repository.js';
import { createExportService } from './export.service.js';

type AccountsParameters = Parameters<typeof createAccountsService>;

/** Creates the accounts service on a database or on a transaction. */
export const accountsOn = (
  db: Database,
  {
    lockOut,
    clock,
    onNewAccount,
  }: Pick<FeatureTools, 'clock'> & {
    readonly lockOut: AccountsParameters[1];
    /** Runs in the transaction that creates an account with a password. */
    readonly onNewAccount: AccountsParameters[3];
  },
): AccountsService => createAccountsService(createAccountsRepository(db), lockOut, clock, onNewAccount);

/** Account details, the data export and account deletion, for the owner of the account. */
export const createAccountDetails = ({
  db,
  realm,
  clock,
  accounts,
  linkedTo,
}: Pick<FeatureTools, 'db' | 'realm' | 'clock'> & {
  readonly accounts: AccountsService;
  readonly linkedTo: LinkedProvidersService['list'];
}) => {
  const countries = createCountriesService(realm);
  const repository = createDetailsRepository(db);
  const details = createDetailsService({ accounts, realm, clock, repository, countries });
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
  return { details, handlers: accountsHandlers(details, countries, exporting) };
};
