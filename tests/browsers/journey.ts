import { mkdirSync } from 'node:fs';
import { inject, test as base } from 'vitest';
import { publish } from '../journeys/publisher-page.js';
import type { BrowserName, DrivenBrowser, PageStorage } from './driven-page.js';
import { launchPuppeteer } from './puppeteer-browser.js';
import { Tab } from './tab.js';
import { launchWebKit } from './webkit-browser.js';

/** Pictures of what failed journeys showed at their end. */
const FAILED = 'test-results/browsers';

/** The frame finds out whether it may store cookies, and Firefox reports the one that it refuses. */
export const COOKIE_REFUSED = /“footlight-probe” has been rejected/u;

/** The running product. */
export const product = inject('product');
/** The browser that is tested. */
export const browserName = inject('browser');

export const launch = (name: BrowserName, storage?: PageStorage): Promise<DrivenBrowser> =>
  name === 'webkit' ? launchWebKit(storage) : launchPuppeteer(name, storage);

/** Opens a small window, in which decoding costs little. */
export const openTab = async (driven: DrivenBrowser, name: BrowserName): Promise<Tab> => {
  const tab = new Tab(name, await driven.open());
  await tab.resize(640, 480);
  return tab;
};

/** A journey with a page of its own in the browser that is tested. Errors in the page’s console fail it. */
export const test = base.extend<{
  readonly driven: DrivenBrowser;
  readonly tab: Tab;
  /** Serves a host page on another site than the service. @returns its address */
  readonly hostPage: (body: string, scripts?: readonly string[], policy?: string) => Promise<string>;
}>({
  driven: [
    // oxlint-disable-next-line no-empty-pattern -- Vitest reads from the pattern that it depends on nothing.
    async ({}, provide) => {
      const browser = await launch(browserName);
      await provide(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
  tab: async ({ driven, task }, provide) => {
    const tab = await openTab(driven, browserName);
    await provide(tab);
    if (task.result?.state === 'fail') {
      mkdirSync(FAILED, { recursive: true });
      const file = `${FAILED}/${browserName} ${task.name.replaceAll(/[^\w ]/gu, '')}.png`;
      await tab.driven.screenshot(file).catch(() => undefined);
    }
    const problems = tab.problems();
    await tab.driven.close();
    if (problems.length > 0)
      throw new Error(`Errors in the console of ${browserName}: ${problems.join('\n')}`);
  },
  // oxlint-disable-next-line no-empty-pattern -- As above.
  hostPage: async ({}, provide) => {
    const closings: (() => Promise<void>)[] = [];
    await provide(async (body, scripts = [`${product.origin}/sdk/player.js`], policy = '') => {
      const article = { scripts, body, policy };
      const page = await publish(product.port + 2, product.origin, () => article, '127.0.0.1');
      closings.push(() => page.close());
      return page.address;
    });
    for (const close of closings) await close();
  },
});

export { expect } from 'vitest';
