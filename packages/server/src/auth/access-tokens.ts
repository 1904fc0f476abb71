import { createHash } from 'node:crypto';
import { SignJWT, errors, jwtVerify } from 'jose';
import { ApiError } from '../api-error.js';
import type { Clock } from '../clock.js';
import type { Caller } from '../feature.js';

/** The content of an access token. */
export interface TokenSubject {
  /** Account id or guest id. */
  readonly subject: string;
  readonly isGuest: boolean;
  readonly role: Caller['role'];
  readonly profile: Caller['profile'];
  readonly signUpOpen?: boolean;
  readonly sessionId?: string | undefined;
  readonly impersonation?: Caller['impersonation'];
}

interface Claims {
  readonly gst?: unknown;
  readonly rol?: unknown;
  readonly pro?: unknown;
  readonly sup?: unknown;
  readonly sid?: unknown;
  readonly imp?: unknown;
}

const ROLES: readonly Caller['role'][] = ['guest', 'viewer', 'editor', 'finance', 'admin'];

const roleOf = ({ rol }: Claims): Caller['role'] | undefined => ROLES.find((role) => role === rol);

const profileOf = ({ pro }: Claims): Caller['profile'] => {
  if (typeof pro !== 'object' || pro === null) return null;
  const { id, tp } = pro as { id?: unknown; tp?: unknown };
  return typeof id === 'string' && (tp === 'adult' || tp === 'child') ? { id, tp } : null;
};

const impersonationOf = ({ imp }: Claims): Caller['impersonation'] => {
  if (typeof imp !== 'object' || imp === null) return undefined;
  const { id, end } = imp as { id?: unknown; end?: unknown };
  return typeof id === 'string' && typeof end === 'number' ? { adminId: id, endsAt: end } : undefined;
};

export interface AccessTokensOptions {
  readonly key: Uint8Array;
  /** The realm's id; tokens of other realms are rejected. */
  readonly realmId: string;
  readonly lifeSeconds: number;
  readonly clock: Clock;
  /** Whether a session or a screen has ended before its tokens and addresses expire. Default: always false. */
  readonly isEnded?: (sessionId: string) => boolean;
}

/**
 * Access tokens: JWTs signed with HMAC-SHA-256.
 * @see https://www.rfc-editor.org/rfc/rfc7519
 */
export class AccessTokens {
  readonly #key;
  readonly #lifeSeconds;
  readonly #clock;
  /** Whether a session or a screen has ended recently. */
  readonly isEnded: (sessionId: string) => boolean;
  readonly #keyId;
  readonly #audience;

  constructor({ key, realmId, lifeSeconds, clock, isEnded = () => false }: AccessTokensOptions) {
    this.#key = key;
    this.#lifeSeconds = lifeSeconds;
    this.#clock = clock;
    this.isEnded = isEnded;
    this.#keyId = createHash('sha256').update(key).digest('hex').slice(0, 12);
    this.#audience = `footlight/${realmId}`;
  }

  issue(of: TokenSubject): Promise<string> {
    const { subject, isGuest, role, profile, signUpOpen = false, sessionId, impersonation } = of;
    const now = Math.floor(this.#clock.now() / 1000);
    const ends = impersonation === undefined ? Infinity : Math.floor(impersonation.endsAt / 1000);
    return new SignJWT({
      gst: isGuest,
      rol: role,
      pro: profile,
      ...(signUpOpen ? { sup: true } : {}),
      ...(sessionId === undefined ? {} : { sid: sessionId }),
      ...(impersonation === undefined
        ? {}
        : { imp: { id: impersonation.adminId, end: impersonation.endsAt } }),
    })
      .setProtectedHeader({ alg: 'HS256', kid: this.#keyId, typ: 'JWT' })
      .setSubject(subject)
      .setIssuer(this.#audience)
      .setAudience(this.#audience)
      .setIssuedAt(now)
      .setExpirationTime(Math.min(now + this.#lifeSeconds, ends))
      .sign(this.#key);
  }

  /**
   * @throws {ApiError} TOKEN_EXPIRED
   * @throws {ApiError} TOKEN_INVALID
   */
  async verify(token: string): Promise<Caller> {
    try {
      const { payload } = await jwtVerify<Claims>(token, this.#key, {
        algorithms: ['HS256'],
        issuer: this.#audience,
        audience: this.#audience,
        currentDate: new Date(this.#clock.now()),
        requiredClaims: ['sub', 'exp', 'iat'],
      });
      const role = roleOf(payload);
      if (payload.sub === undefined || role === undefined) throw new ApiError('TOKEN_INVALID');
      if (typeof payload.sid === 'string' && this.isEnded(payload.sid)) throw new ApiError('TOKEN_INVALID');
      const isGuest = payload.gst === true;
      return {
        subject: payload.sub,
        accountId: isGuest ? null : payload.sub,
        isGuest,
        role,
        profile: profileOf(payload),
        signUpOpen: payload.sup === true,
        sessionId: typeof payload.sid === 'string' ? payload.sid : undefined,
        impersonation: impersonationOf(payload),
      };
    } catch (cause) {
      if (cause instanceof ApiError) throw cause;
      throw new ApiError(cause instanceof errors.JWTExpired ? 'TOKEN_EXPIRED' : 'TOKEN_INVALID', { cause });
    }
  }
}
