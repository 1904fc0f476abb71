import type { RequestListener } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** What the second port shows: the examples, and the files that they load. */
const SHOWN = /^\/(?:examples\/|sdk\/|$|\?)/u;

/**
 * The examples once more on a port of their own, which makes them pages of another origin: there the
 * embedded player has to prove that it works across the border.
 * @param service its origin, which each answer names in `footlight-service`
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
    // Its players are frames of the service's own origin.
    if (url.startsWith('/docs/')) {
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
