import type { Database } from '../../../database/database.js';
import type { FeatureTools } from '../../../feature-tools.js';
import { DevicesRepository } from './devices.repository.js';
import { devicesHandlers } from './devices.routes.js';
import { DevicesService } from './devices.service.js';
import { SessionRepository } from './session.repository.js';
import { sessionHandlers } from './session.routes.js';
import { type SessionDependencies, SessionService } from './session.service.js';

/** Creates the session service on a database or transaction. */
export const sessionOn = (
  db: Database,
  {
    secrets,
    ...parts
  }: Pick<FeatureTools, 'secrets'> & Omit<SessionDependencies, 'repository' | 'refreshKey'>,
): SessionService =>
  new SessionService({
    ...parts,
    repository: new SessionRepository(db),
    refreshKey: secrets.refreshTokens,
  });

/** Sign-in, sign-out, and the devices of an account. */
export const createSessionFeature = ({
  db,
  realm,
  clock,
  session,
}: Pick<FeatureTools, 'db' | 'realm' | 'clock'> & { readonly session: SessionService }) => {
  const devices = new DevicesService(new DevicesRepository(db), clock);
  return {
    handlers: sessionHandlers(session, realm, clock),
    deviceHandlers: devicesHandlers(devices),
    devicesOf: (accountId: string) => devices.of(accountId),
    clean: () => session.clean(),
  };
};
