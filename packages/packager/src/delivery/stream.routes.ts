import type { FastifyInstance, RouteShorthandOptions } from 'fastify';
import { MediaError } from '../media-error.js';
import type { Clock } from '../clock.js';
import { dvrWindowSeconds } from '../addresses/dvr-window.js';
import type { AwaitedPart } from '../ingest/ingest-packager.js';
import { sendBytes } from './send-bytes.js';
import type { StreamGrant, StreamSigner } from '../addresses/signing.js';
import { SIGNED_ROOT, TIME_ADDRESS, folderOf, readSignedPath } from '../addresses/stream-address.js';
import type { StreamPackager } from './stream-packager.js';

export interface StreamRoutesOptions {
  readonly packager: StreamPackager;
  readonly signer: StreamSigner;
  readonly clock: Clock;
  readonly route: RouteShorthandOptions;
}

/** Files whose bytes do not change may be cached until their address expires. */
const lastingCache = (grant: StreamGrant, clock: Clock): string =>
  `public, max-age=${Math.max(0, Math.floor(grant.e - clock.now() / 1000))}, immutable`;

const ORDINAL = /^(?:0|[1-9]\d{0,8})$/u;

const ordinal = (query: Readonly<Record<string, unknown>>, name: string): number | undefined => {
  const value = query[name];
  if (value === undefined) return undefined;
  if (typeof value === 'string' && ORDINAL.test(value)) return Number(value);
  throw new MediaError('INVALID_FIELD', {
    details: {
      issues: [{ field: `query.${name}`, found: JSON.stringify(value), allowed: 'a whole number from 0' }],
    },
  });
};

/**
 * The part that a blocking reload of a low-latency player waits for.
 * @see draft-pantos-hls-rfc8216bis §6.2.5.2
 */
const awaitedPart = (query: Readonly<Record<string, unknown>>): AwaitedPart | null => {
  const number = ordinal(query, '_HLS_msn');
  const part = ordinal(query, '_HLS_part');
  return number === undefined ? null : { number, part };
};

/** Registers `/media/s/<token>/…` and the clock that DASH players synchronise with. */
export const registerStreamRoutes = (
  app: FastifyInstance,
  { packager, signer, clock, route }: StreamRoutesOptions,
): void => {
  app.get<{ Params: { '*': string }; Querystring: Record<string, unknown> }>(
    `${SIGNED_ROOT}/*`,
    route,
    async (request, reply) => {
      const path = readSignedPath(request.params['*']);
      if (path === null) throw new MediaError('MEDIA_NOT_FOUND');
      const grant = signer.verify(path.token, folderOf(path));
      const dw = path.kind === 'live' ? request.query['dw'] : undefined;
      const window = dvrWindowSeconds(dw, grant.w ?? 0);
      const query = typeof dw === 'string' ? `?dw=${dw}` : '';
      const part = await packager.part(path, grant, window, query, awaitedPart(request.query));
      const cacheControl = part.lasting ? lastingCache(grant, clock) : 'no-store';
      if (part.version === null || !Buffer.isBuffer(part.body)) {
        return reply.type(part.type).header('cache-control', cacheControl).send(part.body);
      }
      return sendBytes(request, reply, {
        bytes: part.body,
        type: part.type,
        version: part.version,
        cacheControl,
      });
    },
  );

  app.get(TIME_ADDRESS, route, async (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send(new Date(clock.now()).toISOString()),
  );
};
