import type { ConsoleMessage, Page, Request } from '@playwright/test';
import { expect } from '../journeys/product.js';

/** A film starts on a machine that also builds. */
const TIMEOUT = { timeout: 30_000 };

/** Everything that a page complains about: its console, uncaught errors, and requests without a response. */
export const complaintsOf = (page: Page): readonly string[] => {
  const complaints: string[] = [];
  page.on('console', (message: ConsoleMessage) => {
    if (['error', 'warning'].includes(message.type()))
      complaints.push(`${message.type()}: ${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', ({ message }) => complaints.push(`uncaught: ${message}`));
  page.on('requestfailed', (request: Request) => {
    const why = request.failure()?.errorText ?? '';
    if (why !== 'net::ERR_ABORTED') complaints.push(`${why}: ${request.url()}`);
  });
  return complaints;
};

/**
 * Drives a page with a player, a list of films and the same controls, whatever it is made of: the film is shown and
 * plays, a command seeks, events arrive, the end brings the next film, and the player can be removed and added again.
 */
export const driveFilmNight = async (page: Page): Promise<void> => {
  const player = page.locator('footlight-player');
  const status = page.locator('main > [role="status"]');
  const badge = page.locator('.badge');
  const press = (name: string) => page.locator('.keys').getByRole('button', { name }).click();

  await expect(status).toHaveText(/^Paused · 0:0\d of 1:32$/u, TIMEOUT);
  await expect(badge).toHaveText(/^1 of /u);
  await press('Play');
  await expect(status).toHaveText(/^Playing · 0:0[1-9]/u, TIMEOUT);
  await press('Pause');
  await expect(status).toHaveText(/^Paused/u, TIMEOUT);

  await press('Play');
  await press('To the last second');
  await expect(badge).toHaveText(/^2 of /u, TIMEOUT);
  const duration = () => player.evaluate((element) => Reflect.get(element, 'duration') as number);
  await expect.poll(duration, TIMEOUT).not.toBeCloseTo(92, 0);
  await expect(status).toHaveText(/ of \d:\d\d$/u, TIMEOUT);

  const isOpen = page.getByRole('checkbox', { name: 'Open' });
  await isOpen.uncheck();
  await expect(player).toHaveCount(0);
  await isOpen.check();
  await expect(player).toHaveCount(1);
  await expect(badge).toHaveText(/^2 of /u, TIMEOUT);
  await press('Play');
  await expect(status).toHaveText(/^Playing/u, TIMEOUT);
};
