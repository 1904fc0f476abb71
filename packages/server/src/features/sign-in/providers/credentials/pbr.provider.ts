import { ApiError } from '../../../../api-error.js';
import type { SettingsOf } from '../../../../realm/providers/providers.schemas.js';
import { createCredentialsProvider, type CredentialsProof } from './credentials-provider.js';
import type { EntitledProvider } from '../tv/entitled-provider.js';
import type { ProviderTools } from '../provider.js';

/** PBR, which also resets passwords by a link that it mails itself. */
export interface Pbr extends EntitledProvider<CredentialsProof> {
  /** Responds identically for known and unknown ids. @throws {ApiError} PROVIDER_FAILED */
  requestReset(id: string): Promise<void>;
  /** @throws {ApiError} RESET_TOKEN_INVALID for a link that was used or has expired, PROVIDER_FAILED */
  reset(token: string, secret: string): Promise<void>;
}

/** PBR: sign-in with id and secret. Its API is not published; docs/sign-in.md describes the assumed one. */
export const createPbr = (settings: SettingsOf<'PBR'>, tools: ProviderTools): Pbr => {
  const { http, origin } = tools;
  const address = `${settings.baseUri}/v1/password-reset`;
  const headers = { 'x-client-id': settings.clientId };
  return {
    ...createCredentialsProvider('PBR', settings, tools),
    requestReset: async (id) => {
      const returnUri = `${origin}/login/resetpwd?providerName=PBR`;
      const { status } = await http.request(address, { headers, json: { id: id.trim(), returnUri } });
      if (status >= 300) throw new ApiError('PROVIDER_FAILED');
    },
    reset: async (token, secret) => {
      const { status } = await http.request(address, { method: 'PUT', headers, json: { token, secret } });
      if (status === 400) throw new ApiError('RESET_TOKEN_INVALID');
      if (status >= 300) throw new ApiError('PROVIDER_FAILED');
    },
  };
};
