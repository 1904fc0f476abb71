import type { Page } from '@playwright/test';
import { expect, test } from './product.js';

const board = (page: Page) => page.getByRole('grid');
const programmes = (page: Page) => page.locator('[data-programme]');

const open = async (page: Page, path = '/epg') => {
  await page.goto(path);
  await expect(page.locator('[data-tense="on"]').first()).toBeVisible();
};

/** The scroll position of the board, in pixels. */
const placeOf = (page: Page) =>
  board(page).evaluate(({ scrollLeft, scrollTop }) => ({ along: Math.abs(scrollLeft), down: scrollTop }));

/** Scrolls the board, and waits until the visible part is rendered. */
const scrollBy = async (page: Page, along: number, down: number) => {
  await board(page).evaluate((element, [x, y]) => element.scrollBy(x ?? 0, y ?? 0), [along, down] as const);
  await expect
    .poll(() =>
      page.evaluate(() => {
        const grid = document.querySelector('[role="grid"]');
        if (grid === null) return false;
        const around = grid.getBoundingClientRect();
        return [...grid.querySelectorAll('[data-programme]')].some((one) => {
          const { left, right, top, bottom } = one.getBoundingClientRect();
          return (
            right > around.left + 300 &&
            left < around.right &&
            bottom > around.top + 60 &&
            top < around.bottom
          );
        });
      }),
    )
    .toBe(true);
};

// GUIDE-29
test('the guide opens from the menu, shows what is on, goes to other times and back, and plays a past programme', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/preferences');
  await page.getByRole('banner').getByRole('link', { name: 'Guide', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Programme guide' })).toBeVisible();
  await expect(page.locator('[data-guide-now]')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Harbour Radio' })).toBeVisible();
  const { along: now } = await placeOf(page);
  await page.getByRole('navigation', { name: 'Days' }).getByRole('link', { name: 'Tomorrow' }).click();
  await expect.poll(async () => (await placeOf(page)).along - now).toBeGreaterThan(23 * 240);
  await expect(page.locator('[data-guide-now]')).toHaveCount(0);
  await page.getByRole('link', { name: 'Now', exact: true }).click();
  await expect.poll(async () => Math.abs((await placeOf(page)).along - now)).toBeLessThan(240);
  await expect(page.locator('[data-guide-now]')).toBeVisible();

  // A selected programme opens its details; a past one is played.
  const film = page.locator('[data-card="CHANNEL:6003"]');
  const details = page.getByRole('dialog');

  const coming = page.locator('[data-tense="coming"] button').first();
  await coming.click();
  await expect(details).toBeVisible();
  await expect(details.getByRole('link')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(coming).toBeFocused();

  await film.locator('[data-tense="on"] button').click();
  await expect(details.getByRole('link', { name: /^Watch/u })).toHaveAttribute('href', /\/live\/6003/u);
  await expect(details.getByRole('link', { name: 'Start over' })).toHaveAttribute(
    'href',
    /\/video\/\d+\?t=0$/u,
  );
  await page.keyboard.press('Escape');

  await scrollBy(page, -6 * 240, 0);
  await expect(film.locator('[data-tense="over"]').first()).toBeAttached();
  const disabled = page.locator('[data-tense="over"] button').first();
  await expect(disabled).toHaveAttribute('aria-disabled', 'true');
  await disabled.evaluate((element: HTMLElement) => element.click());
  await expect(details).toHaveCount(0);
  await film.locator('[data-tense="over"] a').last().click();
  await expect(page).toHaveURL(/\/video\/\d+\?t=0$/u);
  const isPlaying = () =>
    expect
      .poll(() => page.evaluate(() => document.querySelector('footlight-player')?.state.isPlaying))
      .toBe(true);
  await isPlaying();

  // GUIDE-40: a programme that is played as its channel sent it.
  await open(page);
  await scrollBy(page, -6 * 240, 0);
  const past = page.locator('[data-card="CHANNEL:6004"] [data-tense="over"] a').last();
  const title = (await past.locator('bdi').textContent()) ?? '';
  await past.click();
  await expect(page).toHaveURL(/\/video\/broadcast-6004-\d{8}-\d{2}\?t=0$/u);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await isPlaying();
});

// GUIDE-27, GUIDE-31
test('the guide is a list by channel on a phone, renders at most 600 programmes, and requests each page once', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const epgRequests: URL[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname === '/api/v4/epg') epgRequests.push(url);
  });
  await open(page);
  const first = page.locator('[data-row="0"]');
  await expect(first.getByRole('link', { name: 'Harbour Radio' })).toBeVisible();
  const times = () =>
    first
      .locator('[data-programme]:visible time')
      .evaluateAll((all) => all.map((one) => one.getAttribute('datetime')));
  const before = await times();
  expect(before.length).toBeGreaterThan(1);
  expect(before.length).toBeLessThanOrEqual(4);
  await page.getByRole('button', { name: 'Later' }).click();
  await expect
    .poll(async () => Date.parse((await times())[0] ?? ''))
    .toBeGreaterThan(Date.parse(before[0] ?? ''));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

  await page.setViewportSize({ width: 2560, height: 1440 });
  for (const [along, down] of [
    [3000, 700],
    [9000, 900],
    [-4000, 2000],
  ] as const) {
    // Scroll steps are sequential.
    // oxlint-disable-next-line no-await-in-loop
    await scrollBy(page, along, down);
    // oxlint-disable-next-line no-await-in-loop
    expect(await programmes(page).count()).toBeLessThanOrEqual(600);
  }
  for (const { searchParams } of epgRequests) {
    expect(searchParams.get('rpp')).toBe('20');
    const [from, to] = ['from', 'to'].map((name) => Date.parse(searchParams.get(name) ?? ''));
    expect((to ?? 0) - (from ?? 0)).toBe(6 * 3_600_000);
  }
  const keys = epgRequests.map(({ search }) => search);
  expect(keys).toEqual([...new Set(keys)]);
});

// GUIDE-30
test('the guide is navigated by keyboard in reading direction, also in a right-to-left language', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, '/ar/epg');
  const stop = board(page).locator('[data-stop]');
  await expect(stop).toHaveCount(1);
  await stop.focus();
  const startOf = () =>
    page.evaluate(() => Date.parse((document.activeElement as HTMLElement).dataset['at'] ?? ''));
  const first = await startOf();
  for (let step = 0; step < 6; step += 1) {
    const before = step === 0 ? first : await startOf();
    await page.keyboard.press('ArrowLeft');
    await expect.poll(startOf).toBeGreaterThan(before);
  }
  await expect(page.locator(':focus')).toBeInViewport();
  const row = () =>
    page.evaluate(() => document.activeElement?.closest<HTMLElement>('[data-row]')?.dataset['row']);
  await page.keyboard.press('PageDown');
  await expect.poll(row).not.toBe('0');
  await expect(page.locator(':focus')).toBeInViewport();
  await page.keyboard.press('Control+Home');
  await expect.poll(row).toBe('0');
  const later = await startOf();
  await page.keyboard.press('ArrowRight');
  await expect.poll(startOf).toBeLessThan(later);
  await page.keyboard.press('Home');
  await expect(page.locator(':focus')).toHaveAttribute('data-head', '0');
});
