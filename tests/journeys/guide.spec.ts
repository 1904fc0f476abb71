import type { Page } from '@playwright/test';
import type { FootlightPlayer } from '@footlight/player';
import { axeFaults } from './axe.js';
import { serveHostPage } from './host-page.js';
import { playerState } from './player-state.js';
import { expect, test } from './product.js';

/** Its window reaches back two hours. */
const LONG_WINDOW = '/live/2002';
const CONNECT_WITHIN_MS = 30_000;

const stateOf = (page: Page) => playerState(page.locator('footlight-player'));

const expectPlaying = (page: Page, id: string) =>
  expect
    .poll(async () => {
      const state = await stateOf(page);
      return state.isPlaying ? state.id : null;
    })
    .toBe(id);

test.describe('the programme guide in the player', () => {
  test('leads from channel to channel by its own keys, and the page goes along', async ({ page }) => {
    await page.goto('/live/2001');
    await expectPlaying(page, '2001');
    await page.getByRole('button', { name: 'Programme guide' }).press('Enter');
    const guide = page.getByRole('dialog', { name: 'Programme guide' });
    await expect(guide.getByRole('tab', { name: /Harbour Radio/u })).toHaveAttribute('aria-selected', 'true');
    await expect(guide.getByText('On now')).toBeVisible();
    expect(await axeFaults(page, { within: 'footlight-player' })).toEqual([]);

    await guide.getByRole('tab', { name: /Harbour Radio/u }).focus();
    await page.keyboard.press('ArrowDown');
    await expect(guide.getByRole('tab', { name: /Ringside TV/u })).toBeFocused();
    await guide.getByRole('button', { name: /^Watch (?!from)/u }).click();
    await expectPlaying(page, '2002');
    await expect(guide).toBeHidden();
    await expect(page).toHaveURL(/\/live\/2002/u);
    await expect(page.getByRole('heading', { level: 1, name: 'Ringside Tonight' })).toBeVisible();
  });

  test('shows what is on from its start, and its programmes stand on the timeline', async ({ page }) => {
    await page.goto(LONG_WINDOW);
    await expectPlaying(page, '2002');
    const timeline = page.locator('footlight-player [part~="seek-bar"]');
    await expect.poll(() => timeline.locator('[part="segment"]').count()).toBeGreaterThan(1);
    const { epg } = await stateOf(page);
    const [title, begun] = [epg.now?.title ?? '', Date.parse(epg.now?.startDate ?? '')];

    // At the edge it is what is on now that the timeline names.
    await expect
      .poll(async () => {
        await page.locator('footlight-player').hover({ position: { x: 300, y: 120 } });
        const box = await timeline.boundingBox();
        if (box === null) return '';
        await page.mouse.move(box.x + box.width - 2, box.y + box.height / 2);
        return page.locator('footlight-player [part="preview-title"]').textContent({ timeout: 2000 });
      })
      .toBe(title);

    await page
      .locator('footlight-player')
      .evaluate((element) => (element as FootlightPlayer).setGuide({ open: true }));
    const guide = page.getByRole('dialog', { name: 'Programme guide' });
    const fromStart = guide.getByRole('button', { name: /^Watch from the start/u }).last();
    const name = (await fromStart.getAttribute('aria-label')) ?? '';
    await fromStart.click();
    await expect(guide).toBeHidden();
    await expect.poll(async () => (await stateOf(page)).live?.behindBy ?? 0).toBeGreaterThan(30);
    if (name.endsWith(title)) {
      const { live } = await stateOf(page);
      const since = (Date.now() - begun) / 1000;
      expect(Math.abs((live?.behindBy ?? 0) - since)).toBeLessThan(30);
    }
  });

  test('is mirrored where one reads from the right', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/ar/live/2001');
    await expectPlaying(page, '2001');
    await page
      .locator('footlight-player')
      .evaluate((element) => (element as FootlightPlayer).setGuide({ open: true, channel: '6002' }));
    const guide = page.getByRole('dialog', { name: 'دليل البرامج' });
    await expect(guide.getByRole('tab', { selected: true })).toContainText('رينغسايد');
    expect(await axeFaults(page, { within: 'footlight-player' })).toEqual([]);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
  });

  test('is opened from afar, and the host page hears what is on', async ({ page, product }) => {
    const host = await serveHostPage(product.port + 2);
    try {
      await page.goto(host.origin);
      await page.waitForFunction(() => document.documentElement.dataset['ready'] === 'true');
      await page.evaluate(([address, timeout]) => window.connectPlayer(address, timeout), [
        `${product.origin}/embed/live/2001?muted=1`,
        CONNECT_WITHIN_MS,
      ] as const);
      const greeting = await page.evaluate(() =>
        window.call('player.initialize', {
          protocolVersion: '1.0',
          client: { name: 'a host page', version: '1' },
          subscribe: ['player.programmeChanged'],
        }),
      );
      expect(greeting.result).toMatchObject({ capabilities: { multiView: false } });
      const opened = await page.evaluate(() =>
        window.call('player.setGuide', { open: true, channel: '6002' }),
      );
      expect(opened.result).toEqual({ open: true });
      const guide = page.frameLocator('iframe').getByRole('dialog', { name: 'Programme guide' });
      await expect(guide.getByRole('tab', { selected: true })).toContainText('Ringside TV');
      const closed = await page.evaluate(() => window.call('player.setGuide', { open: false }));
      expect(closed.result).toEqual({ open: false });
      await expect(guide).toBeHidden();
    } finally {
      await host.close();
    }
  });
});
