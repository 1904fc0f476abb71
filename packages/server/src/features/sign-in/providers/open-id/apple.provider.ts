import { SignJWT, importPKCS8 } from 'jose';
import { ApiError } from '../../../../api-error.js';
import type { SettingsOf } from '../../../../realm/providers/providers.schemas.js';
import { authoriseAddress } from '../oauth/authorise-address.js';
import { exchangeCode, textOf } from '../oauth/exchange-code.js';
import { normalisedEmail, normalisedName } from '../identity.js';
import type { ProviderTools, RedirectProvider } from '../provider.js';

export interface AppleProof {
  readonly code: string;
  readonly nonce: string;
  readonly callbackUri: string;
}

const OF = { provider: 'APPLE_ID', clientName: '' } as const;
const SECRET_SECONDS = 300;

/**
 * Sign in with Apple: Apple posts the code in a form; the nonce is issued by this service and valid once.
 * @see https://developer.apple.com/documentation/signinwithapplerestapi/generate_and_validate_tokens
 */
export const createApple = (
  settings: SettingsOf<'APPLE_ID'>,
  { http, states, verifiers, clock, origin }: ProviderTools,
): RedirectProvider<AppleProof> => {
  const { baseUri, clientId, teamId, keyId } = settings;
  const verify = verifiers(`${baseUri}/auth/keys`);
  const redirectUri = settings.redirectUri ?? `${origin}/login/APPLE_ID`;

  /** @see https://developer.apple.com/documentation/accountorganizationaldatasharing/creating-a-client-secret */
  const clientSecret = async (): Promise<string> => {
    const now = Math.floor(clock.now() / 1000);
    return new SignJWT()
      .setProtectedHeader({ alg: 'ES256', kid: keyId })
      .setIssuer(teamId)
      .setSubject(clientId)
      .setAudience(baseUri)
      .setIssuedAt(now)
      .setExpirationTime(now + SECRET_SECONDS)
      .sign(await importPKCS8(settings.privateKey, 'ES256'));
  };

  return {
    begin: async ({ extraParams }) => {
      const { state, nonce } = await states.begin(OF);
      const own = {
        client_id: clientId,
        redirect_uri: redirectUri,
        response_type: 'code',
        // Apple sends name and address only with a form post.
        response_mode: 'form_post',
        scope: 'name email',
        state,
        nonce,
      };
      return {
        authorisationUri: authoriseAddress(`${baseUri}/auth/authorize`, own, extraParams),
        silentAuthorisationUri: null,
      };
    },
    prove: async ({ code, nonce, callbackUri }) => {
      if (callbackUri !== redirectUri) throw new ApiError('PROVIDER_TOKEN_INVALID');
      const { name } = await states.takeByNonce(OF, nonce);
      const answer = await exchangeCode(http, `${baseUri}/auth/token`, {
        client_id: clientId,
        client_secret: await clientSecret(),
        code,
        redirect_uri: redirectUri,
      });
      const claims = await verify(textOf(answer, 'id_token'), {
        issuer: baseUri,
        audience: clientId,
        algorithms: ['RS256'],
        nonce,
      });
      return {
        identity: {
          ...OF,
          subject: claims.sub,
          email: normalisedEmail(claims['email']),
          // Apple sends a string or a boolean.
          emailVerified: String(claims['email_verified']) === 'true',
          name: normalisedName(name),
        },
      };
    },
  };
};
