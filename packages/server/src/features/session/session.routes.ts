import type { Handlers } from '../../feature.js';
import type { SessionService } from './session.service.js';

export const sessionHandlers = (session: SessionService) =>
  ({
    checkinGuest: ({ country }) => session.signInGuest(country),
    login: ({ body, country }) => session.signIn(body.id, body.secret, country),
    signup: ({ body, country, language }) =>
      session.signUp({ ...body, language: body.language ?? language }, country),
    refreshToken: ({ body }) => session.refresh(body.refreshToken),
    logout: async ({ body }) => {
      await session.signOut(body.refreshToken);
    },
    getSessionUser: ({ caller, country }) => session.user(caller, country),
  }) satisfies Handlers;
