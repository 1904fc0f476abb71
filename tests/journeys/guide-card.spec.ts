import type { Locator, Page } from '@playwright/test';
import { axeViolations } from './axe.js';
import { expect, test } from './product.js';
import type { StartedService } from '../service/started-service.js';
import { playerState } from './player-state.js';

/** Moving previews are tested here. */
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** Time limit for a preview to start on a busy machine. */
const PLAYS_WITHIN_MS = 45_000;

/** Opens the example, which is on another origin than the service. */
const open = async (page: Page, { examplesOrigin }: StartedService): Promise<void> => {
  await page.goto(`${examplesOrigin}/examples/guide-card/`);
  await page.waitForFunction(() => customElements.get('footlight-guide-card') !== undefined);
};

const readArabic = (page: Page) =>
  page.addInitScript(() => {
    document.addEventListener('readystatechange', () => {
      document.documentElement.lang = 'ar';
      document.documentElement.dir = 'rtl';
    });
  });

const cardOf = (page: Page, id: string): Locator => page.locator(`[data-event-id="${id}"]`);
const guideCard = (page: Page): Locator => page.getByRole('group', { name: /: what’s on$/u });

const faultsOf = (page: Page): Promise<readonly string[]> => axeViolations(page);

const expectWithin = async (page: Page, element: Locator): Promise<void> => {
  const box = await element.boundingBox();
  const size = page.viewportSize();
  if (box === null || size === null) throw new Error('It has no place.');
  expect(Math.min(box.x, box.y)).toBeGreaterThanOrEqual(0);
  expect(box.x + box.width).toBeLessThanOrEqual(size.width);
  expect(box.y + box.height).toBeLessThanOrEqual(size.height);
};

