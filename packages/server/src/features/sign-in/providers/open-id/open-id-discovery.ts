import { ApiError } from '../../../../api-error.js';
import { textOf } from '../oauth/exchange-code.js';
import type { ProviderHttp } from '../provider-http.js';

export interface OpenIdAddresses {
  readonly authoriseUri: string;
  readonly tokenUri: string;
  readonly jwksUri: string;
  readonly userUri: string | null;
  readonly logoutUri: string | null;
  /** Whether it supports `prompt=create`. @see https://openid.net/specs/openid-connect-prompt-create-1_0.html */
  readonly offersSignUp: boolean;
}

const optional = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/**
 * The provider's discovery document, loaded at first use and cached; failures are not cached.
 * @see https://openid.net/specs/openid-connect-discovery-1_0.html
 */
export const createDiscovery = (http: ProviderHttp, issuer: string): (() => Promise<OpenIdAddresses>) => {
  let known: Promise<OpenIdAddresses> | undefined;
  const read = async (): Promise<OpenIdAddresses> => {
    const { status, body } = await http.request(
      `${issuer.replace(/\/$/u, '')}/.well-known/openid-configuration`,
    );
    // Accepting another issuer's document would let it answer for this issuer.
    if (status !== 200 || body['issuer'] !== issuer)
      throw new ApiError('PROVIDER_FAILED', {
        cause: new Error(`${issuer}: discovery answered ${status} for issuer ${String(body['issuer'])}`),
      });
    const prompts = body['prompt_values_supported'];
    return {
      authoriseUri: textOf(body, 'authorization_endpoint'),
      tokenUri: textOf(body, 'token_endpoint'),
      jwksUri: textOf(body, 'jwks_uri'),
      userUri: optional(body['userinfo_endpoint']),
      logoutUri: optional(body['end_session_endpoint']),
      offersSignUp: Array.isArray(prompts) && prompts.includes('create'),
    };
  };
  return () => {
    known ??= read().catch((error: unknown) => {
      known = undefined;
      throw error;
    });
    return known;
  };
};
