import type { FastifyInstance } from 'fastify';
import { ApiError } from '../../api-error.js';
import type { SitemapService } from './sitemap.service.js';

const HOUR_SECONDS = 3_600;
const CACHED = `public, max-age=${HOUR_SECONDS}`;

/** Serves `robots.txt` and the sitemaps for search engines. */
export const registerSitemap = (app: FastifyInstance, sitemap: SitemapService): void => {
  app.get('/robots.txt', async (_request, reply) =>
    reply.type('text/plain; charset=utf-8').header('cache-control', CACHED).send(sitemap.robots()),
  );
  app.get('/sitemap.xml', async (_request, reply) =>
    reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', CACHED)
      .send(await sitemap.index()),
  );
  app.get<{ Params: { page: string } }>('/sitemaps/:page.xml', async ({ params }, reply) => {
    const page = /^[1-9]\d{0,5}$/u.test(params.page) ? await sitemap.page(Number(params.page)) : null;
    if (page === null) throw new ApiError('NOT_FOUND');
    return reply.type('application/xml; charset=utf-8').header('cache-control', CACHED).send(page);
  });
};
