import type { CallArguments, Client } from '@footlight/client';
import type { ResponseOf, SessionUser } from '@footlight/contract';
import { callErrorOf } from '../calls/status.js';

type SessionOrigin = SessionUser['beganWith'];
type EndCall = 'getSessionUser' | 'getOpenIdLogoutUri' | 'logoutProvider' | 'logout';

/** The steps of signing out: at the service, and at the outside provider that the session was started with. */
export const createSessionEnd = (client: Client) => {
  /** Signing out never fails for the viewer: errors are written to the console (SIGN-4). */
  const orWarn = async <N extends EndCall>(
    name: N,
    ...parts: CallArguments<N>
  ): Promise<ResponseOf<N> | null> => {
    try {
      return await client.call(name, ...parts);
    } catch (error) {
      console.warn(`Signing out: ${name} failed:`, callErrorOf(error).code);
      return null;
    }
  };

  return {
    /** What the session was started with; requested if the user has not been loaded. */
    originOf: async (user: SessionUser | null): Promise<SessionOrigin> =>
      (user ?? (await orWarn('getSessionUser')))?.beganWith,

    /** The sign-out address of an OpenID Connect provider; null if there is none (SIGN-100). */
    addressElsewhere: async (
      origin: SessionOrigin,
      openIdClient: string | undefined,
    ): Promise<string | null> => {
      const own = origin?.provider === 'OPENID_CONNECT' ? origin.clientName : null;
      const name = own ?? openIdClient;
      if (name === undefined) return null;
      const response = await orWarn('getOpenIdLogoutUri', { params: { client: name }, query: {} });
      return response?.logoutUri ?? null;
    },

    /** Ends the session at the service, which revokes the tokens of an OAuth provider (SIGN-101). */
    here: async (refreshToken: string, origin: SessionOrigin): Promise<void> => {
      const body = { refreshToken };
      const provider = origin?.provider === 'GENERIC_OAUTH' ? origin.clientName : null;
      if (provider !== null && (await orWarn('logoutProvider', { params: { provider }, body })) !== null)
        return;
      await orWarn('logout', { body });
    },
  };
};
