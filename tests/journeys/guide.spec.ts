import type { Page } from '@playwright/test';
import type { FootlightPlayer } from '@footlight/player';
import { playerState } from './player-state.js';
import { expect, test } from './product.js';

const stateOf = (page: Page) => playerState(page.locator('footlight-player'));

const expectPlaying = (page: Page, id: string) =>
  expect
    .poll(async () => {
      const state = await stateOf(page);
      return state.isPlaying ? state.id : null;
    })
    .toBe(id);

test('the guide in the player goes to the start of what is on, and to another channel together with the page', async ({
  page,
}) => {
  await page.goto('/live/2002');
  await expectPlaying(page, '2002');
  const guide = page.getByRole('dialog', { name: 'Programme guide' });

  await test.step('the timeline shows the title of the current programme at the live edge', async () => {
    const timeline = page.locator('footlight-player [part~="seek-bar"]');
    await expect.poll(() => timeline.locator('[part="segment"]').count()).toBeGreaterThan(1);
    const title = (await stateOf(page)).epg.now?.title ?? '';
    await expect
      .poll(async () => {
        await page.locator('footlight-player').hover({ position: { x: 300, y: 120 } });
        const box = await timeline.boundingBox();
        if (box === null) return '';
        await page.mouse.move(box.x + box.width - 2, box.y + box.height / 2);
        return page.locator('footlight-player [part="preview-title"]').textContent({ timeout: 2000 });
      })
      .toBe(title);
  });

  // The DVR window of this channel covers two hours.
  await test.step('to the start of the current programme', async () => {
    const { epg } = await stateOf(page);
    const [title, startedAt] = [epg.now?.title ?? '', Date.parse(epg.now?.startDate ?? '')];
    await page
      .locator('footlight-player')
      .evaluate((element) => (element as FootlightPlayer).setGuide({ open: true }));
    const fromStart = guide.getByRole('button', { name: /^Watch from the start/u }).last();
    const name = (await fromStart.getAttribute('aria-label')) ?? '';
    await fromStart.click();
    await expect(guide).toBeHidden();
    await expect.poll(async () => (await stateOf(page)).live?.behindBy ?? 0).toBeGreaterThan(30);
    if (name.endsWith(title)) {
      const { live } = await stateOf(page);
      const since = (Date.now() - startedAt) / 1000;
      expect(Math.abs((live?.behindBy ?? 0) - since)).toBeLessThan(30);
    }
  });

  await test.step('to another channel', async () => {
    await page.getByRole('button', { name: 'Programme guide' }).press('Enter');
    const own = guide.getByRole('tab', { name: /Ringside TV/u });
    await expect(own).toHaveAttribute('aria-selected', 'true');
    await expect(guide.getByText('On now')).toBeVisible();
    await own.focus();
    await page.keyboard.press('ArrowUp');
    await expect(guide.getByRole('tab', { name: /Harbour Radio/u })).toBeFocused();
    await guide.getByRole('button', { name: /^Watch (?!from)/u }).click();
    await expectPlaying(page, '2001');
    await expect(guide).toBeHidden();
    await expect(page).toHaveURL(/\/live\/2001/u);
    await expect(page.getByRole('heading', { level: 1, name: 'Harbour Radio Live' })).toBeVisible();
  });
});
