import { ApiError } from '../../../../api-error.js';
import type { ProviderName, SettingsOf } from '../../../../realm/providers/providers.schemas.js';
import { normalisedEmail, normalisedName } from '../identity.js';
import type { EntitledProvider } from '../tv/entitled-provider.js';
import type { ProviderTools } from '../provider.js';

export interface CredentialsProof {
  readonly id: string;
  readonly secret: string;
}

/** A provider to which the service itself sends id and secret, and which returns a session token. */
export const createCredentialsProvider = (
  name: Extract<ProviderName, 'PBR' | 'SPTV'>,
  { baseUri, clientId }: Pick<SettingsOf<'PBR'>, 'baseUri' | 'clientId'>,
  { http }: ProviderTools,
): EntitledProvider<CredentialsProof> => {
  const entitlements = async (ownToken: string): Promise<readonly string[]> => {
    const { status, body } = await http.request(`${baseUri}/v1/packages`, {
      headers: { authorization: `Bearer ${ownToken}`, 'x-client-id': clientId },
    });
    if (status === 401 || status === 403) throw new ApiError('PROVIDER_TOKEN_INVALID');
    const packages = body['packages'];
    if (status !== 200 || !Array.isArray(packages)) throw new ApiError('PROVIDER_FAILED');
    return packages.filter((one): one is string => typeof one === 'string');
  };
  return {
    entitlements,
    prove: async ({ id, secret }) => {
      if (id.trim() === '' && secret === '') throw new ApiError('EMPTY_INPUTS');
      const { status, body } = await http.request(`${baseUri}/v1/login`, {
        headers: { 'x-client-id': clientId },
        json: { id: id.trim(), secret },
      });
      if (status === 401 || status === 404) throw new ApiError('INVALID_CREDENTIALS');
      if (status === 403) throw new ApiError('BLOCKED_BY_PROVIDER');
      const { userId, accessToken } = body;
      if (status !== 200 || typeof userId !== 'string' || userId === '' || typeof accessToken !== 'string')
        throw new ApiError('PROVIDER_FAILED');
      return {
        identity: {
          provider: name,
          clientName: '',
          subject: userId,
          email: normalisedEmail(body['email']),
          emailVerified: body['emailVerified'] === true,
          name: normalisedName(body['name']),
        },
        ownToken: accessToken,
        entitlements: await entitlements(accessToken),
      };
    },
  };
};
