import { expect, test } from './product.js';

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

  test('says that there is no connection in its own words, and is itself again when it is back', async ({
    page,
    context,
  }) => {
    await page.goto('/es');
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
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
});