test.describe('the guide card next to the cards of a page', () => {
  test('shows what is on under the mouse, playing muted, and by keyboard', async ({ page, product }) => {
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (/Content Security Policy|Refused to/u.test(message.text())) complaints.push(message.text());
    });
    const requestedPaths: string[] = [];
    page.on('request', (request) => requestedPaths.push(new URL(request.url()).pathname));
    await open(page, product);
    const card = guideCard(page);

    await test.step('it plays under the mouse, and removes its player when the mouse leaves', async () => {
      await cardOf(page, '2001').hover();
      await expect(card).toBeVisible();
      await expect(card.getByRole('progressbar')).toBeVisible();
      await expect(card.getByRole('button', { name: /^Next/u })).toBeVisible();
      await expect(page.locator('#said')).toContainText('footlight-guide-card-show: 2001');

      const player = card.locator('footlight-player');
      await expect
        .poll(() => playerState(player), { timeout: PLAYS_WITHIN_MS })
        .toMatchObject({ isPlaying: true, muted: true, id: '2001' });
      await expect(card.locator('[data-playing="true"]')).toBeAttached();
      const video = await player.locator('video').elementHandle();

      await page.mouse.move(2, 2);
      await expect(card).toBeHidden();
      await expect(page.locator('footlight-player')).toHaveCount(0);
      await expect
        .poll(() =>
          video?.evaluate((media) => {
            const { paused, currentSrc, readyState } = media as HTMLVideoElement;
            return { paused, isLoaded: currentSrc !== '' && readyState > 0 };
          }),
        )
        .toEqual({ paused: true, isLoaded: false });

      await cardOf(page, '2001').hover();
      await expect(card).toBeVisible();
      for (const path of ['/api/v2/realm', '/api/v4/event/2001', '/api/v4/epg'])
        expect(
          requestedPaths.filter((one) => one === path),
          path,
        ).toHaveLength(1);
    });

    await test.step('it is not shown for an event that may not be watched', async () => {
      const answer = page.waitForResponse((response) => response.url().endsWith('/api/v4/event/2005'));
      await cardOf(page, '2005').hover();
      expect(((await (await answer).json()) as { accessLevel: string }).accessLevel).toBe('DENIED');
      // By the time the next card is shown, this one would have been.
      await cardOf(page, '6003').hover();
      await expect(card).toHaveAccessibleName(/Footlight Film/u);
      await page.keyboard.press('Escape');
      await expect(card).toHaveCount(0);
      await expect(page.locator('#said')).not.toContainText('2005');
    });

    await test.step('it is shown, described, entered, left and closed by keyboard', async () => {
      await page.mouse.move(2, 2);
      await page.getByRole('link', { name: /Examples$/u }).focus();
      await page.keyboard.press('Tab');
      await expect(cardOf(page, '2001')).toBeFocused();
      await expect(card).toBeVisible();
      await expect(cardOf(page, '2001')).toHaveAccessibleDescription(/^On now: .+\. Next: .+\.$/u);
      await expect.poll(() => faultsOf(page)).toEqual([]);
      await page.keyboard.press('Tab');
      await expect(card.getByRole('link', { name: 'Watch Harbour Radio Live' })).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(card).toBeHidden();
      await expect(cardOf(page, '2001')).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(card).toHaveAccessibleName(/Ringside Tonight/u);
    });

    await test.step('the details of a programme open in a dialog, which restores the focus', async () => {
      await page.keyboard.press('Shift+Tab');
      await expect(card).toHaveAccessibleName(/Harbour Radio/u);
      await card.getByRole('button', { name: /^Next/u }).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByRole('heading', { level: 2 })).toBeVisible();
      await expect(dialog).toContainText('Harbour Radio');
      await expect(page.locator('footlight-player')).toHaveCount(0);
      expect(await faultsOf(page)).toEqual([]);
      await page.keyboard.press('Tab');
      await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await expect(cardOf(page, '2001')).toBeFocused();
    });
    expect(complaints).toEqual([]);
  });

  test('opens on tap and closes by its button; a second tap follows the link, and the first if its code fails to load', async ({
    browser,
    product,
  }) => {
    const context = await browser.newContext({ hasTouch: true, viewport: { width: 390, height: 844 } });
    const page = await context.newPage();
    // The linked page is not part of this test.
    await page.route(/\/live\/\d+/u, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<h1>Live</h1>' }),
    );
    await open(page, product);
    await cardOf(page, '2001').tap();
    const card = guideCard(page);
    await expect(card).toBeVisible();
    await expectWithin(page, card);
    await expect.poll(() => faultsOf(page)).toEqual([]);
    await card.getByRole('button', { name: 'Close' }).tap();
    await expect(card).toBeHidden();
    await expect(page).toHaveURL(/\/examples\/guide-card\//u);
    await cardOf(page, '2001').tap();
    await expect(card).toBeVisible();
    await cardOf(page, '2001').tap();
    await page.waitForURL(/\/live\/2001/u);

    await page.route('**/*guide-card-popup*.js', (route) => route.abort());
    await open(page, product);
    await cardOf(page, '2001').tap();
    await page.waitForURL(/\/live\/2001/u);
    await context.close();
  });

  test('is mirrored in Arabic, fits windows from 320 to 3840 px, and plays nothing with reduced motion', async ({
    page,
    product,
  }) => {
    await page.setViewportSize({ width: 320, height: 900 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await readArabic(page);
    const requestedPaths: string[] = [];
    page.on('request', (request) => requestedPaths.push(new URL(request.url()).pathname));
    await open(page, product);
    const card = page.getByRole('group', { name: /: ما يُعرض$/u });
    for (const width of [320, 1440, 3840]) {
      await page.setViewportSize({ width, height: 900 });
      for (const id of ['2001', '6003']) {
        await cardOf(page, id).focus();
        await expect(card.getByRole('link', { name: /^شاهد/u })).toBeVisible();
        await expectWithin(page, card);
        await expect(card.locator('img').first()).toBeVisible();
        await expect(card.getByRole('progressbar')).toBeVisible();
        expect(await card.evaluate((element) => getComputedStyle(element).direction)).toBe('rtl');
      }
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, `at ${String(width)} px`).toBeLessThanOrEqual(0);
      // Axe analyses each layout once, because its result is equal within a layout.
      if (width <= 1440) expect(await faultsOf(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(card).toHaveCount(0);
    }
    expect(requestedPaths.filter((path) => path.includes('/manifest/'))).toEqual([]);
  });
});
