import type { Database } from '../../../database/database.js';
import type { FeatureTools } from '../../../feature-tools.js';
import type { LicenceReader } from '../../content/content-ports.js';
import type { ProviderLicences } from '../../sign-in/providers/provider-licences.js';
import { licencesFor } from '../../sign-in/providers/tv/tv-providers.js';
import { createLicenceReader } from './licence-reader.js';
import { LicenceReaderRepository } from './licence-reader.repository.js';
import { ProviderLicencesRepository } from './provider-licences.repository.js';

/** Implements the interface through which content reads licences. */
export const licenceReaderOf = ({
  db,
  realm,
  clock,
}: Pick<FeatureTools, 'db' | 'realm' | 'clock'>): LicenceReader =>
  createLicenceReader(new LicenceReaderRepository(db), { defaultLanguage: realm.defaultLanguage, clock });

/** Stores the licences that customers of providers hold, in the database or in a transaction. */
export const providerLicencesOn = (
  db: Database,
  { realm, clock }: Pick<FeatureTools, 'realm' | 'clock'>,
): ProviderLicences => ({
  replace: (accountId, provider, entitlements) =>
    new ProviderLicencesRepository(db).replace(
      accountId,
      provider,
      licencesFor(realm, provider, entitlements),
      new Date(clock.now()),
    ),
  holds: (accountId) => new ProviderLicencesRepository(db).holds(accountId),
});
