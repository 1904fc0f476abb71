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
  browser: [
    async ({ browser }, provide) => {
      const newContext = browser.newContext.bind(browser);
      const newPage = browser.newPage.bind(browser);
      browser.newContext = async (options) => {
        const context = await newContext(options);
        context.on('page', untilTakenOver);
        return context;
      };
      browser.newPage = async (options) => {
        const page = await newPage(options);
        untilTakenOver(page);
        return page;
      };
      await provide(browser);
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ product }, provide) => {
    await provide(product.origin);
  },
});

export { expect } from '@playwright/test';
