import { createHash, timingSafeEqual } from 'node:crypto';
import proxyAddr from '@fastify/proxy-addr';
import type { FastifyRequest } from 'fastify';

/** Who may read the figures besides callers on the machine itself. */
export interface FiguresAccess {
  /** Sent as `Authorization: Bearer`. */
  readonly token?: string | undefined;
  /** Addresses and ranges. */
  readonly addresses: readonly string[];
}

const LOOPBACK = /^(::1|127\.\d+\.\d+\.\d+|::ffff:127\.\d+\.\d+\.\d+)$/u;

/** Of one length, as the comparison wants it. */
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
    // Behind a proxy on this machine every caller looks near; its header tells them apart.
    if (LOOPBACK.test(socket.remoteAddress ?? '') && headers['x-forwarded-for'] === undefined) return true;
    return isListed(ip, 0);
  };
};
