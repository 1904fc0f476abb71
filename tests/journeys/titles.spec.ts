import { expect, test, type Locator } from '@playwright/test';
import { withRealm } from '../service/realm.js';

/** Drawn a pixel wide: there for who listens, and for nobody who looks. */
const isUnseen = async (words: Locator): Promise<boolean> => ((await words.boundingBox())?.width ?? 0) <= 1;

test('where the realm hides titles, nobody sees one, and everything has its name', ({ browser }) =>
  withRealm({ titleDisplayMode: 'HIDE' }, async ({ origin }) => {
    const page = await browser.newPage({ baseURL: origin, viewport: { width: 1440, height: 900 } });
    await page.goto('/home');
    const card = page.locator('[data-row="home-playlists"] [data-card="PLAYLIST:3001"]').getByRole('link');
    await card.click();
    const panel = page.getByRole('region', { name: 'Thirty nights' });
    const heading = panel.getByRole('heading', { name: 'Thirty nights' });
    await expect(heading).toBeFocused();
    expect(await isUnseen(heading)).toBe(true);
    const item = panel.getByRole('list').getByRole('link').first();
    await expect(item).toBeVisible();
    expect(await isUnseen(item.getByText('The Lantern Coast', { exact: true }))).toBe(true);
    await expect(item.getByText('1', { exact: true })).toBeVisible();

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
    await page.context().close();
  }));
