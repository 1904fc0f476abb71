import type { FeatureTools } from '../../../feature-tools.js';
import { createCountriesService } from '../../account/countries.service.js';
import { BillingRepository } from './billing.repository.js';
import { billingHandlers } from './billing.routes.js';
import { BillingService } from './billing.service.js';

export const createBillingFeature = ({ db, realm, clock }: Pick<FeatureTools, 'db' | 'realm' | 'clock'>) => {
  const billing = new BillingService({
    repository: new BillingRepository(db),
    countries: createCountriesService(realm),
    realm,
    clock,
  });
  return { billing, handlers: billingHandlers(billing) };
};
