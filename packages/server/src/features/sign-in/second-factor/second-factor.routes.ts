import { accountOf } from '../../../http/requests/account-of.js';
import { ApiError } from '../../../api-error.js';
import type { Caller, Handlers } from '../../../feature.js';
import type { Realm } from '../../../realm/load-realm.js';
import type { AccountsService } from '../../account/accounts.service.js';
import type { IdentityProof } from '../identity-proof/identity-proof.service.js';
import { sessionLocation } from '../session/session-location.js';
import type { SessionService } from '../session/session.service.js';
import type { SecondFactorService } from './second-factor.service.js';

export interface SecondFactorParts {
  readonly factors: SecondFactorService;
  readonly session: Pick<SessionService, 'signInProven'>;
  readonly accounts: Pick<AccountsService, 'byId' | 'hasSecret' | 'isSecret'>;
  readonly proof: Pick<IdentityProof, 'demand'>;
  readonly realm: Realm;
}

export const secondFactorHandlers = ({ factors, session, accounts, proof, realm }: SecondFactorParts) => {
  const { enabled } = realm.signIn.secondFactor;
  /** Administrators and finance need one for money, whatever the realm offers to viewers. */
  const refuseUnlessOffered = ({ role }: Caller): void => {
    if (!enabled && role === 'viewer') throw new ApiError('PROVIDER_NOT_CONFIGURED');
  };
  return {
    // Available even if the realm no longer offers it: accounts that enabled it must still enter their codes.
    loginSecondFactor: async ({ body, country, http }) =>
      session.signInProven(
        await factors.redeem(body.challenge, body.code),
        sessionLocation(http.request, country),
      ),
    getSecondFactor: async ({ caller }) => {
      const accountId = accountOf(caller);
      return { ...(await factors.status(accountId)), needsPassword: await accounts.hasSecret(accountId) };
    },
    enrolSecondFactor: async ({ caller }) => {
      refuseUnlessOffered(caller);
      const accountId = accountOf(caller);
      const account = await accounts.byId(accountId);
      if (account === undefined) throw new ApiError('TOKEN_INVALID');
      return factors.enrol(accountId, account.email ?? account.name);
    },
    confirmSecondFactor: async ({ caller, body }) => {
      refuseUnlessOffered(caller);
      return { recoveryCodes: [...(await factors.confirm(accountOf(caller), body.code))] };
    },
    disableSecondFactor: async ({ caller, body }) => {
      const accountId = accountOf(caller);
      if (!(await accounts.hasSecret(accountId))) await proof.demand(caller);
      else if (!(await accounts.isSecret(accountId, body.secret ?? '')))
        throw new ApiError('INVALID_CURRENT_CREDENTIALS');
      await factors.disable(accountId, body.code);
    },
    stopFactorRemoval: async ({ caller }) => {
      const accountId = accountOf(caller);
      await factors.cancelRemoval(accountId, accountId);
    },
    renewRecoveryCodes: async ({ caller, body }) => ({
      recoveryCodes: [...(await factors.renewCodes(accountOf(caller), body.code))],
    }),
  } satisfies Handlers;
};
