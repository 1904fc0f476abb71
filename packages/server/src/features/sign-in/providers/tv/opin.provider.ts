import { ApiError } from '../../../../api-error.js';
import type { SettingsOf } from '../../../../realm/providers/providers.schemas.js';
import type { EntitledProvider } from './entitled-provider.js';
import { normalisedEmail, normalisedName } from '../identity.js';
import type { TvTools } from './tv-tools.js';

export interface OpinProof {
  readonly opinAuthToken: string;
}

/**
 * OPIN: the browser sends the token of a completed partner workflow. OPIN's API is not published; the exchange assumes
 * the form of token introspection, see docs/sign-in.md.
 * @see https://www.rfc-editor.org/rfc/rfc7662#section-2.2
 */
export const createOpin = (
  { baseUri, clientId, clientSecret }: SettingsOf<'OPIN'>,
  { http, usedProofs }: TvTools,
): EntitledProvider<OpinProof> => {
  const entitlements = async (ownToken: string): Promise<readonly string[]> => {
    const { status, body } = await http.request(`${baseUri}/entitlements`, {
      headers: { authorization: `Bearer ${ownToken}` },
    });
    if (status === 401 || status === 403) throw new ApiError('PROVIDER_TOKEN_INVALID');
    const received = body['entitlements'];
    if (status !== 200 || !Array.isArray(received)) throw new ApiError('PROVIDER_FAILED');
    return received.filter((one): one is string => typeof one === 'string');
  };
  return {
    entitlements,
    end: async (ownToken) => {
      const { status } = await http.request(`${baseUri}/logout`, { form: { token: ownToken } });
      if (status >= 400)
        throw new ApiError('PROVIDER_FAILED', { cause: new Error(`OPIN: logout ${status}`) });
    },
    prove: async ({ opinAuthToken }) => {
      const { status, body } = await http.request(`${baseUri}/introspect`, {
        form: { client_id: clientId, client_secret: clientSecret, token: opinAuthToken },
      });
      if (status !== 200 || typeof body['active'] !== 'boolean') throw new ApiError('PROVIDER_FAILED');
      const { active, sub } = body;
      if (!active) throw new ApiError('PROVIDER_TOKEN_INVALID');
      if (typeof sub !== 'string' || sub === '') throw new ApiError('PROVIDER_FAILED');
      const granted = await entitlements(opinAuthToken);
      await usedProofs.spend('OPIN', opinAuthToken);
      return {
        identity: {
          provider: 'OPIN',
          clientName: '',
          subject: sub,
          email: normalisedEmail(body['email']),
          emailVerified: body['email_verified'] === true,
          name: normalisedName(body['name']),
        },
        ownToken: opinAuthToken,
        entitlements: granted,
      };
    },
  };
};
