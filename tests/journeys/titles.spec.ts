import type { Locator, Page } from '@playwright/test';
import { goWithin } from './go-within.js';
import { expect, test } from './product.js';
import { changeDocument } from './sent-documents.js';

/** Visually hidden text is one pixel wide and available to screen readers. */
const isUnseen = (words: Locator) =>
  expect.poll(async () => (await words.boundingBox())?.width ?? 0).toBeLessThanOrEqual(1);

const hideTitles = (page: Page, path: string) =>
  changeDocument(page, path, (html) =>
    html.replace('"titleDisplayMode":"SHOW"', '"titleDisplayMode":"HIDE"'),
  );

// CARD-5: the server-rendered pages are tested without a browser in tests/pages/rendered-pages.test.ts.
test('if the realm hides titles, they are visually hidden everywhere, but remain accessible names', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  // Neither page has server-rendered titles.
  await hideTitles(page, '/preferences');
  await hideTitles(page, '/embed/vod/1001');
  await page.goto('/preferences');

  await test.step('on a page that plays a video', async () => {
    await goWithin(page, '/video/1001?play=1');
    await expect(page.locator('main footlight-player')).toHaveJSProperty('titles', 'none');
    await isUnseen(page.getByRole('heading', { level: 1, name: 'The Lantern Coast' }));
  });

  await test.step('on live events', async () => {
    await goWithin(page, '/section/live');
    const onCard = page.locator('[data-event-id="2001"]').first();
    await expect(onCard).toBeVisible();
    await page.getByRole('button', { name: /^Live now/u }).press('Enter');
    const panel = page.getByRole('dialog', { name: 'Live now' });
    const event = panel.getByRole('link', { name: /Harbour Radio Live/u });
    await expect(event).toBeVisible();
    await isUnseen(event.getByText('Harbour Radio Live', { exact: true }));
    await expect
      .poll(async () => (await event.getByText(/^On now: /u).boundingBox())?.width)
      .toBeGreaterThan(1);
    await page.keyboard.press('Escape');

    const link = onCard.getByRole('link');
    const card = page.getByRole('group', { name: 'Harbour Radio Live: what’s on' });
    await expect(async () => {
      await link.blur();
      await link.focus();
      await expect(card).toBeVisible({ timeout: 10_000 });
    }).toPass();
    await isUnseen(card.getByText('Harbour Radio Live', { exact: true }));

    await goWithin(page, '/live/2001');
    const airing = page.getByRole('region', { name: 'On now' });
    await expect(airing.getByRole('progressbar')).toBeVisible();
    await isUnseen(airing.getByText('Harbour Radio Live', { exact: true }));

    await goWithin(page, '/multi-video/2001');
    await expect(page.locator('footlight-multi-view')).toHaveJSProperty('titles', 'none');
  });

  await test.step('in a frame', async () => {
    await page.goto('/embed/vod/1001');
    await expect(page.locator('footlight-player')).toHaveJSProperty('titles', 'none');
  });
});
