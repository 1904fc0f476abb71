import type { Database } from '../../../database/database.js';
import type { FeatureTools } from '../../../feature-tools.js';
import { createDevicesRepository } from './devices.repository.js';
import { devicesHandlers } from './devices.routes.js';
import { createDevicesService } from './devices.service.js';
import { createSessionRepository } from './session.repository.js';
import { sessionHandlers } from './session.routes.js';
import { createSessionService, type SessionDependencies, type SessionService } from './session.service.js';

/** Creates the session service on a database or transaction. */
export const sessionOn = (
  db: Database,
  {
    secrets,
    ...parts
  }: Pick<FeatureTools, 'secrets'> & Omit<SessionDependencies, 'repository' | 'refreshKey'>,
): SessionService =>
  createSessionService({
    ...parts,
    repository: createSessionRepository(db),
    refreshKey: secrets.refreshTokens,
  });

/** Sign-in, sign-out, and the devices of an account. */
export const createSessionFeature = ({
  db,
  realm,
  clock,
  session,
}: Pick<FeatureTools, 'db' | 'realm' | 'clock'> & { readonly session: SessionService }) => {
  const devices = createDevicesService(createDevicesRepository(db), clock);
  return {
    handlers: sessionHandlers(session, realm, clock),
    deviceHandlers: devicesHandlers(devices),
    devicesOf: (accountId: string) => devices.of(accountId),
    clean: () => session.clean(),
  };
};
