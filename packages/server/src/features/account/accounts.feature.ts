import type { AccountExport } from '@footlight/contract';
import type { Database } from '../../database/database.js';
import type { FeatureTools } from '../../feature-tools.js';
import { AccountsRepository } from './accounts.repository.js';
import { accountsHandlers } from './accounts.routes.js';
import { AccountsService } from './accounts.service.js';
import { consentsOn } from './consents/consents.feature.js';
import { createCountriesService } from './countries.service.js';
import { DetailsRepository } from './details.repository.js';
import { DetailsService, type DetailsDependencies } from './details.service.js';
import { ExportRepository } from './export.repository.js';
import { ExportService } from './export.service.js';
import { SignUps, type SignUpsDependencies } from './sign-ups.service.js';

type AccountsParameters = ConstructorParameters<typeof AccountsService>;

/** Creates the accounts service on a database or on a transaction. */
export const accountsOn = (
  db: Database,
  {
    lockOut,
    onNewAccount,
    linkedTo,
    ...tools
  }: Pick<FeatureTools, 'realm' | 'clock'> & {
    readonly lockOut: AccountsParameters[1];
    /** Runs in the transaction that creates an account with a password. */
    readonly onNewAccount: AccountsParameters[4];
    readonly linkedTo: SignUpsDependencies['linkedTo'];
  },
): AccountsService => {
  const repository = new AccountsRepository(db);
  const { realm, clock } = tools;
  const signUps = new SignUps({ repository, consents: consentsOn(db, tools), linkedTo, realm });
  return new AccountsService(repository, lockOut, clock, signUps, onNewAccount);
};

/** Account details, the data export and account deletion, for the owner of the account. */
export const createAccountDetails = ({
  db,
  realm,
  clock,
  accounts,
  linkedTo,
  endOtherSessions,
}: Pick<FeatureTools, 'db' | 'realm' | 'clock'> & {
  readonly accounts: AccountsService;
  readonly linkedTo: (accountId: string) => Promise<AccountExport['linkedProviders']>;
  readonly endOtherSessions: DetailsDependencies['endOtherSessions'];
}) => {
  const countries = createCountriesService(realm);
  const repository = new DetailsRepository(db);
  const details = new DetailsService({ accounts, realm, clock, repository, countries, endOtherSessions });
  const exporting = new ExportService({
    parts: (accountId) => new ExportRepository(db).read(accountId),
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
