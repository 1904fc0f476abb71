import type { Database } from '../../../database/database.js';
import type { FeatureTools } from '../../../feature-tools.js';
import type { LicenceReader } from '../../content/content-ports.js';
import { licencesFor } from '../../sign-in/providers/tv/tv-providers.js';
import { createLicenceReader } from './licence-reader.js';
import { LicenceReaderRepository } from './licence-reader.repository.js';
import { licencesHandlers } from './licences.routes.js';
import { LicencesService } from './licences.service.js';
import { ProviderLicencesRepository } from './provider-licences.repository.js';
import { ProviderLicences } from './provider-licences.service.js';

/** Implements the interface through which content reads licences. */
export const licenceReaderOf = ({
  db,
  realm,
  clock,
}: Pick<FeatureTools, 'db' | 'realm' | 'clock'>): LicenceReader =>
  createLicenceReader(new LicenceReaderRepository(db), { defaultLanguage: realm.defaultLanguage, clock });

/** Creates the service for licences of outside providers on a database or on a transaction. */
export const providerLicencesOn = (
  db: Database,
  { realm, clock }: Pick<FeatureTools, 'realm' | 'clock'>,
): ProviderLicences =>
  new ProviderLicences(
    new ProviderLicencesRepository(db),
    (provider, entitlements) => licencesFor(realm, provider, entitlements),
    clock,
  );

export const createLicencesFeature = (tools: Pick<FeatureTools, 'db' | 'realm' | 'clock'>) => {
  const licences = new LicencesService(tools);
  return { licences, handlers: licencesHandlers(licences) };
};
