import { expect, test, type Locator, type Page } from '@playwright/test';
import { withRealm } from '../service/realm.js';

/** Drawn a pixel wide: there for who listens, and for nobody who looks. */
const isUnseen = async (words: Locator): Promise<boolean> => ((await words.boundingBox())?.width ?? 0) <= 1;

/** Lets 2001 come on the air once a page knows what was on before. */
const goLive = async (page: Page): Promise<void> => {
  let hearFirst = (): void => undefined;
  const first = new Promise<void>((resolve) => {
    hearFirst = resolve;
  });
  let isOn = false;
  await page.route('**/api/v2/event/live?*', async (route) => {
    const answer = await route.fetch();
    const list = (await answer.json()) as { readonly events: readonly { readonly id: string }[] };
    const startDate = new Date().toISOString();
    const events = list.events
      .filter(({ id }) => isOn || id !== '2001')
      .map((event) => (event.id === '2001' ? Object.assign(event, { startDate }) : event));
    await route.fulfill({ response: answer, json: { ...list, events } });
    hearFirst();
  });
  await page.route('**/api/v2/event/live/stream', async (route) => {
    await first;
    isOn = true;
    const added = { change: 'added', eventId: '2001', totalResults: 2 };
    await route.fulfill({
      contentType: 'text/event-stream',
      body: `id: 1\nevent: live\ndata: ${JSON.stringify(added)}\n\n`,
    });
  });
};

// CARD-5, PAGE-68
test('where the realm hides titles, nobody sees one, and everything has its name', ({ browser }) =>
  withRealm({ titleDisplayMode: 'HIDE' }, async ({ origin }) => {
    const page = await browser.newPage({
      baseURL: origin,
      viewport: { width: 1440, height: 900 },
      serviceWorkers: 'block',
    });
    await test.step('of what can be played', async () => {
      await page.goto('/video/1001?play=1&playlistId=3001');
      const player = page.locator('footlight-player');
      const video = player.locator('video');
      await expect
        .poll(() => video.evaluate((media: HTMLVideoElement) => media.currentTime), { timeout: 60_000 })
        .toBeGreaterThan(0.3);
      await expect(player.getByRole('button', { name: 'Next', exact: true })).toBeAttached();
      expect(await isUnseen(page.getByRole('heading', { level: 1, name: 'The Lantern Coast' }))).toBe(true);

      await page.getByRole('banner').getByRole('link', { name: 'Footlight' }).click();
      const small = page.getByRole('complementary', { name: 'Playing: The Lantern Coast' });
      await expect(small.getByRole('link', { name: 'Back to the video' })).toBeVisible();
      await expect(small.getByText('The Lantern Coast')).toHaveCount(0);

      await page.goto('/embed/vod/1001');
      await expect(player).toHaveJSProperty('titles', 'none');
    });

    await test.step('of what is live', async () => {
      await page.goto('/section/live');
      const panel = page.getByRole('dialog', { name: 'Live now' });
      const event = panel.getByRole('link', { name: /Harbour Radio Live/u });
      // This page does not wait until its code is there (PAGE-68).
      await page.getByRole('button', { name: /^Live now/u }).press('Enter');
      await expect(event).toBeVisible();
      expect(await isUnseen(event.getByText('Harbour Radio Live', { exact: true }))).toBe(true);
      expect(await isUnseen(event.getByText(/^On now: /u))).toBe(false);
      await page.keyboard.press('Escape');

      const onCard = page.locator('[data-event-id="2001"]').first();
      const link = onCard.getByRole('link');
      const card = page.getByRole('group', { name: 'Harbour Radio Live: what is on' });
      await expect(async () => {
        await link.blur();
        await link.focus();
        await expect(card).toBeVisible({ timeout: 10_000 });
      }).toPass();
      expect(await isUnseen(card.getByText('Harbour Radio Live', { exact: true }))).toBe(true);

      await page.goto('/live/2001');
      const airing = page.getByRole('region', { name: 'On now' });
      await expect(airing.getByRole('progressbar')).toBeVisible();
      expect(await isUnseen(airing.getByText('Harbour Radio Live', { exact: true }))).toBe(true);

      await page.goto('/multi-video/2001');
      const views = page.locator('footlight-multi-view');
      const name = views.locator('.view-name').first();
      await expect(name).toHaveAccessibleName(/Harbour Radio Live/u);
      await expect(name).toHaveText('');
      const offered = views.locator('.strip-card').first();
      await expect(offered).toHaveAccessibleName(/\S/u);
      await expect(offered).toHaveText('');
      await expect(views.locator('footlight-player').first()).toHaveJSProperty('titles', 'none');

      await goLive(page);
      await page.goto('/section/films');
      const toast = page.getByRole('group', { name: /Harbour Radio Live/u });
      await expect(toast.getByRole('link', { name: 'Watch now' })).toBeVisible();
      expect(await isUnseen(toast.getByText('Harbour Radio Live', { exact: true }))).toBe(true);
    });
    await page.context().close();

    // What the service draws before any script runs.
    const drawn = await browser.newPage({ baseURL: origin, javaScriptEnabled: false });
    await drawn.goto('/es/inicio');
    const title = drawn.getByRole('heading', { level: 1 });
    await expect(title).toHaveAccessibleName(/\S/u);
    expect(await isUnseen(title)).toBe(true);
    await drawn.context().close();
  }));
