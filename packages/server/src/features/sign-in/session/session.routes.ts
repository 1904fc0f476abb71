import type { SessionUser } from '@footlight/contract';
import type { FastifyRequest } from 'fastify';
import { ApiError } from '../../../api-error.js';
import type { Clock } from '../../../clock.js';
import type { Handlers } from '../../../feature.js';
import { usesVpn } from '../../../http/requests/vpn.js';
import type { Realm } from '../../../realm/load-realm.js';
import { addressKey } from '../../../http/limits/address-key.js';
import { sessionLocation } from './session-location.js';
import type { SessionService, SignedIn } from './session.service.js';
import type { RevealTaken } from './taken-addresses.js';
import { checkSignUpFields } from './sign-up-fields.js';

export const sessionHandlers = (
  session: SessionService,
  realm: Realm,
  clock: Clock,
  revealing: RevealTaken,
) => {
  const placed = (user: SessionUser, { headers }: FastifyRequest): SessionUser =>
    usesVpn(headers, realm) ? { ...user, usesVpn: true } : user;
  const entered = (signedIn: SignedIn, request: FastifyRequest): SignedIn => ({
    ...signedIn,
    user: placed(signedIn.user, request),
  });

  return {
    checkinGuest: async ({ country, http }) =>
      entered(await session.signInGuest(sessionLocation(http.request, country)), http.request),
    login: async ({ body, country, http }) =>
      entered(
        await session.signIn(body.id, body.secret, {
          place: sessionLocation(http.request, country),
          network: addressKey(http.request.ip),
        }),
        http.request,
      ),
    signup: async ({ body, country, language, http }) => {
      if (usesVpn(http.request.headers, realm)) throw new ApiError('VPN_DETECTED');
      const { fields = {}, ...own } = body;
      checkSignUpFields(realm, { values: fields, country, now: clock.now() });
      const account = { ...own, fields, language: body.language ?? language };
      return entered(
        await revealing(http.request, () => session.signUp(account, sessionLocation(http.request, country))),
        http.request,
      );
    },
    refreshToken: ({ body }) => session.refresh(body.refreshToken),
    logout: async ({ body }) => {
      await session.signOut(body.refreshToken);
    },
    getSessionUser: async ({ caller, country, http }) =>
      placed(await session.user(caller, country), http.request),
  } satisfies Handlers;
};
