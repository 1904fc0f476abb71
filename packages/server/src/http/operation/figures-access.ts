import { createHash, timingSafeEqual } from 'node:crypto';
import proxyAddr from '@fastify/proxy-addr';
import type { FastifyRequest } from 'fastify';

/** Who may read the metrics besides callers on the same machine. */
export interface FiguresAccess {
  /** Sent as `Authorization: Bearer`. */
  readonly token?: string | undefined;
  /** IP addresses and ranges. */
  readonly addresses: readonly string[];
}

const LOOPBACK = /^(::1|127\.\d+\.\d+\.\d+|::ffff:127\.\d+\.\d+\.\d+)$/u;

/** Hashes both sides to equal lengths, which `timingSafeEqual` requires. */
const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

export const mayReadFigures = ({
  token,
  addresses,
}: FiguresAccess): ((request: FastifyRequest) => boolean) => {
  const isListed = addresses.length === 0 ? () => false : proxyAddr.compile([...addresses]);
  const expected = token === undefined ? undefined : digest(`Bearer ${token}`);
  return ({ socket, headers, ip }) => {
    const { authorization } = headers;
    if (expected !== undefined && authorization !== undefined)
      return timingSafeEqual(digest(authorization), expected);
    // Behind a local proxy every caller has a loopback address; the proxy's header identifies forwarded requests.
    if (LOOPBACK.test(socket.remoteAddress ?? '') && headers['x-forwarded-for'] === undefined) return true;
    return isListed(ip, 0);
  };
};
