import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CookieScope } from './cookie-scope.js';

/** The longest token that a browser keeps, with name and attributes, in one cookie. */
const LONGEST = 3800;

/** The cookie that holds the token of a preview link, in the browser that has opened it. */
export class PreviewCookie {
  readonly #scope;
  readonly #name: string;

  constructor(scope: CookieScope) {
    this.#scope = scope;
    this.#name = `footlight-preview-${scope.service}`;
  }

  tokenOf({ cookies }: Pick<FastifyRequest, 'cookies'>): string | undefined {
    const token = cookies[this.#name];
    return token === undefined || token === '' || token.length > LONGEST ? undefined : token;
  }

  /** The header that passes the preview on to a call that the service makes for a page. */
  headerOf(request: Pick<FastifyRequest, 'cookies'>): string | undefined {
    const token = this.tokenOf(request);
    return token === undefined ? undefined : `${this.#name}=${token}`;
  }

  /** @param endsAt in seconds since the epoch */
  set(request: FastifyRequest, reply: FastifyReply, token: string, endsAt: number): void {
    const expires = new Date(endsAt * 1000);
    void reply.setCookie(this.#name, token, { ...this.#attributesOf(request), expires });
  }

  clear(request: FastifyRequest, reply: FastifyReply): void {
    void reply.clearCookie(this.#name, this.#attributesOf(request));
  }

  /** Lax, because the link is opened from a mail or a chat. */
  #attributesOf(request: FastifyRequest): CookieSerializeOptions {
    return { path: '/', httpOnly: true, sameSite: 'lax', secure: this.#scope.isSecure(request) };
  }
}
