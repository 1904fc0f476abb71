import { ApiError } from '../../../api-error.js';
import type { Handlers } from '../../../feature.js';
import { usesVpn } from '../../../http/requests/vpn.js';
import type { Realm } from '../../../realm/load-realm.js';
import type { AccountsService } from '../../account/accounts.service.js';
import { sessionLocation } from '../../sign-in/session/session-location.js';
import type { RevealTaken } from '../../sign-in/session/taken-addresses.js';
import type { SessionService } from '../../sign-in/session/session.service.js';

/** Creates an account without a password for a guest who pays; a password reset by mail sets one later. */
export const guestCheckoutHandlers = (
  accounts: Pick<AccountsService, 'withEmail' | 'createOutside'>,
  session: Pick<SessionService, 'beginFor' | 'checkMaySignUp'>,
  realm: Realm,
  revealTaken: RevealTaken,
) =>
  ({
    createGuestCheckoutPrincipal: async ({ body, language, country, http }) => {
      if (usesVpn(http.request.headers, realm)) throw new ApiError('VPN_DETECTED');
      session.checkMaySignUp(country);
      const email = body.email.trim().toLowerCase();
      const account = await revealTaken(http.request, async () => {
        if ((await accounts.withEmail(email)) !== undefined) throw new ApiError('ACCOUNT_EXISTS');
        return accounts.createOutside({ email, name: body.name ?? null, language, signsUp: false });
      });
      return (await session.beginFor(account, sessionLocation(http.request, country))).tokens;
    },
  }) satisfies Handlers;
