import type { Page } from '@playwright/test';
import { expect, test } from './product.js';

/** Waits until the page that is shown without a connection is kept in this language. */
const keptIn = async (page: Page, language: string): Promise<void> => {
  const kept = async (): Promise<string | null | undefined> =>
    page.evaluate(async () => (await caches.match('/offline'))?.headers.get('content-language'));
  await expect.poll(kept).toBe(language);
};

test.describe('the site as an app', () => {
  test.use({ serviceWorkers: 'allow' });

  test('can be installed: name, icons and words of its language', async ({ page, product }) => {
    await page.goto('/es');
    const address = await page.locator('link[rel="manifest"]').getAttribute('href');
    const answer = await page.request.get(`${product.origin}${address ?? ''}?language=ar`);
    expect(answer.headers()['content-type']).toContain('application/manifest+json');
    const manifest = (await answer.json()) as { icons: { src: string; sizes: string }[] };
    expect(manifest).toMatchObject({ name: 'Footlight', lang: 'ar', dir: 'rtl', display: 'standalone' });
    for (const { src } of manifest.icons)
      expect((await page.request.get(`${product.origin}${src}`)).status(), src).toBe(200);
  });

  // PAGE-35
  test('says that there is no connection in its own words, and is itself again when it is back', async ({
    page,
    context,
  }) => {
    await page.goto('/es');
    await keptIn(page, 'es');
    await context.setOffline(true);
    await page.goto('/es/video/1001');
    await expect(page.getByRole('heading', { name: 'No tienes conexión' })).toBeVisible();
    await expect(page.locator('main')).toHaveCSS('text-align', 'center');
    await context.setOffline(false);
    await page.getByRole('link', { name: 'Reintentar' }).click();
    await page.getByRole('main').getByRole('button', { name: 'Reproducir', exact: true }).click();
    await expect(page.locator('footlight-player')).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/es/video/1001');
    // Nothing of the site itself is kept: an update is there with the next page.
    const stored = await page.evaluate(async () => {
      const names = await caches.keys();
      const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return lists.flat().map(({ url }) => new URL(url).pathname);
    });
    expect(stored.toSorted()).toEqual(['/favicon.svg', '/offline', '/offline.css']);
  });

  test('is one worker in every language, and none for what needs none', async ({ page, context }) => {
    const workers: string[] = [];
    context.on('serviceworker', (worker) => workers.push(worker.url()));
    for (const language of ['es', 'ar', 'pt']) {
      await page.goto(`/${language}/schedule`);
      await keptIn(page, language);
    }
    await page.goto('/search?query=harbor');
    await keptIn(page, 'en');
    await page.goto('/ar');
    await keptIn(page, 'ar');
    expect(workers).toHaveLength(1);
    expect(
      await page.evaluate(async () => {
        const { active, installing, waiting } = await navigator.serviceWorker.ready;
        return [active?.state, installing, waiting];
      }),
    ).toEqual(['activated', null, null]);
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
    const kept = new Set(['/favicon.svg', '/offline.css']);
    const others = await answeredBy();
    expect(others.filter(({ path, source }) => source !== 'network' && !kept.has(path))).toEqual([]);
    await context.setOffline(true);
    await page.goto('/ar/video/1001');
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
