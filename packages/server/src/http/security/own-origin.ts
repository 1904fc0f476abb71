import type { FastifyRequest } from 'fastify';

/** Whether a request comes from a page of this service's own origin, or from no page at all. */
export type IsOwnOrigin = (request: Pick<FastifyRequest, 'headers' | 'host'>) => boolean;

const hostOf = (origin: string): string | undefined =>
  URL.canParse(origin) ? new URL(origin).host : undefined;

/**
 * Checks headers that browsers set and scripts cannot change: `Sec-Fetch-Site` or, where it is missing because the
 * address is not secure, `Origin`. The scheme is ignored, because proxies terminate TLS.
 * @param origins origins under which viewers reach this service
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
