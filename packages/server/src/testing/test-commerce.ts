import { deriveSecrets } from '../auth/secrets.js';
import type { Clock } from '../clock.js';
import { composeCommerce, type CommerceOptions } from '../compose-commerce.js';
import type { OpenDatabase } from '../database/database.js';
import { demoRealm } from './demo-application.js';
import { TEST_SECRET } from './test-application.js';

/** The commerce features of the demo realm without their routes, for running their jobs, which a service schedules. */
export const createTestCommerce = (
  { db }: OpenDatabase,
  clock: Clock,
  options: Required<Pick<CommerceOptions, 'paymentProviders'>> & Pick<CommerceOptions, 'post'>,
) =>
  composeCommerce({
    ...options,
    realm: demoRealm(),
    db,
    clock,
    secrets: deriveSecrets(TEST_SECRET),
    origins: ['http://localhost:4600'],
    accounts: undefined as never,
    session: undefined as never,
  });

export type TestCommerce = ReturnType<typeof createTestCommerce>;
