import { createHash, randomBytes } from 'node:crypto';
import type { CookieSerializeOptions } from '@fastify/cookie';
import { SESSION_HEADER, SESSION_IN_COOKIE, type Call } from '@footlight/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../../api-error.js';
import { ownOriginCheck } from './own-origin.js';

const SECONDS_OF_A_DAY = 86_400;
/** The only path whose routes read refresh tokens. */
const PATH = '/api';
const NAMED_COOKIE = /^cookie:(?<handle>[\w-]{11})$/u;
const HANDLE_BYTES = 8;

export interface SessionCookiesOptions {
  /** Distinguishes this service from others on the same host, because cookies are not bound to a port. */
  readonly key: Uint8Array;
  readonly refreshTokenDays: number;
  /** Origins under which viewers reach this service. */
  readonly origins: readonly string[];
}

/**
 * Stores the site's refresh tokens in HttpOnly cookies, one per session, so that a late refresh does not affect a
 * session that another tab has started meanwhile. Bodies contain a reference to the cookie in place of the token.
 * @see docs/rules/sign-in.md SIGN-160, SIGN-161
 */
export interface SessionCookies {
  /**
   * Rejects requests for the cookie from pages of other origins.
   * @throws {ApiError} ORIGIN_NOT_ALLOWED
   */
  check(request: FastifyRequest): void;
  /** Replaces the cookie reference in a request body with the token. */
  takeIn(request: FastifyRequest): void;
  /** Moves the token of a response into a cookie, and clears the cookie of a session that has ended. */
  giveOut(call: Call, request: FastifyRequest, reply: FastifyReply, answer: unknown): unknown;
}

const isCookieRequested = ({ headers }: FastifyRequest): boolean => headers[SESSION_HEADER] !== undefined;

const hasRefreshToken = (value: unknown): value is { readonly refreshToken: string } =>
  typeof value === 'object' &&
  value !== null &&
  'refreshToken' in value &&
  typeof value.refreshToken === 'string';

export const createSessionCookies = (options: SessionCookiesOptions): SessionCookies => {
  const isOwnOrigin = ownOriginCheck(options.origins);
  const securedHosts = new Set(
    options.origins.filter((origin) => origin.startsWith('https:')).map((origin) => new URL(origin).host),
  );
  const service = createHash('sha256').update(options.key).digest('hex').slice(0, HANDLE_BYTES);
  /** The cookie reference in each request's body. */
  const handles = new WeakMap<FastifyRequest, string>();

  // The protocol reported by an untrusted proxy is ignored; then the configured origin shows that viewers use https.
  const isSecure = ({ protocol, host }: FastifyRequest): boolean =>
    protocol === 'https' || securedHosts.has(host);
  const startOf = (request: FastifyRequest): string => `${isSecure(request) ? '__Secure-' : ''}footlight-`;
  const prefixOf = (request: FastifyRequest): string => `${startOf(request)}${service}-`;
  /** Names of a session's cookies, including those named with a previous secret of this service. */
  const namesOf = (request: FastifyRequest, handle: string): readonly string[] =>
    Object.keys(request.cookies).filter(
      (name) => name.startsWith(startOf(request)) && name.endsWith(`-${handle}`),
    );
  const attributesOf = (request: FastifyRequest): CookieSerializeOptions => ({
    path: PATH,
    httpOnly: true,
    sameSite: 'strict',
    secure: isSecure(request),
  });

  return {
    check: (request) => {
      const requested = request.headers[SESSION_HEADER];
      if (requested === undefined) return;
      if (requested !== SESSION_IN_COOKIE)
        throw new ApiError('BAD_REQUEST', {
          message: `Header ${SESSION_HEADER}: found ${JSON.stringify(requested)}; allowed: "${SESSION_IN_COOKIE}".`,
        });
      if (!isOwnOrigin(request))
        throw new ApiError('ORIGIN_NOT_ALLOWED', {
          message: `Header ${SESSION_HEADER}: allowed: only on pages of the service's own origin.`,
        });
    },

    takeIn: (request) => {
      const { body } = request;
      if (!isCookieRequested(request) || !hasRefreshToken(body)) return;
      const handle = NAMED_COOKIE.exec(body.refreshToken)?.groups?.['handle'];
      if (handle === undefined) return;
      handles.set(request, handle);
      const [name = ''] = namesOf(request, handle);
      const token = request.cookies[name];
      if (token !== undefined && token !== '') request.body = { ...body, refreshToken: token };
    },

    giveOut: (call, request, reply, answer) => {
      if (!isCookieRequested(request)) return answer;
      const attributes = attributesOf(request);
      const prefix = prefixOf(request);
      const known = handles.get(request);
      if (call.endsSession === true && known !== undefined)
        for (const own of namesOf(request, known)) void reply.clearCookie(own, attributes);
      if (!hasRefreshToken(answer)) return answer;
      const handle = known ?? randomBytes(HANDLE_BYTES).toString('base64url');
      void reply.setCookie(prefix + handle, answer.refreshToken, {
        ...attributes,
        maxAge: options.refreshTokenDays * SECONDS_OF_A_DAY,
      });
      // A new session replaces the previous one, whose cookie is no longer used.
      const past =
        known === undefined
          ? Object.keys(request.cookies).filter((other) => other.startsWith(prefix))
          : namesOf(request, known).filter((other) => other !== prefix + known);
      for (const other of past) void reply.clearCookie(other, attributes);
      return { ...answer, refreshToken: `cookie:${handle}` };
    },
  };
};
