import {
  createRemoteJWKSet,
  customFetch,
  errors,
  jwtVerify,
  type JWTPayload,
  type JWTVerifyOptions,
} from 'jose';
import { ApiError, isApiError } from '../../../../api-error.js';
import type { Clock } from '../../../../clock.js';
import type { ProviderHttp } from '../provider-http.js';

/** Requirements for a token. Only the listed asymmetric algorithms are accepted, never `none` or HS256. */
interface Expected {
  readonly issuer: string | string[];
  readonly audience: string;
  readonly algorithms: readonly ('RS256' | 'ES256' | 'PS256')[];
  /** The nonce sent with the browser; absent for providers whose tokens have none. */
  readonly nonce?: string;
}

/** @throws {ApiError} PROVIDER_TOKEN_INVALID, or PROVIDER_FAILED if the keys cannot be loaded */
type VerifyToken = (token: string, expected: Expected) => Promise<JWTPayload & { readonly sub: string }>;

/** Verifiers by the URL of their keys, so that keys are loaded once. */
export type TokenVerifiers = (jwksUri: string) => VerifyToken;

export interface TokenVerifierOptions {
  readonly http: ProviderHttp;
  readonly clock: Clock;
  /** Minimum interval between loading the keys and looking for an unknown key again, in milliseconds. */
  readonly keysCooldownMs: number;
}

/** Accepted clock difference between providers and this service. */
const TOLERANCE_SECONDS = 60;

const isKeysError = (error: unknown): boolean =>
  error instanceof errors.JWKSTimeout ||
  error instanceof errors.JWKSInvalid ||
  (error instanceof errors.JOSEError && error.code === 'ERR_JOSE_GENERIC');

const createVerifier = (
  jwksUri: string,
  { http, clock, keysCooldownMs }: TokenVerifierOptions,
): VerifyToken => {
  const keys = createRemoteJWKSet(new URL(jwksUri), {
    timeoutDuration: http.timeoutMs,
    cooldownDuration: keysCooldownMs,
    [customFetch]: async (url) => {
      const { status, body } = await http.request(url);
      return Response.json(body, { status });
    },
  });
  return async (token, { nonce, algorithms, issuer, audience }) => {
    const options: JWTVerifyOptions = {
      issuer,
      audience,
      algorithms: [...algorithms],
      clockTolerance: TOLERANCE_SECONDS,
      currentDate: new Date(clock.now()),
      requiredClaims: ['sub', 'exp', 'iat'],
    };
    try {
      const { payload } = await jwtVerify(token, keys, options);
      const { sub } = payload;
      if (typeof sub !== 'string' || sub === '' || (nonce !== undefined && payload['nonce'] !== nonce))
        throw new ApiError('PROVIDER_TOKEN_INVALID');
      return { ...payload, sub };
    } catch (error) {
      if (isApiError(error)) throw error;
      throw new ApiError(isKeysError(error) ? 'PROVIDER_FAILED' : 'PROVIDER_TOKEN_INVALID', {
        cause: error,
      });
    }
  };
};

export const createTokenVerifiers = (options: TokenVerifierOptions): TokenVerifiers => {
  const known = new Map<string, VerifyToken>();
  return (jwksUri) => {
    const verifier = known.get(jwksUri) ?? createVerifier(jwksUri, options);
    known.set(jwksUri, verifier);
    return verifier;
  };
};
