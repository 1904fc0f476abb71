import { test as base } from '@playwright/test';
import { withRealm, type RealmChanges } from '../service/realm.js';
import { startService, type StartedService, type StartOptions } from '../service/started-service.js';
import { untilTakenOver } from './taken-over.js';

export interface ProductOptions extends StartOptions {
  /** What differs from the demo's realm. */
  readonly realm?: RealmChanges;
}

/**
 * Files that name the same object share a product: Playwright gives files with options of their own, even equal ones,
 * a worker of their own.
 */
export const WITH_SIMULATORS: ProductOptions = {
  simulators: true,
  // Together they sign in more often than one address may.
  realm: { signIn: { attemptsPerMinute: 10_000 } },
};

/** A test with the really started product; one process serves all tests of a worker. */
export const test = base.extend<
  { baseURL: string },
  { startOptions: ProductOptions; product: StartedService }
>({
  startOptions: [{}, { scope: 'worker', option: true }],
  product: [
    async ({ startOptions: { realm, ...options } }, provide) => {
      if (realm !== undefined) {
        await withRealm(realm, provide, options);
        return;
      }
      const product = await startService(options);
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
