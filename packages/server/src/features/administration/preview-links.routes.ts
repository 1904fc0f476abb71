import type { FastifyInstance } from 'fastify';
import type { Limits } from '../../http/limits/limits.js';
import type { PreviewCookie } from '../../http/security/preview-cookie.js';
import type { PreviewLinks } from './preview-links.service.js';

/** The addresses that begin and end a preview in the browser that opens them. */
export const registerPreviewLinks = (
  app: FastifyInstance,
  {
    links,
    cookie,
    limit,
  }: { readonly links: PreviewLinks; readonly cookie: PreviewCookie; readonly limit: Limits['calls'] },
): void => {
  app.get<{ Params: { token: string } }>('/preview/:token', { onRequest: limit }, async (request, reply) => {
    const { token } = request.params;
    const preview = await links.read(token);
    if (preview === null) return reply.callNotFound();
    cookie.set(request, reply, token, preview.endsAt);
    return reply.header('cache-control', 'no-store').redirect(await links.pathTo(preview), 303);
  });
  app.get('/preview/end', { onRequest: limit }, async (request, reply) => {
    cookie.clear(request, reply);
    return reply.header('cache-control', 'no-store').redirect('/', 303);
  });
};
