import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from './product.js';

const SITE = join(import.meta.dirname, '../../site/dist');

const json = (file: string): unknown => JSON.parse(readFileSync(join(SITE, file), 'utf8'));

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
}

/** The scripts of one page, without those that every page loads. */
const ofPage = (name: string): ReadonlySet<string> => {
  const pages = json('pages.json') as Readonly<Record<string, { readonly modules: readonly string[] }>>;
  return new Set(pages[name]?.modules);
};

/** The scripts of the front page. */
const ofHome = (): string[] => {
  const chunks = json('.vite/manifest.json') as Readonly<Record<string, Chunk>>;
  const { file = '', imports = [] } = chunks['index.html'] ?? {};
  const started = [file, ...imports.map((name) => chunks[name]?.file ?? '')];
  return [...new Set([...started, ...ofPage('home')])];
};

const requestsOf = (page: Page): string[] => {
  const seen: string[] = [];
  page.on('request', (request) => seen.push(new URL(request.url()).pathname));
  return seen;
};

const scripts = (paths: readonly string[]): string[] => paths.filter((path) => path.endsWith('.js'));

// PAGE-26, PAGE-28
test('home loads only the scripts of the build, without content requests or shifts, and prefetches focused links', async ({
  page,
}) => {
  const seen = requestsOf(page);
  await page.goto('/home');
  await expect(page.locator('[data-row="home-tonight"] [data-card]').first()).toBeVisible();
  // The live count is its last request without interaction.
  await expect(page.getByRole('banner').getByRole('button', { name: /live now/iu })).toContainText(/\d/u);

  await test.step('only the scripts of the build', async () => {
    expect(new Set(scripts(seen))).toEqual(new Set(ofHome().map((file) => `/${file}`)));
    expect(seen).not.toContain('/api/v4/content/home');
    const shift = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) => {
            const entries = list.getEntries() as (PerformanceEntry & { readonly value: number })[];
            resolve(entries.reduce((sum, { value }) => sum + value, 0));
          }).observe({ type: 'layout-shift', buffered: true });
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)));
        }),
    );
    expect(shift).toBeLessThan(0.01);
  });

  await test.step('a focused link also prefetches requests that depend on a response', async () => {
    const link = page.locator('a[href^="/news"]').first();
    await link.scrollIntoViewIfNeeded();
    const news = () => seen.filter((path) => path.startsWith('/api/v2/news'));
    const item = page.waitForResponse((answer) => answer.url().includes('/api/v2/news/'));
    await link.focus();
    await item.then((answer) => answer.finished());
    await page.keyboard.press('Enter');
    await expect(page.locator('main [data-card^="NEWS:"]').first()).toBeVisible();
    expect(news()).toHaveLength(2);
    await page.goBack();
    await expect(page.locator('[data-row="home-tonight"] [data-card]').first()).toBeVisible();
  });

  await test.step('a focused link prefetches the code and data of its page', async () => {
    const link = page.locator('[data-row="home-series"] a').first();
    await link.scrollIntoViewIfNeeded();
    const series = page.waitForResponse((answer) => /\/api\/v4\/series\/\w+\?/u.test(answer.url()));
    const code = page.waitForResponse((answer) => /\/series\.page-[\w-]+\.js$/u.test(answer.url()));
    await link.focus();
    await Promise.all([series.then((answer) => answer.finished()), code.then((answer) => answer.finished())]);
    const before = [...seen];
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/series\//u);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const after = seen.slice(before.length);
    // The video behind a hero may still be loading its own code.
    const own = ofPage('series');
    expect(own.size).toBeGreaterThan(0);
    expect(after.filter((path) => own.has(path.slice(1)))).toEqual([]);
    expect(seen.filter((path) => /^\/api\/v4\/series\/\w+$/u.test(path))).toHaveLength(1);
  });
});
