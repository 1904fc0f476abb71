import type { FastifyInstance } from 'fastify';

/** Pages on this machine, on any port; simulators are not for others. */
export const isDemoOrigin = (origin: string): boolean =>
  URL.canParse(origin) && ['localhost', '127.0.0.1'].includes(new URL(origin).hostname);

/** Sets CORS headers for pages on this machine, as the company's service does for registered sites. */
export const allowDemoOrigins = (app: FastifyInstance): void => {
  app.addHook('onSend', async (request, reply) => {
    const { origin } = request.headers;
    if (origin !== undefined && isDemoOrigin(origin)) {
      void reply.header('access-control-allow-origin', origin).header('vary', 'Origin');
    }
    await Promise.resolve();
  });
};
