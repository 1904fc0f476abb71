import type { ResponseOf } from '@footlight/contract';
import { ApiError } from '../../api-error.js';
import type { ContentKeys } from '@footlight/packager';
import type { DrmTokens } from './drm-tokens.js';

const bearer = (authorization: string | undefined): string => {
  const token = /^Bearer +(\S+)$/iu.exec(authorization ?? '')?.[1];
  if (token === undefined) {
    throw new ApiError('UNAUTHORISED', { headers: { 'www-authenticate': 'Bearer' } });
  }
  return token;
};

export class DrmLicenceService {
  readonly #tokens: DrmTokens;
  readonly #keys: ContentKeys;

  constructor(tokens: DrmTokens, keys: ContentKeys) {
    this.#tokens = tokens;
    this.#keys = keys;
  }

  /**
   * Keys for a ClearKey licence request.
   * @param authorization value of the `Authorization` header
   * @param keyIds base64url
   * @throws {ApiError} UNAUTHORISED without a bearer token
   * @throws {ApiError} DRM_TOKEN_EXPIRED, DRM_TOKEN_INVALID
   * @throws {ApiError} DRM_KEY_DENIED if the token is for other keys
   * @see https://www.w3.org/TR/encrypted-media/#clear-key-license-format
   */
  async licence(
    authorization: string | undefined,
    keyIds: readonly string[],
  ): Promise<ResponseOf<'requestDrmLicence'>> {
    const ticket = await this.#tokens.verify(bearer(authorization));
    if (keyIds.some((keyId) => !ticket.keyIds.includes(keyId))) throw new ApiError('DRM_KEY_DENIED');
    return {
      keys: [...new Set(keyIds)].map((kid) => ({
        kty: 'oct',
        kid,
        k: this.#keys.keyOf(Buffer.from(kid, 'base64url')).toString('base64url'),
      })),
      type: 'temporary',
    };
  }
}
