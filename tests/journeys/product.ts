import { test as base } from '@playwright/test';
import { startService, type StartedService } from '../service/started-service.js';
import { untilTakenOver } from './taken-over.js';

/** A test with the really started product; one process serves all tests of a worker. */
export const test = base.extend<{ baseURL: string }, { product: StartedService }>({
  product: [
    // Playwright reads what a fixture needs off this pattern; this one needs nothing.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, provide) => {
      const product = await startService();
      await provide(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  context: async ({ context }, provide) => {
    context.on('page', untilTakenOver);
    await provide(context);
  },
  baseURL: async ({ product }, provide) => {
    await provide(product.origin);
  },
});

export { expect } from '@playwright/test';
