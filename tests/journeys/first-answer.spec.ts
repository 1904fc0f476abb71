import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { holdScripts } from './hold-scripts.js';
import { expect, test } from './product.js';
import { takenOver } from './taken-over.js';

const SITE = join(import.meta.dirname, '../../site/dist');

const json = (file: string): unknown => JSON.parse(readFileSync(join(SITE, file), 'utf8'));

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
}

/** The scripts that one page is made of, but for those that every page begins with. */
const ofPage = (name: string): ReadonlySet<string> => {
  const pages = json('pages.json') as Readonly<Record<string, { readonly modules: readonly string[] }>>;
  return new Set(pages[name]?.modules);
};

/** The scripts that the front page is made of. */
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

/** Until its rows are there, and the live count, which is the last that it asks for by itself. */
const stand = async (page: Page) => {
  await page.goto('/home');
  await expect(page.locator('[data-row="home-tonight"] [data-card]').first()).toBeVisible();
  await expect(page.getByRole('banner').getByRole('button', { name: /live now/iu })).toContainText(/\d/u);
};

// PAGE-26
test('home is made of what the build says, and stands without a call or a shift', async ({ page }) => {
  const seen = requestsOf(page);
  await stand(page);
  expect(new Set(scripts(seen))).toEqual(new Set(ofHome().map((file) => `/${file}`)));
  expect(seen).not.toContain('/api/v4/content/home');

  const hero = page.getByRole('region', { name: 'Featured' }).locator('picture img').first();
  const preload = page.locator('head link[rel="preload"][as="image"]').first();
  expect(await preload.getAttribute('imagesrcset')).toBe(await hero.getAttribute('srcset'));
  expect(await preload.getAttribute('fetchpriority')).toBe('high');
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

// PAGE-28
test('a link that is looked at has brought its page before it is followed', async ({ page }) => {
  await stand(page);
  const seen = requestsOf(page);
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
  // What moves behind a hero may still be fetching its own.
  const own = ofPage('series');
  expect(own.size).toBeGreaterThan(0);
  expect(after.filter((path) => own.has(path.slice(1)))).toEqual([]);
  expect(seen.filter((path) => /^\/api\/v4\/series\/\w+$/u.test(path))).toHaveLength(1);
});

for (const [path, name] of [
  ['/home', 'a page of rows'],
  ['/series/5001', 'a series'],
  ['/video/1001', 'a title'],
] as const)
  // PAGE-26
  test(`${name} shows its picture before any script, and takes it over`, async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto(path, { waitUntil: 'load' });
    const picture = page.locator('#root img').first();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
      .toBe(true);
    const preload = page.locator('head link[rel="preload"][as="image"]').first();
    expect(await preload.getAttribute('href')).toBe(await picture.getAttribute('src'));
    expect(await picture.getAttribute('fetchpriority')).toBe('high');
    const first = await picture.elementHandle();
    release();
    await takenOver(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await first?.evaluate((image) => image.isConnected)).toBe(true);
  });

// PAGE-26
test('a search shows what was found before any script, and keeps every card as it stands', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const faded = new Set<string>();
    Reflect.set(globalThis, 'faded', faded);
    addEventListener('transitionrun', ({ target, propertyName }) => {
      if (propertyName === 'opacity' && target instanceof Element && target.matches('main ul'))
        faded.add(target.closest('[data-row]')?.getAttribute('data-row') ?? '');
    });
  });
  const release = await holdScripts(page);
  await page.goto('/search?query=night', { waitUntil: 'load' });
  const main = page.locator('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Results for “night”');
  await expect(main.getByRole('searchbox')).toHaveValue('night');
  await expect(main.getByRole('status')).toHaveText(/^\d+ results$/u);
  const kinds = main.getByRole('group', { name: 'Result types' }).getByRole('button');
  await expect(kinds).toHaveText([/^All \d+$/u, /^Live events \d+$/u, /^Videos \d+$/u, /playlists \d+$/u]);
  const rows = main.locator('section[data-row]');
  await expect(rows).toHaveCount(3);
  const cardsOf = () =>
    rows.evaluateAll((sections) =>
      sections.map((section) =>
        [...section.querySelectorAll('[data-card]')].map((card) => card.getAttribute('data-card')),
      ),
    );
  const before = await cardsOf();
  for (const cards of before) expect(cards.length).toBeGreaterThan(0);
  const first = main.locator('[data-card]').first();
  await expect(first.getByRole('link')).toHaveAttribute('href', /^\/\w+\/\d+/u);
  await expect
    .poll(() =>
      first.locator('img').evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0),
    )
    .toBe(true);
  const stood = await main.locator('[data-card], [data-card] img').elementHandles();

  release();
  await takenOver(page);
  for (const element of stood) expect(await element.evaluate(({ isConnected }) => isConnected)).toBe(true);
  const after = await cardsOf();
  expect(after.map((cards, at) => cards.slice(0, before[at]?.length))).toEqual(before);
  for (const list of await main.locator('section[data-row] ul').all())
    await expect(list).toHaveCSS('opacity', '1');
  expect(await page.evaluate(() => [...(Reflect.get(globalThis, 'faded') as Set<string>)])).toEqual([]);

  // A list that comes later appears as lists do.
  await kinds.nth(2).click();
  await expect(main.locator('[data-row="search-VOD_VIDEO"] [data-card]').first()).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => [...(Reflect.get(globalThis, 'faded') as Set<string>)]))
    .toEqual(['search-VOD_VIDEO']);
});

for (const [prefix, filters] of [
  ['', 'Filters: 2'],
  ['/ar', /^عوامل التصفية: [2٢]$/u],
] as const)
  test(`a search that is narrowed says by what before any script, under “${prefix}/”`, async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto(`${prefix}/search?query=night&facet=genre:documentary,music`, { waitUntil: 'load' });
    const main = page.locator('main');
    const panel = main.getByRole('button', { name: filters });
    await expect(panel).toHaveAttribute('aria-expanded', 'true');
    const chosen = main.getByRole('checkbox', { checked: true });
    await expect(chosen).toHaveCount(2);
    const placesOf = () =>
      main.locator('[data-card]').evaluateAll((cards) =>
        cards.slice(0, 4).map((card) => {
          const { left, top } = card.getBoundingClientRect();
          return [card.getAttribute('data-card'), Math.round(left), Math.round(top)];
        }),
      );
    const before = await placesOf();
    expect(before.length).toBeGreaterThan(0);

    release();
    await takenOver(page);
    await expect(panel).toHaveAttribute('aria-expanded', 'true');
    await expect(chosen).toHaveCount(2);
    await expect.poll(placesOf).toEqual(before);
  });

test('an address that the site has no page for is answered with 404', async ({ page }) => {
  const known = json('pages.json') as Readonly<Record<string, unknown>>;
  expect(Object.keys(known)).not.toContain('myUefa');
  expect((await page.request.get('/myuefa')).status()).toBe(404);
  expect((await page.request.get('/no-page-of-this-name')).status()).toBe(404);
  expect((await page.request.get('/login')).status()).toBe(200);
});
