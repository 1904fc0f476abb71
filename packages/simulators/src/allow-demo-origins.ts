import type { FastifyInstance } from 'fastify';

/** Pages of this machine, whatever their port: a simulator is of no use to others. */
export const isDemoOrigin = (origin: string): boolean =>
  URL.canParse(origin) && ['localhost', '127.0.0.1'].includes(new URL(origin).hostname);

/** Lets pages of this machine read the answers of this scope, as the company's service does for registered sites. */
export const allowDemoOrigins = (app: FastifyInstance): void => {
  app.addHook('onSend', async (request, reply) => {
    const { origin } = request.headers;
    if (origin !== undefined && isDemoOrigin(origin)) {
      void reply.header('access-control-allow-origin', origin).header('vary', 'Origin');
    }
    await Promise.resolve();
  });
};
