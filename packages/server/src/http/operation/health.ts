import type { FastifyInstance } from 'fastify';
import { ApiError } from '../../api-error.js';
import type { OpenDatabase } from '../../database/database.js';

const TIMEOUT_MS = 2_000;

const inTime = async (work: Promise<unknown>): Promise<void> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The database takes too long to answer.')), TIMEOUT_MS);
  });
  try {
    await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
};

/**
 * `/healthz`: the process responds. `/readyz`: additionally, the database responds, its storage is usable, and the
 * service is not shutting down.
 * @param isDraining once it returns true, `/readyz` answers 503, so that load balancers send no more requests
 */
export const registerHealth = (
  app: FastifyInstance,
  database: OpenDatabase,
  isDraining: () => boolean,
): void => {
  app.get('/healthz', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );
  app.get('/readyz', async (_request, reply) => {
    if (isDraining())
      throw new ApiError('UNAVAILABLE', {
        message: 'The service is shutting down.',
        headers: { 'retry-after': '2' },
      });
    const issue = database.storageIssue();
    if (issue !== undefined)
      throw new ApiError('UNAVAILABLE', {
        message: `The data folder ${issue}.`,
        headers: { 'retry-after': '30' },
      });
    try {
      await inTime(database.ping());
    } catch (cause) {
      throw new ApiError('UNAVAILABLE', { cause, headers: { 'retry-after': '2' } });
    }
    return reply.header('cache-control', 'no-store').send({ status: 'ready', database: database.engine });
  });
};
