import type { Locator, Page } from '@playwright/test';
import { expect } from './product.js';

/** The difference in seconds between the position of a page's film and this machine's clock. */
const shift = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const player = document.querySelector('footlight-player');
    if (player === null) throw new Error('There is no player.');
    return player.currentTime - (performance.timeOrigin + performance.now()) / 1000;
  });

export const stateOf = (page: Page) =>
  page.evaluate(() => {
    const state = document.querySelector('footlight-player')?.state;
    return { paused: state?.paused, currentTime: state?.currentTime ?? 0, isPlaying: state?.isPlaying };
  });

export const act = (page: Page, what: 'play' | 'pause' | { readonly seek: number }): Promise<void> =>
  page.evaluate(async (action) => {
    const player = document.querySelector('footlight-player');
    if (action === 'play') await player?.play();
    else if (action === 'pause') await player?.pause();
    else await player?.seek({ to: action.seek });
  }, what);

/** Waits until the pages are at most 250 ms apart (ROOM-6). */
export const together = async (...pages: readonly Page[]): Promise<void> => {
  await expect
    .poll(
      async () => {
        const shifts = await Promise.all(pages.map(shift));
        return Math.max(...shifts) - Math.min(...shifts);
      },
      { timeout: 40_000 },
    )
    .toBeLessThan(0.25);
};

export const nameAndPress = async (page: Page, name: string, button: string): Promise<void> => {
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: button, exact: true }).click();
};

export const panelOf = (page: Page): Locator => page.getByRole('complementary', { name: 'Watch together' });
