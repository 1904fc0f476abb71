import { createServer, type Server } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** What the second port shows: the examples, and the files that they load. */
const SHOWN = /^\/(?:examples\/|sdk\/|$|\?)/u;

/**
 * The examples once more on a port of their own, which makes them pages of another origin: there the
 * embedded player has to prove that it works across the border.
 */
export const createExamplesServer = (app: FastifyInstance): Server =>
  createServer((request, response) => {
    const url = request.url ?? '/';
    if (url === '/favicon.ico') {
      response.writeHead(204).end();
      return;
    }
    if (url === '/') {
      response.writeHead(302, { location: '/examples/' }).end();
      return;
    }
    if (!SHOWN.test(url)) {
      response
        .writeHead(404, { 'content-type': 'text/plain; charset=utf-8' })
        .end('Only the examples stand here.\n');
      return;
    }
    app.routing(request, response);
  });
