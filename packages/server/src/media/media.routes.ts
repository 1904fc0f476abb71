import type { FastifyInstance } from 'fastify';
import { ApiError } from '../api-error.js';
import type { Clock } from '../clock.js';
import type { FilmIndex } from './film-index.js';
import type { IngestIndex } from './ingest/ingest-index.js';
import { MEDIA_ROUTE } from './media-route.js';
import type { ContentKeys } from './protection/content-keys.js';
import type { StreamOrigins } from '../realm/schemas/stream-origins.schemas.js';
import { registerPictureRoutes } from './picture.routes.js';
import { registerRelay } from './relay.routes.js';
import type { StreamSigner } from './signing.js';
import { MEDIA_ROOT } from './stream-address.js';
import { createStreamPackager } from './stream-packager.js';
import { registerStreamRoutes } from './stream.routes.js';

export interface MediaOptions {
  /** Contains `films/<slug>/` and `artwork/<slug>/`; null if the realm has no media. */
  readonly mediaFolder: string | null;
  readonly films: FilmIndex;
  /** Events sent by encoders. */
  readonly ingests: IngestIndex;
  readonly signer: StreamSigner;
  /** Keys of protected streams. */
  readonly keys: ContentKeys;
  readonly clock: Clock;
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

/** Registers everything under `/media/`. Routes throw `ApiError`, which the application turns into responses. */
export const registerMedia = async (app: FastifyInstance, options: MediaOptions): Promise<void> => {
  const { mediaFolder, films, ingests, signer, keys, clock } = options;
  await app.register(async (media) => {
    media.addHook('onRequest', async (_request, reply) => {
      void reply.headers({ ...OPEN_TO_ALL, 'cache-control': 'no-store' });
    });
    media.addHook('onClose', () => films.close());
    media.options(`${MEDIA_ROOT}/*`, MEDIA_ROUTE, async (_request, reply) =>
      reply.code(204).headers(PREFLIGHT).send(),
    );
    registerStreamRoutes(media, {
      packager: createStreamPackager({ films, ingests, keys, clock }),
      signer,
      clock,
    });
    registerRelay(media, { origins: options.streamOrigins ?? {}, signer });
    if (mediaFolder !== null) registerPictureRoutes(media, mediaFolder);
    media.get(`${MEDIA_ROOT}/*`, MEDIA_ROUTE, async () => {
      throw new ApiError('MEDIA_NOT_FOUND');
    });
  });
};
