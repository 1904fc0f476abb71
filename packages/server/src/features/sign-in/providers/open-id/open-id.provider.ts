import { ApiError } from '../../../../api-error.js';
import type { SettingsOf } from '../../../../realm/providers/providers.schemas.js';
import { authoriseAddress } from '../oauth/authorise-address.js';
import { exchangeCode, textOf } from '../oauth/exchange-code.js';
import { normalisedEmail, normalisedName } from '../identity.js';
import { clientProof } from '../oauth/oauth-client.js';
import { createDiscovery } from './open-id-discovery.js';
import type { CodeProof, ProviderTools, RedirectProvider } from '../provider.js';

export interface OpenIdProvider extends RedirectProvider<CodeProof> {
  /** URL at which the provider ends its session and redirects the viewer back. */
  logoutUri(request: LogoutRequest): Promise<string>;
}

interface LogoutRequest {
  /** URL of a logo for the provider's page. */
  readonly logoUri: string | undefined;
  /** ID token of the session that ends: providers that receive it sign out without confirmation. */
  readonly idToken: string | null;
}

type Claims = Readonly<Record<string, unknown>>;

/** Code flow with PKCE and nonce. @see https://openid.net/specs/openid-connect-core-1_0.html#CodeFlowAuth */
export const createOpenId = (
  settings: SettingsOf<'OPENID_CONNECT'>,
  { http, states, verifiers, origin }: ProviderTools,
): OpenIdProvider => {
  const { clientId, issuer } = settings;
  const of = { provider: 'OPENID_CONNECT', clientName: settings.openIdClientName } as const;
  const redirectUri = settings.redirectUri ?? `${origin}/oidc`;
  const discover = createDiscovery(http, issuer);
  const proof = clientProof(clientId, settings.clientSecret);

  /** Some providers return name and address only from this endpoint. */
  const fetchUserInfo = async (
    userUri: string | null,
    accessToken: unknown,
    sub: string,
  ): Promise<Claims> => {
    if (userUri === null || typeof accessToken !== 'string') return {};
    const { status, body } = await http.request(userUri, {
      headers: { authorization: `Bearer ${accessToken}` },
    });
    if (status !== 200) return {};
    // A response about another person must be rejected (OpenID Connect Core 5.3.2).
    if (body['sub'] !== sub) throw new ApiError('PROVIDER_TOKEN_INVALID');
    return body;
  };

  return {
    begin: async ({ flow, extraParams }) => {
      const { authoriseUri, offersSignUp } = await discover();
      const { state, nonce, codeChallenge } = await states.begin(of);
      const own = {
        client_id: clientId,
        redirect_uri: redirectUri,
        response_type: 'code',
        scope: settings.scope,
        state,
        nonce,
        code_challenge: codeChallenge,
        code_challenge_method: 'S256',
      };
      const prompt = flow === 'SIGNUP' && offersSignUp ? { prompt: 'create' } : {};
      return {
        authorisationUri: authoriseAddress(authoriseUri, { ...own, ...prompt }, extraParams),
        silentAuthorisationUri: authoriseAddress(authoriseUri, { ...own, prompt: 'none' }, extraParams),
      };
    },
    prove: async ({ authorisationCode, state, iss }) => {
      const taken = await states.take(of, state);
      // Another provider's code must not reach this provider's token endpoint (SIGN-146).
      if (iss !== undefined && iss !== issuer) throw new ApiError('PROVIDER_TOKEN_INVALID');
      const { tokenUri, jwksUri, userUri } = await discover();
      const answer = await exchangeCode(
        http,
        tokenUri,
        {
          ...proof.form,
          code: authorisationCode,
          redirect_uri: redirectUri,
          code_verifier: taken.codeVerifier ?? '',
        },
        proof.headers,
      );
      const idToken = textOf(answer, 'id_token');
      const idClaims = await verifiers(jwksUri)(idToken, {
        issuer,
        audience: clientId,
        algorithms: ['RS256', 'ES256', 'PS256'],
        nonce: taken.nonce,
      });
      if (Array.isArray(idClaims.aud) && idClaims.aud.length > 1 && idClaims['azp'] !== clientId)
        throw new ApiError('PROVIDER_TOKEN_INVALID');
      const isComplete = idClaims['email'] !== undefined && idClaims['name'] !== undefined;
      const claims: Claims = isComplete
        ? idClaims
        : { ...idClaims, ...(await fetchUserInfo(userUri, answer['access_token'], idClaims.sub)) };
      return {
        identity: {
          ...of,
          subject: idClaims.sub,
          email: normalisedEmail(claims['email']),
          emailVerified: claims['email_verified'] === true,
          name: normalisedName(claims['name']),
        },
        ownToken: idToken,
      };
    },
    logoutUri: async ({ logoUri, idToken }) => {
      const { logoutUri } = await discover();
      // Without a logout endpoint, only the session here ends.
      if (logoutUri === null) return `${origin}/logout`;
      // @see https://openid.net/specs/openid-connect-rpinitiated-1_0.html
      return authoriseAddress(
        logoutUri,
        {
          client_id: clientId,
          post_logout_redirect_uri: `${origin}/logout`,
          ...(idToken === null ? {} : { id_token_hint: idToken }),
          ...(logoUri === undefined ? {} : { logo_uri: logoUri }),
        },
        undefined,
      );
    },
  };
};
