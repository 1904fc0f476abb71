import { createHash } from 'node:crypto';
import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

const SERVICE_DIGITS = 8;
/** The longest token that a browser keeps, with name and attributes, in one cookie. */
const LONGEST = 3800;

/** The cookie that holds the token of a preview link, in the browser that has opened it. */
export class PreviewCookie {
  readonly #name: string;

  /** @param key distinguishes this service from others on the same host, because cookies are not bound to a port */
  constructor(key: Uint8Array) {
    const service = createHash('sha256').update(key).digest('hex').slice(0, SERVICE_DIGITS);
    this.#name = `footlight-preview-${service}`;
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
    void reply.setCookie(this.#name, token, { ...attributesOf(request), expires: new Date(endsAt * 1000) });
  }

  clear(request: FastifyRequest, reply: FastifyReply): void {
    void reply.clearCookie(this.#name, attributesOf(request));
  }
}

/** Lax, because the link is opened from a mail or a chat. */
const attributesOf = ({ protocol }: FastifyRequest): CookieSerializeOptions => ({
  path: '/',
  httpOnly: true,
  sameSite: 'lax',
  secure: protocol === 'https',
});
