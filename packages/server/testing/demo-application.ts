import { fileURLToPath } from 'node:url';
import type { ResponseOf } from '@footlight/contract';
import type { FastifyInstance } from 'fastify';
import type { ApplicationOptions } from '../src/application.js';
import type { OpenDatabase } from '../src/database/database.js';
import { importRealm } from '../src/realm/import-realm.js';
import { loadRealm, type Realm } from '../src/realm/load-realm.js';
import { call } from './call.js';
import type { MovingClock } from '@footlight/packager/testing/moving-clock';
import { quietLog } from './quiet-log.js';
import { createTestApplication } from './test-application.js';
import { DEMO_REALM_FILE, LOOPBACK } from './test-realm.js';

const DEMO_SECRET = 'footlight-demo';

/** The demo realm of the repository, without limits that tests would exceed, behind a proxy that says the country. */
export const demoRealm = (): Realm => {
  const realm = loadRealm(fileURLToPath(DEMO_REALM_FILE), { port: 4600 });
  return {
    ...realm,
    trustCountryHeader: true,
    trustedProxies: LOOPBACK,
    requestsPerMinute: 1_000_000,
    player: { ...realm.player, concurrentStreams: null },
    licenceRules: { ...realm.licenceRules, screens: [] },
    signIn: { ...realm.signIn, attemptsPerMinute: 10_000, guestsPerMinute: 10_000 },
    payments: { ...realm.payments, attemptsPerAccount: 10_000, voucherAttemptsPerAccount: 10_000 },
  };
};

export interface DemoApplication {
  readonly app: FastifyInstance;
  readonly clock: MovingClock;
}

/** The real application with the demo's catalogue, licences and accounts imported. */
export const createDemoApplication = async (
  database: OpenDatabase,
  realm: Realm = demoRealm(),
  more: Partial<
    Pick<ApplicationOptions, 'folders' | 'builtSite' | 'paymentProviders' | 'liveFolder' | 'guestCacheMs'>
  > = {},
): Promise<DemoApplication> => {
  const { app, clock } = await createTestApplication(database, { ...more, realm });
  await importRealm({ realm, database, clock, log: quietLog });
  return { app, clock };
};

/** Signs one of the demo's accounts in: `member` for member@footlight.example. */
export const signInDemo = async (app: FastifyInstance, name: string): Promise<string> => {
  const { status, body } = await call(app, 'POST', '/api/v2/login', {
    body: { id: `${name}@footlight.example`, secret: DEMO_SECRET },
  });
  if (status !== 200) throw new Error(`Signing ${name} in answered ${status}: ${JSON.stringify(body)}`);
  return (body as ResponseOf<'login'>).authorisationToken;
};
