import { test as base } from '@playwright/test';
import { withRealm, type RealmChanges } from '../service/realm.js';
import { startService, type StartedService, type StartOptions } from '../service/started-service.js';
import { untilHydrated } from './hydrated.js';

export interface ProductOptions extends StartOptions {
  /** Differences from the demo's realm. */
  readonly realm?: RealmChanges;
}

/**
 * Files that use the same object share a product: Playwright starts a new worker for files with other options, even if
 * they are equal.
 */
export const WITH_SIMULATORS: ProductOptions = {
  simulators: true,
  // Together the tests sign in more often than the limit per address allows.
  realm: { signIn: { attemptsPerMinute: 10_000 } },
};

/** A test with a running product; one process serves all tests of a worker. */
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
        context.on('page', untilHydrated);
        return context;
      };
      browser.newPage = async (options) => {
        const page = await newPage(options);
        untilHydrated(page);
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
