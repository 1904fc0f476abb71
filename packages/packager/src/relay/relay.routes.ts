import { Readable } from 'node:stream';
import type { FastifyInstance, RouteShorthandOptions } from 'fastify';
import { MediaError } from '../media-error.js';
import type { StreamOrigins } from './stream-origin.js';
import { RELAY_ROOT, readRelayFolder, relay } from './relay.js';
import type { StreamSigner } from '../addresses/signing.js';

export interface RelayOptions {
  readonly origins: StreamOrigins;
  readonly signer: StreamSigner;
  readonly route: RouteShorthandOptions;
}

/** Registers `/media/r/<token>/…`: streams of origins that require request headers. */
export const registerRelay = (app: FastifyInstance, { origins, signer, route }: RelayOptions): void => {
  app.get<{ Params: { token: string } }>(`${RELAY_ROOT}/:token/*`, route, async (request, reply) => {
    const { token } = request.params;
    const grant = signer.read(token);
    const folder = readRelayFolder(grant.f);
    const rule = folder === undefined ? undefined : origins[folder.origin];
    if (folder === undefined || rule === undefined) throw new MediaError('STREAM_ADDRESS_INVALID');
    const controller = new AbortController();
    reply.raw.once('close', () => controller.abort());
    const base = `${RELAY_ROOT}/${token}/`;
    const { status, type, headers, body } = await relay({
      rule,
      folder: folder.path,
      // Not the decoded parameter, which no longer says what the origin will receive.
      file: request.url.slice(base.length),
      headers: request.headers,
      folderAddress: (path) =>
        path === folder.path
          ? base
          : `${RELAY_ROOT}/${signer.sign({ ...grant, f: `relay/${folder.origin}${path}` })}/`,
      signal: controller.signal,
    });
    return reply
      .code(status)
      .type(type)
      .headers(headers)
      .send(
        body === null || typeof body === 'string' ? (body ?? '') : Readable.from(body, { objectMode: false }),
      );
  });
};
