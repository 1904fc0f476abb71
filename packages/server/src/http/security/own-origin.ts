import type { FastifyRequest } from 'fastify';

/** Whether a request comes from a page of this service's own origin, or from no page at all. */
export type IsOwnOrigin = (request: Pick<FastifyRequest, 'headers' | 'host'>) => boolean;

const hostOf = (origin: string): string | undefined =>
  URL.canParse(origin) ? new URL(origin).host : undefined;

/**
 * By what browsers say of where a request comes from, and no script can change: `Sec-Fetch-Site`, and where they do not
 * send it, to addresses that are not secure, `Origin`. Its scheme is left out, since proxies take it away.
 * @param origins under which viewers reach this service
 * @see https://www.w3.org/TR/fetch-metadata/#sec-fetch-site-header
 */
export const ownOriginCheck = (origins: readonly string[]): IsOwnOrigin => {
  const hosts = new Set(origins.map(hostOf));
  return ({ headers, host }) => {
    const site = headers['sec-fetch-site'];
    if (site !== undefined) return site === 'same-origin';
    const { origin } = headers;
    if (origin === undefined) return true;
    const from = hostOf(origin);
    return from !== undefined && (from === host || hosts.has(from));
  };
};
