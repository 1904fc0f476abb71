import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../api-error.js';
import type { StreamOrigins } from '../realm/schemas/stream-origins.schemas.js';
import { MEDIA_ROUTE } from './media-route.js';
import { RELAY_ROOT, readRelayFolder, relay } from './relay.js';
import type { StreamSigner } from './signing.js';

export interface RelayOptions {
  readonly origins: StreamOrigins;
  readonly signer: StreamSigner;
}

/** Registers `/media/r/<token>/…`: streams of origins that require request headers. */
export const registerRelay = (app: FastifyInstance, { origins, signer }: RelayOptions): void => {
  app.get<{ Params: { token: string; '*': string } }>(
    `${RELAY_ROOT}/:token/*`,
    MEDIA_ROUTE,
    async (request, reply) => {
      const { token, '*': file } = request.params;
      const folder = readRelayFolder(signer.read(token).f);
      const rule = folder === undefined ? undefined : origins[folder.origin];
      if (folder === undefined || rule === undefined) throw new ApiError('STREAM_ADDRESS_INVALID');
      const controller = new AbortController();
      reply.raw.once('close', () => controller.abort());
      const query = request.url.indexOf('?');
      const { status, type, headers, body } = await relay({
        rule,
        folder: folder.path,
        file: `./${file}${query === -1 ? '' : request.url.slice(query)}`,
        headers: request.headers,
        base: `${RELAY_ROOT}/${token}/`,
        signal: controller.signal,
      });
      return reply
        .code(status)
        .type(type)
        .headers(headers)
        .send(body === null || typeof body === 'string' ? (body ?? '') : Readable.fromWeb(body as never));
    },
  );
};
