import type { FastifyInstance } from 'fastify';

const INTERVAL_MS = 6 * 3_600_000;

/** Runs `keepHouse` after the start and every six hours. Failures are logged; the next run retries. */
export const registerHousekeeping = (app: FastifyInstance, keepHouse: () => Promise<void>): void => {
  let timer: NodeJS.Timeout | undefined;
  const run = (): void => {
    keepHouse().catch((error: unknown) => app.log.error({ err: error }, 'housekeeping failed'));
  };
  app.addHook('onListen', async () => {
    run();
    timer = setInterval(run, INTERVAL_MS);
  });
  app.addHook('onClose', async () => clearInterval(timer));
};
