import type { FastifyInstance } from 'fastify';
import type { RecordingsService } from './recordings.service.js';

const INTERVAL_MS = 1_000;

/** Settles recordings periodically while the application runs. A failure is logged, and the next run retries. */
export const keepRecordingsSettled = (app: FastifyInstance, recordings: RecordingsService): void => {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  const run = (): void => {
    running ??= recordings
      .settle(app.log)
      .catch((error: unknown) => app.log.error({ err: error }, 'recordings could not be settled'))
      .finally(() => {
        running = undefined;
      });
  };
  app.addHook('onListen', async () => {
    run();
    timer = setInterval(run, INTERVAL_MS);
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await running;
  });
};
