import { createHmac } from 'node:crypto';
import { ApiError } from '../../../../api-error.js';
import type { SettingsOf } from '../../../../realm/providers/providers.schemas.js';
import { authoriseAddress } from './authorise-address.js';
import { textOf } from './exchange-code.js';
import { normalisedEmail, normalisedName } from '../identity.js';
import type { ProviderResponse } from '../provider-http.js';
import type { ProviderTools, RedirectProvider } from '../provider.js';

export interface FacebookProof {
  readonly code: string;
  readonly state: string | undefined;
}

const OF = { provider: 'FACEBOOK', clientName: '' } as const;

/** “Invalid parameter”, Facebook's error for a code that is unknown, used or expired. */
const INVALID_PARAMETER = 100;

/** @see https://developers.facebook.com/docs/graph-api/guides/error-handling */
const granted = ({ status, body }: ProviderResponse): ProviderResponse['body'] => {
  if (status === 200) return body;
  const { code } = (body['error'] ?? {}) as { readonly code?: unknown };
  if (code === INVALID_PARAMETER) throw new ApiError('PROVIDER_TOKEN_INVALID');
  throw new ApiError('PROVIDER_FAILED', {
    cause: new Error(`Facebook: status ${status}, error ${Number(code)}`),
  });
};

/** @see https://developers.facebook.com/docs/facebook-login/guides/advanced/manual-flow */
export const createFacebook = (
  settings: SettingsOf<'FACEBOOK'>,
  { http, states, origin }: ProviderTools,
): RedirectProvider<FacebookProof> => {
  const { clientId, clientSecret, version } = settings;
  const graph = `${settings.graphUri}/${version}`;
  const redirectUri = settings.redirectUri ?? `${origin}/login/FACEBOOK`;
  const read = async (path: string, query: Readonly<Record<string, string>>) =>
    granted(await http.request(`${graph}/${path}?${new URLSearchParams(query).toString()}`));

  return {
    begin: async ({ extraParams }) => {
      const { state } = await states.begin(OF);
      const own = {
        client_id: clientId,
        redirect_uri: redirectUri,
        response_type: 'code',
        scope: 'public_profile,email',
        state,
      };
      return {
        authorisationUri: authoriseAddress(`${settings.dialogUri}/${version}/dialog/oauth`, own, extraParams),
        silentAuthorisationUri: null,
      };
    },
    prove: async ({ code, state }) => {
      await states.take(OF, state);
      const answer = await read('oauth/access_token', {
        client_id: clientId,
        redirect_uri: redirectUri,
        client_secret: clientSecret,
        code,
      });
      const accessToken = textOf(answer, 'access_token');
      const person = await read('me', {
        fields: 'id,name,email',
        access_token: accessToken,
        // @see https://developers.facebook.com/docs/graph-api/guides/secure-requests
        appsecret_proof: createHmac('sha256', clientSecret).update(accessToken).digest('hex'),
      });
      const email = normalisedEmail(person['email']);
      return {
        identity: {
          ...OF,
          subject: textOf(person, 'id'),
          email,
          // Facebook omits unconfirmed addresses.
          emailVerified: email !== null,
          name: normalisedName(person['name']),
        },
      };
    },
  };
};
