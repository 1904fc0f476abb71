import { randomBytes } from 'node:crypto';
import type { CookieSerializeOptions } from '@fastify/cookie';
import { SESSION_HEADER, SESSION_IN_COOKIE, calls, type Call } from '@footlight/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../../api-error.js';
import { DEVICE_COOKIE, deviceHashOf } from '../requests/device-id.js';
import { CookieScope, type CookieScopeOptions } from './cookie-scope.js';
import { ownOriginCheck } from './own-origin.js';

const SECONDS_OF_A_DAY = 86_400;
/** The only path whose routes read refresh tokens. */
const PATH = '/api';
const NAMED_COOKIE = /^cookie:(?<handle>[\w-]{11})$/u;
const HANDLE_BYTES = 8;
const DEVICE_ID_BYTES = 16;
/** The longest lifetime that browsers grant a cookie. @see https://www.rfc-editor.org/rfc/rfc6265bis#section-5.5 */
const DEVICE_DAYS = 400;
/** Calls that return tokens without a sign-in to an account. */
const NO_SIGN_IN: ReadonlySet<string> = new Set([calls.checkinGuest.path, calls.refreshToken.path]);

export interface SessionCookiesOptions extends CookieScopeOptions {
  readonly refreshTokenDays: number;
}

const isCookieRequested = ({ headers }: FastifyRequest): boolean => headers[SESSION_HEADER] !== undefined;

const hasRefreshToken = (value: unknown): value is { readonly refreshToken: string } =>
  typeof value === 'object' &&
  value !== null &&
  'refreshToken' in value &&
  typeof value.refreshToken === 'string';

/**
 * Stores the site's refresh tokens in HttpOnly cookies, one per session, so that a late refresh does not affect a
 * session that another tab has started meanwhile. Bodies contain a reference to the cookie in place of the token.
 * @see docs/rules/sign-in.md SIGN-160, SIGN-161
 */
export class SessionCookies {
  readonly #options: SessionCookiesOptions;
  readonly #isOwnOrigin;
  readonly #scope;
  /** The cookie reference in each request's body. */
  readonly #handles = new WeakMap<FastifyRequest, string>();
  /** Ids of browsers that had none. */
  readonly #devices = new WeakMap<FastifyRequest, string>();

  constructor(options: SessionCookiesOptions) {
    this.#options = options;
    this.#isOwnOrigin = ownOriginCheck(options.origins);
    this.#scope = new CookieScope(options);
  }

  /**
   * Rejects requests for the cookie from pages of other origins.
   * @throws {ApiError} ORIGIN_NOT_ALLOWED
   */
  check(request: FastifyRequest): void {
    const requested = request.headers[SESSION_HEADER];
    if (requested === undefined) return;
    if (requested !== SESSION_IN_COOKIE)
      throw new ApiError('BAD_REQUEST', {
        message: `Header ${SESSION_HEADER}: found ${JSON.stringify(requested)}; allowed: "${SESSION_IN_COOKIE}".`,
      });
    if (!this.#isOwnOrigin(request))
      throw new ApiError('ORIGIN_NOT_ALLOWED', {
        message: `Header ${SESSION_HEADER}: allowed: only on pages of the service's own origin.`,
      });
  }

  /** Replaces the cookie reference in a request body with the token, and gives a browser without an id a new one. */
  takeIn(request: FastifyRequest): void {
    const { body } = request;
    if (isCookieRequested(request) && deviceHashOf(request) === null) {
      const id = randomBytes(DEVICE_ID_BYTES).toString('base64url');
      request.cookies[this.#deviceCookieOf(request)] = id;
      this.#devices.set(request, id);
    }
    if (!isCookieRequested(request) || !hasRefreshToken(body)) return;
    const handle = NAMED_COOKIE.exec(body.refreshToken)?.groups?.['handle'];
    if (handle === undefined) return;
    this.#handles.set(request, handle);
    const [name = ''] = this.#namesOf(request, handle);
    const token = request.cookies[name];
    if (token !== undefined && token !== '') request.body = { ...body, refreshToken: token };
  }

  /** Moves the token of a response into a cookie, and clears the cookie of a session that has ended. */
  giveOut(call: Call, request: FastifyRequest, reply: FastifyReply, answer: unknown): unknown {
    if (!isCookieRequested(request)) return answer;
    const attributes = this.#attributesOf(request);
    const prefix = this.#prefixOf(request);
    const known = this.#handles.get(request);
    if (call.endsSession === true && known !== undefined)
      for (const own of this.#namesOf(request, known)) void reply.clearCookie(own, attributes);
    if (!hasRefreshToken(answer)) return answer;
    const handle = known ?? randomBytes(HANDLE_BYTES).toString('base64url');
    void reply.setCookie(prefix + handle, answer.refreshToken, {
      ...attributes,
      maxAge: this.#options.refreshTokenDays * SECONDS_OF_A_DAY,
    });
    // A new session replaces the previous one, whose cookie is no longer used.
    const past =
      known === undefined
        ? Object.keys(request.cookies).filter((other) => other.startsWith(prefix))
        : this.#namesOf(request, known).filter((other) => other !== prefix + known);
    for (const other of past) void reply.clearCookie(other, attributes);
    const device = this.#devices.get(request);
    if (device !== undefined && !NO_SIGN_IN.has(call.path))
      void reply.setCookie(this.#deviceCookieOf(request), device, {
        ...attributes,
        maxAge: DEVICE_DAYS * SECONDS_OF_A_DAY,
      });
    return { ...answer, refreshToken: `cookie:${handle}` };
  }

  #startOf(request: FastifyRequest): string {
    return `${this.#scope.isSecure(request) ? '__Secure-' : ''}footlight-`;
  }

  #deviceCookieOf(request: FastifyRequest): string {
    return `${this.#scope.isSecure(request) ? '__Secure-' : ''}${DEVICE_COOKIE}`;
  }

  #prefixOf(request: FastifyRequest): string {
    return `${this.#startOf(request)}${this.#scope.service}-`;
  }

  /** Names of a session's cookies, including those named with a previous secret of this service. */
  #namesOf(request: FastifyRequest, handle: string): readonly string[] {
    return Object.keys(request.cookies).filter(
      (name) => name.startsWith(this.#startOf(request)) && name.endsWith(`-${handle}`),
    );
  }

  #attributesOf(request: FastifyRequest): CookieSerializeOptions {
    return {
      path: PATH,
      httpOnly: true,
      sameSite: 'strict',
      secure: this.#scope.isSecure(request),
    };
  }
}
