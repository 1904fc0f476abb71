import type { FastifyInstance, RouteShorthandOptions } from 'fastify';
import { MediaError } from '../media-error.js';
import type { Clock } from '../clock.js';
import type { FilmIndex } from '../films/film-index.js';
import type { IngestIndex } from '../ingest/ingest-index.js';
import type { ContentKeys } from '../protection/content-keys.js';
import type { StreamOrigins } from '../relay/stream-origin.js';
import type { PicturesService } from '../artwork/pictures.service.js';
import { registerImageRoutes } from './image.routes.js';
import { registerPictureRoutes } from './picture.routes.js';
import { registerRelay } from '../relay/relay.routes.js';
import type { StreamSigner } from '../addresses/signing.js';
import { MEDIA_ROOT } from '../addresses/stream-address.js';
import type { MediaStore } from '../store/media-store.js';
import { createStreamPackager } from './stream-packager.js';
import { registerStreamRoutes } from './stream.routes.js';

export interface MediaOptions {
  /** Contains `films/<slug>/` and `ads/<slug>/`; null if the realm has no media. */
  readonly store: MediaStore | null;
  /** Of the artworks in the store. */
  readonly pictures: PicturesService;
  readonly films: FilmIndex;
  /** Events sent by encoders. */
  readonly ingests: IngestIndex;
  readonly signer: StreamSigner;
  /** Keys of protected streams. */
  readonly keys: ContentKeys;
  readonly clock: Clock;
  /** Address of DRM licence requests, for manifests of protected films. */
  readonly drmLicenceAddress: string;
  /** Options that the server adds to each route, such as its limits and its compression. */
  readonly route?: RouteShorthandOptions;
  /** Origins of external streams. */
  readonly streamOrigins?: StreamOrigins;
}

/** Any origin may request media; access is controlled by the signature in the address. */
const OPEN_TO_ALL = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'Content-Length, Content-Range, Date, ETag, X-Request-Id',
  'cross-origin-resource-policy': 'cross-origin',
  'timing-allow-origin': '*',
} as const;

const PREFLIGHT = {
  'access-control-allow-methods': 'GET, HEAD, OPTIONS',
  'access-control-allow-headers': 'Range, If-None-Match, If-Range, Authorization, Content-Type',
  'access-control-max-age': '86400',
} as const;

/** Registers everything under `/media/` and `/img/`. Routes throw `MediaError`, which carries the status of its response. */
export const registerMedia = async (app: FastifyInstance, options: MediaOptions): Promise<void> => {
  const { store, pictures, films, ingests, signer, keys, clock, drmLicenceAddress, route = {} } = options;
  await app.register(async (media) => {
    media.addHook('onRequest', async (_request, reply) => {
      void reply.headers({ ...OPEN_TO_ALL, 'cache-control': 'no-store' });
    });
    media.addHook('onClose', async () => {
      await films.close();
      await pictures.close();
      await store?.close();
    });
    media.options(`${MEDIA_ROOT}/*`, route, async (_request, reply) =>
      reply.code(204).headers(PREFLIGHT).send(),
    );
    registerStreamRoutes(media, {
      packager: createStreamPackager({ films, ingests, keys, clock, drmLicenceAddress }),
      signer,
      clock,
      route,
    });
    registerRelay(media, { origins: options.streamOrigins ?? {}, signer, route });
    registerImageRoutes(media, pictures, route);
    if (store !== null) registerPictureRoutes(media, store, route);
    media.get(`${MEDIA_ROOT}/*`, route, async () => {
      throw new MediaError('MEDIA_NOT_FOUND');
    });
  });
};
