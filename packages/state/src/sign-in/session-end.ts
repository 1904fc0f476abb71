import type { Client } from '@footlight/client';
import type { SessionUser } from '@footlight/contract';
import { callErrorOf } from '../calls/status.js';

type SessionOrigin = SessionUser['beganWith'];

/** Signing out never fails for the viewer: errors are written to the console (SIGN-4). */
const orWarn = async <T>(work: () => Promise<T>, words: string): Promise<T | null> => {
  try {
    return await work();
  } catch (error) {
    console.warn(words, callErrorOf(error).code);
    return null;
  }
};

/** The steps of signing out: at the service, and at the outside provider that the session was started with. */
export const createSessionEnd = (client: Client) => ({
  /** What the session was started with; requested if the user has not been loaded. */
  originOf: async (user: SessionUser | null): Promise<SessionOrigin> =>
    user === null
      ? (await orWarn(() => client.call('getSessionUser'), 'The session’s provider could not be loaded:'))
          ?.beganWith
      : user.beganWith,

  /** The sign-out address of an OpenID Connect provider; null if there is none (SIGN-100). */
  addressElsewhere: async (
    origin: SessionOrigin,
    openIdClient: string | undefined,
  ): Promise<string | null> => {
    const own = origin?.provider === 'OPENID_CONNECT' ? origin.clientName : null;
    const name = own ?? openIdClient;
    if (name === undefined) return null;
    const response = await orWarn(
      () => client.call('getOpenIdLogoutUri', { params: { client: name }, query: {} }),
      'The provider’s sign-out address could not be loaded:',
    );
    return response?.logoutUri ?? null;
  },

  /** Ends the session at the service, which revokes the tokens of an OAuth provider (SIGN-101). */
  here: async (refreshToken: string, origin: SessionOrigin): Promise<void> => {
    const body = { refreshToken };
    const provider = origin?.provider === 'GENERIC_OAUTH' ? origin.clientName : null;
    if (provider !== null) {
      const isEnded = await orWarn(async () => {
        await client.call('logoutProvider', { params: { provider }, body });
        return true;
      }, 'The provider could not be notified of the sign-out:');
      if (isEnded === true) return;
    }
    await orWarn(() => client.call('logout', { body }), 'The service could not be notified of the sign-out:');
  },
});
