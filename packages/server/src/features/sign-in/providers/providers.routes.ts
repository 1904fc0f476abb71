import { ApiError, isApiError } from '../../../api-error.js';
import type { CallRequest, Handlers } from '../../../feature.js';
import { usesVpn } from '../../../http/requests/vpn.js';
import type { Realm } from '../../../realm/load-realm.js';
import type { CallName } from '@footlight/contract';
import type { ConsentsService } from '../../account/consents/consents.service.js';
import { sessionLocation } from '../session/session-location.js';
import type { Proven } from './identity.js';
import type { Comer, ProviderSignIn } from './provider-sign-in.service.js';
import { redirectsOf, turnedOn, type Providers } from './providers.js';

export interface ProviderRoutesOptions {
  readonly providers: Providers;
  readonly signIn: ProviderSignIn;
  readonly realm: Realm;
  readonly consents: Pick<ConsentsService, 'check'>;
}

/** Firebase callers expect this code instead of a conflict. */
const asFirebase = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    if (!isApiError(error) || error.code !== 'ACCOUNT_CONFLICT') throw error;
    throw new ApiError('ACCOUNT_EXISTS_WITH_DIFFERENT_PROVIDER', {
      cause: error,
      details: error.details ?? {},
    });
  }
};

export const providersHandlers = ({ providers, signIn, realm, consents }: ProviderRoutesOptions) => {
  const comer = ({ caller, country, language, http }: CallRequest<CallName>): Comer => ({
    caller,
    place: sessionLocation(http.request, country),
    language,
    usesVpn: usesVpn(http.request.headers, realm),
  });
  const enter = async (proven: Promise<Proven>, request: CallRequest<CallName>) =>
    signIn.signInWith(await proven, comer(request));
  const redirects = redirectsOf(providers);

  return {
    loginGoogle: (request) => enter(turnedOn(providers.google).prove(request.body), request),
    loginApple: (request) => enter(turnedOn(providers.apple).prove(request.body), request),
    loginFacebook: (request) => {
      const { code, state } = request.body;
      return enter(turnedOn(providers.facebook).prove({ code, state }), request);
    },
    loginFirebase: (request) =>
      asFirebase(() => enter(turnedOn(providers.firebase).prove(request.body), request)),
    signupFirebase: (request) => {
      const { username, password, appCheckToken, consentAnswers } = request.body;
      const firebase = turnedOn(providers.firebase);
      return asFirebase(async () => {
        // Checked before an account is created at Firebase; without answers, consent is requested afterwards.
        if (consentAnswers.length > 0) consents.check(consentAnswers);
        const proven = await firebase.signUp({ username, password }, appCheckToken);
        return signIn.signInWith(proven, comer(request), consentAnswers);
      });
    },
    getProviderAuthUri: async ({ params, query }) => {
      const { authorisationUri } = await turnedOn(redirects(params.provider)).begin({
        flow: 'SIGNIN',
        extraParams: query.extraParams,
      });
      return { authorisationUri };
    },
    exchangeProviderCode: (request) => {
      const { authorisationCode, state } = request.body;
      const provider = turnedOn(providers.oauth.get(request.params.provider));
      return enter(provider.prove({ authorisationCode, state }), request);
    },
    exchangeLicenceProviderCode: (request) => {
      const { authorisationCode, state } = request.body;
      const partner = turnedOn(providers.licencePartners.get(request.params.externalLicenceProviderRoute));
      return enter(partner.prove({ authorisationCode, state }), request);
    },
    logoutProvider: async ({ params, body, log }) => {
      const provider = turnedOn(providers.oauth.get(params.provider));
      const of = { provider: 'GENERIC_OAUTH', clientName: params.provider } as const;
      const ownToken = await signIn.signOut(body.refreshToken, of);
      if (ownToken === null) return;
      // The session here has ended; a token that the provider does not revoke expires on its own.
      await provider
        .end?.(ownToken)
        .catch((error: unknown) => log.warn({ err: error }, 'not ended at the provider'));
    },
    getOpenIdAuthUri: ({ params, query }) =>
      turnedOn(providers.openId.get(params.providerName)).begin({
        flow: query.authoriseUriFlow,
        extraParams: query.extraParams,
      }),
    exchangeOpenIdCode: (request) => {
      const { authorisationCode, state, iss } = request.body;
      return enter(
        turnedOn(providers.openId.get(request.params.client)).prove({ authorisationCode, state, iss }),
        request,
      );
    },
    getOpenIdLogoutUri: async ({ params, query, caller }) => {
      const provider = turnedOn(providers.openId.get(params.client));
      const of = { provider: 'OPENID_CONNECT', clientName: params.client };
      const idToken = await signIn.tokenThere(caller.sessionId, of);
      return { logoutUri: await provider.logoutUri({ logoUri: query.logoUri, idToken }) };
    },
  } satisfies Handlers;
};
