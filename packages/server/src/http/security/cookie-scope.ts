import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

const SERVICE_DIGITS = 8;

export interface CookieScopeOptions {
  /** Distinguishes this service from others on the same host, because cookies are not bound to a port. */
  readonly key: Uint8Array;
  /** Origins under which viewers reach this service. */
  readonly origins: readonly string[];
}

/** What the cookies of this service have in common. */
export class CookieScope {
  readonly #securedHosts;
  /** A part of their names, which differs between services. */
  readonly service: string;

  constructor({ key, origins }: CookieScopeOptions) {
    this.service = createHash('sha256').update(key).digest('hex').slice(0, SERVICE_DIGITS);
    this.#securedHosts = new Set(
      origins.filter((origin) => origin.startsWith('https:')).map((origin) => new URL(origin).host),
    );
  }

  // The protocol reported by an untrusted proxy is ignored; then the configured origin shows that viewers use https.
  isSecure({ protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>): boolean {
    return protocol === 'https' || this.#securedHosts.has(host);
  }
}
