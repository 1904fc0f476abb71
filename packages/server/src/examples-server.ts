import type { RequestListener } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** Paths that the second port serves: the examples and the files that they load. */
const SHOWN = /^\/(?:examples\/|sdk\/|$|\?)/u;

/**
 * Serves the examples on a second port and therefore from another origin, which exercises the cross-origin use of the
 * embedded player.
 * @param service origin of the service, sent with each response in the `footlight-service` header
 */
export const answerExamples =
  (app: FastifyInstance, service: string): RequestListener =>
  (request, response) => {
    const url = request.url ?? '/';
    if (url === '/favicon.ico') {
      response.writeHead(204).end();
      return;
    }
    if (url === '/') {
      response.writeHead(302, { location: '/examples/' }).end();
      return;
    }
    // The players in the docs are frames of the service's origin.
    if (url.startsWith('/docs/') || url.startsWith('/playground/')) {
      response.writeHead(302, { location: service + url }).end();
      return;
    }
    if (!SHOWN.test(url)) {
      response
        .writeHead(404, { 'content-type': 'text/plain; charset=utf-8' })
        .end('Only the examples stand here.\n');
      return;
    }
    response.setHeader('footlight-service', service);
    app.routing(request, response);
  };
