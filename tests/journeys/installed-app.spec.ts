import type { Page } from '@playwright/test';
import { expect, test } from './product.js';

/** Waits until the offline page is cached in this language. */
const waitUntilCached = async (page: Page, language: string): Promise<void> => {
  const cachedLanguage = async (): Promise<string | null | undefined> =>
    page.evaluate(async () => (await caches.match('/offline'))?.headers.get('content-language'));
  await expect.poll(cachedLanguage).toBe(language);
};

test.describe('the site as an app', () => {
  test.use({ serviceWorkers: 'allow' });

  // PAGE-35
  test('has one service worker in all languages, which caches the offline page, which returns by itself', async ({
    page,
    context,
  }) => {
    const workers: string[] = [];
    context.on('serviceworker', (worker) => workers.push(worker.url()));
    for (const language of ['es', 'ar']) {
      await page.goto(`/${language}/preferences`);
      await waitUntilCached(page, language);
    }
    await page.goto('/search?query=harbor');
    await waitUntilCached(page, 'en');
    await page.goto('/es/section/films');
    await waitUntilCached(page, 'es');
    expect(workers).toHaveLength(1);
    expect(
      await page.evaluate(async () => {
        const { active, installing, waiting } = await navigator.serviceWorker.ready;
        return [active?.state, installing, waiting];
      }),
    ).toEqual(['activated', null, null]);

    await test.step('the worker serves no other request', async () => {
      const answeredBy = () =>
        page.evaluate(() =>
          performance.getEntriesByType('resource').map((entry) => {
            const { name, workerFinalSourceType } = entry as PerformanceResourceTiming & {
              readonly workerFinalSourceType: string;
            };
            return { path: new URL(name).pathname, source: workerFinalSourceType };
          }),
        );
      await expect.poll(answeredBy).toContainEqual({ path: '/api/v2/event/live', source: 'network' });
      const cachedPaths = new Set(['/favicon.svg', '/offline.css', '/offline.js']);
      const others = await answeredBy();
      expect(others.filter(({ path, source }) => source !== 'network' && !cachedPaths.has(path))).toEqual([]);
    });

    await context.setOffline(true);
    await page.goto('/es/video/1001');
    await expect(page.getByRole('heading', { name: 'No tienes conexión' })).toBeVisible();
    await expect(page.locator('main')).toHaveCSS('text-align', 'center');
    await context.setOffline(false);
    await page.getByRole('main').getByRole('button', { name: 'Reproducir', exact: true }).click();
    await expect(page.locator('footlight-player')).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/es/video/1001');
    // Nothing of the site itself is cached, so an update takes effect with the next page.
    const stored = await page.evaluate(async () => {
      const names = await caches.keys();
      const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return lists.flat().map(({ url }) => new URL(url).pathname);
    });
    expect(stored.toSorted()).toEqual(['/favicon.svg', '/offline', '/offline.css', '/offline.js']);

    await test.step('the offline page is in the language that was used last', async () => {
      await page.goto('/ar/preferences');
      await waitUntilCached(page, 'ar');
      await context.setOffline(true);
      await page.goto('/ar/video/1001');
      await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await context.setOffline(false);
    });
  });
});
