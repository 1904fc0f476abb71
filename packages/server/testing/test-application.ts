import type { FastifyInstance } from 'fastify';
import { createApplication, type ApplicationOptions } from '../src/application.js';
import { deriveSecrets } from '../src/auth/secrets.js';
import type { OpenDatabase } from '../src/database/database.js';
import { defaultFolders } from '../src/http/documents/areas.js';
import type { Drain } from '../src/http/operation/drain.js';
import { Metrics } from '../src/http/operation/metrics.js';
import { createMovingClock, type MovingClock } from '@footlight/packager/testing/moving-clock';
import { createTestRealm } from './test-realm.js';

export const TEST_SECRET = 'a secret that only tests know, long enough';

export interface TestApplication {
  readonly app: FastifyInstance;
  readonly drain: Drain;
  readonly clock: MovingClock;
}

/** The real application on a real database; its responses are validated against the contract. */
export const createTestApplication = async (
  database: OpenDatabase,
  options: Partial<Omit<ApplicationOptions, 'database' | 'clock'>> = {},
  clock: MovingClock = createMovingClock(),
): Promise<TestApplication> => {
  const { app, drain } = await createApplication({
    realm: createTestRealm({ signIn: { attemptsPerMinute: 10_000, guestsPerMinute: 10_000 } }),
    secrets: deriveSecrets(TEST_SECRET),
    metrics: new Metrics(),
    folders: defaultFolders,
    origins: ['http://localhost:4600'],
    checkResponses: true,
    ...options,
    database,
    clock,
  });
  return { app, drain, clock };
};
