import proxyAddr from '@fastify/proxy-addr';
import type { FastifyInstance } from 'fastify';
import type { Realm } from '../../realm/load-realm.js';
import { isInnerCall } from '../calls/inner-calls.js';

/** What a proxy says of where a caller is: docs/where-viewers-are.md. */
const LOCATION_HEADERS = ['x-footlight-country', 'x-footlight-vpn'] as const;

/**
 * Removes the headers from requests that come from no trusted proxy, before anything reads them: a caller could send
 * them too.
 */
export const dropUntrustedLocations = (
  app: FastifyInstance,
  { trustCountryHeader, trustedProxies }: Pick<Realm, 'trustCountryHeader' | 'trustedProxies'>,
): void => {
  const isProxy = proxyAddr.compile(trustCountryHeader ? [...trustedProxies] : []);
  app.addHook('onRequest', async (request) => {
    if (isInnerCall(request) || isProxy(request.socket.remoteAddress ?? '', 0)) return;
    for (const name of LOCATION_HEADERS) delete request.headers[name];
  });
};
