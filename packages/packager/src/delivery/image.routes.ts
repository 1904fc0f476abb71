import type { FastifyInstance, RouteShorthandOptions } from 'fastify';
import { PICTURES_ROOT } from '../artwork/artwork-kinds.js';
import type { PicturesService } from '../artwork/pictures.service.js';
import { MediaError } from '../media-error.js';
import { sendBytes } from './send-bytes.js';

/** A browser shows an original that was replaced after an hour at the latest. */
const KEEP = 'public, max-age=3600, stale-while-revalidate=86400';

const SLUG = /^[a-z0-9-]{1,64}$/u;
const PICTURE = /^([a-z]{1,32})-([1-9]\d{0,4})$/u;

/** `/img/<slug>/<kind>-<width>`, in the format that the caller accepts. */
export const registerImageRoutes = (
  app: FastifyInstance,
  pictures: PicturesService,
  route: RouteShorthandOptions,
): void => {
  app.get<{ Params: { slug: string; picture: string } }>(
    `${PICTURES_ROOT}/:slug/:picture`,
    route,
    async (request, reply) => {
      const { slug, picture } = request.params;
      const [, name, width] = PICTURE.exec(picture) ?? [];
      if (!SLUG.test(slug) || name === undefined) throw new MediaError('MEDIA_NOT_FOUND');
      const { accept } = request.headers;
      const { bytes, format, version } = await pictures.picture({ slug, name, width: Number(width), accept });
      void reply.header('vary', 'Accept');
      return sendBytes(request, reply, { bytes, type: `image/${format}`, version, cacheControl: KEEP });
    },
  );
  app.get(`${PICTURES_ROOT}/*`, route, async () => {
    throw new MediaError('MEDIA_NOT_FOUND');
  });
};
