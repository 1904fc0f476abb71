import type { Page } from '@playwright/test';
import { expect, test } from './product.js';

const stage = (page: Page) => page.getByRole('region', { name: 'Featured' });
const title = (page: Page) => stage(page).getByRole('heading', { level: 1 });
const row = (page: Page, id: string) => page.locator(`[data-row="${id}"]`);

/** A finger drawn over what stands in the middle of an element. */
const swipe = async (page: Page, selector: string, byPx: number): Promise<void> => {
  const box = await page.locator(selector).first().boundingBox();
  if (box === null) throw new Error(`There is no ${selector}.`);
  const [x, y] = [box.x + box.width / 2, box.y + Math.min(box.height / 2, 200)];
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: at, y }],
    });
  await touch('touchStart', x);
  for (let step = 1; step <= 8; step += 1) await touch('touchMove', x + (byPx * step) / 8);
  await touch('touchEnd', x + byPx);
  await session.detach();
};

test('home has a header, a featured row, and ordinary rows under their titles', async ({ page }) => {
  await page.goto('/home');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Footlight' })).toBeVisible();
  await expect(title(page)).toBeVisible();
  const rows = page.locator('main [data-row]');
  await expect.poll(() => rows.count()).toBeGreaterThan(2);
  const titles = await rows.getByRole('heading', { level: 2 }).allTextContents();
  expect(titles.length).toBeGreaterThan(2);
  expect(titles.filter((words) => words.trim() === '')).toEqual([]);
});

for (const prefix of ['', '/ar'])
  test(`the featured row under “${prefix}/” turns by arrows round and round; only what is seen takes the focus`, async ({
    page,
  }) => {
    await page.goto(`${prefix}/home`);
    // The service draws the stage before there is anybody to turn it.
    await expect(row(page, 'home-tonight').locator('[data-card]').first()).toBeVisible();
    const hero = page.getByRole('main').locator('section').first();
    // The arrows stand on both sides of the dots.
    const turns = hero.locator('div:has(> div > button[aria-pressed]) > button');
    const dots = hero.locator('button[aria-pressed]');
    const shown = () => hero.locator('button[aria-pressed="true"]').getAttribute('aria-label');
    const all = await dots.count();
    expect(all).toBeGreaterThan(1);
    const seen = [await shown()];
    for (let step = 1; step < all; step += 1) {
      await turns.last().press('Enter');
      await expect.poll(shown).not.toBe(seen.at(-1));
      seen.push(await shown());
    }
    expect(new Set(seen).size).toBe(all);
    await turns.last().press('Enter');
    await expect.poll(shown).toBe(seen[0]);
    await turns.first().press('Enter');
    await expect.poll(shown).toBe(seen.at(-1));
    // The others are not there at all.
    await expect(hero.getByRole('heading')).toHaveCount(1);
  });

test.describe('under a finger', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('the featured row and ordinary rows turn', async ({ page }) => {
    await page.goto('/home');
    await expect(row(page, 'home-tonight').locator('[data-card]').first()).toBeVisible();
    const shown = () => stage(page).locator('button[aria-pressed="true"]').getAttribute('aria-label');
    const first = await shown();
    await swipe(page, 'main section', -160);
    await expect.poll(shown).not.toBe(first);
    await swipe(page, 'main section', 160);
    await expect.poll(shown).toBe(first);

    const track = row(page, 'home-tonight').getByRole('list').first();
    await track.scrollIntoViewIfNeeded();
    await swipe(page, '[data-row="home-tonight"] ul', -240);
    await expect.poll(() => track.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(100);
  });
});

test('a row has no arrow where nothing is left', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/home');
  const most = row(page, 'home-most-watched');
  const [back, on] = [
    most.getByRole('button', { name: /^Back:/u }),
    most.getByRole('button', { name: /^More:/u }),
  ];
  await most.hover();
  await expect(on).toBeVisible();
  await expect(back).toHaveCount(0);
  await most.getByRole('link').first().focus();
  // There are as many ends as pages that are fetched on the way.
  await expect(async () => {
    await page.keyboard.press('End');
    await expect(on).toHaveCount(0, { timeout: 1000 });
  }).toPass();
  await expect(back).toBeVisible();
});

// PAGE-61
test('the footer stands on every kind of page, with its words and links', async ({ page }) => {
  for (const path of [
    '/home',
    '/section/films',
    '/video/1001',
    '/series/5001',
    '/search',
    '/news',
    '/preferences',
    '/no-such-page',
  ]) {
    await page.goto(path);
    const footer = page.getByRole('contentinfo');
    await expect(footer, path).toContainText('Footlight');
    await expect(footer.getByRole('link', { name: 'Terms' }), path).toHaveAttribute('href', /terms/u);
  }
});

test('what an account has begun stands newest first, without what it has seen to its end, on every device', async ({
  page,
  browser,
  baseURL,
  request,
}) => {
  const account = { email: 'lucia@example.org', secret: 'a long enough secret', name: 'Lucia' };
  const made = await request.post('/api/v2/signup', { data: account });
  const { authorisationToken } = (await made.json()) as { authorisationToken: string };
  const watch = async (id: string, part: number) => {
    const saved = await request.put(`/api/v2/vod/${id}/progress`, {
      headers: { authorization: `Bearer ${authorisationToken}` },
      data: { position: 90 * part, duration: 90 },
    });
    expect(saved.ok()).toBe(true);
  };
  await watch('1001', 0.4);
  await watch('1030', 0.99);
  await watch('1008', 0.5);
  const other = await (await browser.newContext({ baseURL })).newPage();
  for (const device of [page, other]) {
    await device.goto('/login');
    await device.getByLabel('Email').fill(account.email);
    await device.getByRole('textbox', { name: 'Password' }).fill(account.secret);
    await device.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
    const begun = row(device, 'continue-watching').locator('[data-card]');
    await expect(begun.first()).toBeVisible();
    expect(
      await begun.evaluateAll((cards) => cards.map((card) => (card as HTMLElement).dataset['card'])),
    ).toEqual(['VOD:1008', 'VOD:1001']);
  }
  await other.context().close();
});

test('the first answer tells readers without scripts what each kind of page is', async ({ request }) => {
  const kinds = [
    ['/home', 'WebSite'],
    ['/section/films', 'BreadcrumbList'],
    ['/video/1001', 'VideoObject'],
    ['/es/series/5001', 'TVSeries'],
    ['/season/4001', 'TVSeason'],
    ['/ar/video/1101', 'TVEpisode'],
  ] as const;
  for (const [path, type] of kinds) {
    const html = await (await request.get(path, { headers: { accept: 'text/html' } })).text();
    expect(html, path).toMatch(/<title>[^<]+<\/title>/u);
    // Names of attributes are the same in letters of any size.
    for (const tag of ['name="description"', 'rel="canonical"', 'hreflang="ar"', 'property="og:title"'])
      expect(html.toLowerCase(), `${path}: ${tag}`).toContain(tag);
    const graph = /<script type="application\/ld\+json">([^<]*)<\/script>/u.exec(html)?.[1] ?? '';
    expect(graph, path).toContain(`"${type}"`);
  }
});
