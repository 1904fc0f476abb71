import { ApiError } from '../../../api-error.js';
import type { Handlers } from '../../../feature.js';
import type { Realm } from '../../../realm/load-realm.js';
import { sessionLocation } from '../session/session-location.js';
import type { SessionService } from '../session/session.service.js';
import type { PasskeyCeremonies } from './passkey-ceremonies.js';
import type { PasskeysService } from './passkeys.service.js';

export interface PasskeysParts {
  readonly passkeys: PasskeysService;
  readonly ceremonies: PasskeyCeremonies;
  readonly session: Pick<SessionService, 'signInProven'>;
  readonly realm: Realm;
}

export const passkeysHandlers = ({ passkeys, ceremonies, session, realm }: PasskeysParts) => {
  const { enabled } = realm.signIn.passkeys;
  const refuseUnlessOffered = (): void => {
    if (!enabled) throw new ApiError('PROVIDER_NOT_CONFIGURED');
  };
  return {
    createPasskeySignIn: async () => {
      refuseUnlessOffered();
      return { options: await ceremonies.signInOptions() };
    },
    loginPasskey: async ({ body, country, http }) => {
      refuseUnlessOffered();
      return session.signInProven(
        await ceremonies.verifySignIn(body.credential),
        sessionLocation(http.request, country),
      );
    },
    listPasskeys: async ({ caller }) => ({ passkeys: await passkeys.list(caller) }),
    createPasskeyRegistration: async ({ caller }) => {
      refuseUnlessOffered();
      return { options: await passkeys.begin(caller) };
    },
    addPasskey: async ({ caller, body }) => {
      refuseUnlessOffered();
      return passkeys.add(caller, body);
    },
    renamePasskey: ({ caller, params, body }) => passkeys.rename(caller, params.id, body.name),
    removePasskey: async ({ caller, params }) => {
      await passkeys.remove(caller, params.id);
    },
  } satisfies Handlers;
};
