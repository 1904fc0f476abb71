import { deriveSecrets } from '../src/auth/secrets.js';
import type { Clock } from '../src/clock.js';
import { createCommerceFeature, type CommerceOptions } from '../src/features/commerce/commerce.feature.js';
import { MailWriter } from '../src/mail/mail-writer.js';
import type { OpenDatabase } from '../src/database/database.js';
import { demoRealm } from './demo-application.js';
import { TEST_SECRET } from './test-application.js';

const ORIGIN = 'http://localhost:4600';

/** The commerce features of the demo realm without their routes, for running their jobs, which a service schedules. */
export const createTestCommerce = (
  { db }: OpenDatabase,
  clock: Clock,
  options: Required<Pick<CommerceOptions, 'paymentProviders'>> &
    Partial<Pick<CommerceOptions, 'post' | 'realm'>>,
) =>
  createCommerceFeature({
    post: () => Promise.resolve(),
    realm: demoRealm(),
    ...options,
    writer: new MailWriter(demoRealm(), ORIGIN),
    db,
    clock,
    secrets: deriveSecrets(TEST_SECRET),
    origins: [ORIGIN],
    accounts: undefined as never,
    revealTaken: undefined as never,
    session: undefined as never,
  });
