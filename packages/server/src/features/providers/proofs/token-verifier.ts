import {
  createRemoteJWKSet,
  customFetch,
  errors,
  jwtVerify,
  type JWTPayload,
  type JWTVerifyOptions,
} from 'jose';
import { ApiError, isApiError } from '../../../api-error.js';
import type { Clock } from '../../../clock.js';
import type { ProviderHttp } from '../provider-http.js';

/** What a token must say. Algorithms are a closed list of asymmetric ones: `none` and HS256 never pass. */
export interface Expected {
  readonly issuer: string | string[];
  readonly audience: string;
  readonly algorithms: readonly ('RS256' | 'ES256' | 'PS256')[];
  /** Sent with the browser; absent where the provider's tokens carry none. */
  readonly nonce?: string;
}

/** @throws {ApiError} PROVIDER_TOKEN_INVALID, or PROVIDER_FAILED where the keys cannot be had */
export type VerifyToken = (
  token: string,
  expected: Expected,
) => Promise<JWTPayload & { readonly sub: string }>;

/** Verifiers by the address of their keys, so that keys are fetched once. */
export type TokenVerifiers = (jwksUri: string) => VerifyToken;

export interface TokenVerifierOptions {
  readonly http: ProviderHttp;
  readonly clock: Clock;
  /** How soon after a fetch an unknown key is looked for again, in milliseconds. */
  readonly keysCooldownMs: number;
}

/** Clocks of providers and of this machine may differ by so much. */
const TOLERANCE_SECONDS = 60;

const isKeysTrouble = (error: unknown): boolean =>
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
      const { status, body } = await http.ask(url);
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
      throw new ApiError(isKeysTrouble(error) ? 'PROVIDER_FAILED' : 'PROVIDER_TOKEN_INVALID', {
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
