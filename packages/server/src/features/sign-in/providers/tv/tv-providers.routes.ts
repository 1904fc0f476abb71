import type { CallName } from '@footlight/contract';
import { accountOf } from '../../../../http/requests/account-of.js';
import { ApiError } from '../../../../api-error.js';
import type { CallRequest, Handlers } from '../../../../feature.js';
import { usesVpn } from '../../../../http/requests/vpn.js';
import { sessionLocation } from '../../session/session-location.js';
import type { Realm } from '../../../../realm/load-realm.js';
import type { EntitlementSync } from './entitlement-sync.service.js';
import type { Proven } from '../identity.js';
import type { ProviderSignIn } from '../provider-sign-in.service.js';
import { turnedOn } from '../providers.js';
import type { TvProviders } from './tv-providers.js';

export interface TvRoutesOptions {
  readonly providers: TvProviders;
  readonly signIn: ProviderSignIn;
  readonly entitlements: EntitlementSync;
  readonly realm: Realm;
}

export const tvProvidersHandlers = ({ providers, signIn, entitlements, realm }: TvRoutesOptions) => {
  const { pbr, sptv, adobe, adobeDcr, opin, gigya } = providers;
  const enter = async (
    proving: Promise<Proven>,
    { caller, country, language, http }: CallRequest<CallName>,
  ) =>
    signIn.signInWith(await proving, {
      caller,
      place: sessionLocation(http.request, country),
      language,
      usesVpn: usesVpn(http.request.headers, realm),
    });
  const subjectOf = ({ caller }: CallRequest<CallName>): string => {
    if (caller.subject === null) throw new ApiError('UNAUTHORISED');
    return caller.subject;
  };

  return {
    loginPbr: async (request) => enter(turnedOn(pbr).prove(request.body), request),
    loginSptv: async (request) => enter(turnedOn(sptv).prove(request.body), request),
    loginGigya: async (request) => enter(turnedOn(gigya).prove(request.body), request),
    loginOpin: async (request) => enter(turnedOn(opin).prove(request.body), request),
    loginAdobe: async (request) =>
      enter(turnedOn(adobe).prove({ ...request.body, subject: subjectOf(request) }), request),
    exchangeAdobeToken: async (request) => enter(turnedOn(adobeDcr).prove(request.body), request),
    createAdobeRegistrationCode: async ({ body }) => turnedOn(adobeDcr).registrationCode(body),
    createRequestorRegistrationCode: async (request) =>
      turnedOn(adobe).registrationCode(request.params.requestorId, subjectOf(request)),
    registerAdobeClient: async ({ body }) => {
      const { clientId, clientSecret } = await turnedOn(adobeDcr).register(body.software_statement);
      return { client_id: clientId, client_secret: clientSecret };
    },
    getAdobeConfig: async ({ params }) =>
      turnedOn([adobeDcr, adobe].find((one) => one?.requestorId === params.requestorId)).config(),
    syncEntitlements: async ({ body, caller }) => entitlements.sync(body.refreshToken, accountOf(caller)),
  } satisfies Handlers;
};
