import { SignJWT, errors, jwtVerify } from 'jose';
import { ApiError } from '../../api-error.js';
import type { Clock } from '../../clock.js';

/** Claims of a DRM licence ticket. */
export interface DrmTicket {
  /** Account or guest id; null for a caller without a token. */
  readonly subject: string | null;
  /** For example `vod/1007`. */
  readonly content: string;
  /** Ids of the keys the ticket grants, base64url as in ClearKey. */
  readonly keyIds: readonly string[];
}

export interface DrmTokensOptions {
  /** Signing key that is used for nothing else. */
  readonly key: Uint8Array;
  readonly realmId: string;
  readonly clock: Clock;
}

const ANYBODY = 'anybody';

interface Claims {
  readonly cnt?: unknown;
  readonly kids?: unknown;
}

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((entry) => typeof entry === 'string');

/**
 * Tickets for DRM licences: JWTs signed with HMAC-SHA-256, bound to a viewer, a content and its keys. Key and audience
 * differ from those of access tokens, so neither kind of token is accepted as the other.
 * @see https://www.rfc-editor.org/rfc/rfc7519
 */
export class DrmTokens {
  readonly #key;
  readonly #clock;
  readonly #issuer;
  readonly #audience;

  constructor({ key, realmId, clock }: DrmTokensOptions) {
    this.#key = key;
    this.#clock = clock;
    this.#issuer = `footlight/${realmId}`;
    this.#audience = `${this.#issuer}/drm`;
  }

  /** @param ticket its `expires` is in seconds since the epoch */
  issue({ subject, content, keyIds, expires }: DrmTicket & { readonly expires: number }): Promise<string> {
    return new SignJWT({ cnt: content, kids: keyIds })
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
      .setSubject(subject ?? ANYBODY)
      .setIssuer(this.#issuer)
      .setAudience(this.#audience)
      .setIssuedAt(Math.floor(this.#clock.now() / 1000))
      .setExpirationTime(expires)
      .sign(this.#key);
  }

  /**
   * @throws {ApiError} DRM_TOKEN_EXPIRED
   * @throws {ApiError} DRM_TOKEN_INVALID for a token that this service did not issue for DRM licences
   */
  async verify(token: string): Promise<DrmTicket> {
    try {
      const { payload } = await jwtVerify<Claims>(token, this.#key, {
        algorithms: ['HS256'],
        issuer: this.#issuer,
        audience: this.#audience,
        currentDate: new Date(this.#clock.now()),
        requiredClaims: ['sub', 'exp'],
      });
      const { sub, cnt, kids } = payload;
      if (typeof cnt !== 'string' || !isTexts(kids)) throw new ApiError('DRM_TOKEN_INVALID');
      return { subject: sub === undefined || sub === ANYBODY ? null : sub, content: cnt, keyIds: kids };
    } catch (cause) {
      if (cause instanceof ApiError) throw cause;
      const code = cause instanceof errors.JWTExpired ? 'DRM_TOKEN_EXPIRED' : 'DRM_TOKEN_INVALID';
      throw new ApiError(code, { cause });
    }
  }
}
