import type { FootlightPlayer } from '@footlight/player';
import { expect, test, type Page } from '@playwright/test';
import { withRealm } from '../service/realm.js';
import type { StartedService } from '../service/started-service.js';
import { serveHostPage } from './host-page.js';

const playerOf = (page: Page) => page.locator('footlight-player');

const stateOf = (page: Page) =>
  playerOf(page).evaluate((element) => {
    const { status, type, ended, currentTime, eventHasGoneLive, recording } = (element as FootlightPlayer)
      .state;
    return { status, type, ended, currentTime, eventHasGoneLive, recording: recording?.id ?? null };
  });

/** The player on a page of its own, as another site would have it. */
const openAlone = async (page: Page, { origin }: StartedService, attributes: string) => {
  await page.route('**/alone.html', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="en"><title>Alone</title>
        <script src="/sdk/player.js" type="module"></script>
        <footlight-player muted autoplay ${attributes}></footlight-player></html>`,
    }),
  );
  await page.goto(`${origin}/alone.html`);
};

/** A page of another origin with the player in a frame, by the remote control; what it subscribed to is kept. */
const openHost = async (
  page: Page,
  { origin, port }: StartedService,
  path: string,
  subscribe: readonly string[],
) => {
  const server = await serveHostPage(port + 2);
  const tab = await page.context().newPage();
  await tab.goto(server.origin);
  await tab.waitForFunction(() => document.documentElement.dataset['ready'] === 'true');
  await tab.evaluate((address) => window.connectPlayer(address, 30_000), origin + path);
  await tab.evaluate(
    (events) =>
      window.call('player.initialize', {
        protocolVersion: '1.0',
        client: { name: 'a host page', version: '1' },
        subscribe: events,
      }),
    [...subscribe],
  );
  return { heard: () => tab.evaluate(() => window.notifications), close: () => server.close() };
};

test.setTimeout(300_000);
// A small picture: while one waits for the clock, it is decoded all the same.
test.use({ viewport: { width: 480, height: 320 } });

const untilState = (page: Page, state: Record<string, unknown>) =>
  expect.poll(() => stateOf(page), { timeout: 150_000 }).toMatchObject(state);

const plays = async (page: Page): Promise<void> => {
  const { currentTime } = await stateOf(page);
  await expect.poll(async () => (await stateOf(page)).currentTime).toBeGreaterThan(currentTime + 0.5);
};

test('a premiere counts down, plays, and for its length leads to where everybody is', ({ page }) =>
  withRealm({ vods: { '1005': { premieresIn: 'PT75S' } } }, async (product) => {
    await openAlone(page, product, 'video="1005"');
    const player = playerOf(page);
    await expect(player.getByText('Premiere', { exact: true })).toBeVisible();
    await expect(player.getByRole('timer')).toBeVisible();
    await untilState(page, { status: 'ready', type: 'vod' });
    await plays(page);
    // Not before half a minute has passed since the scheduled time.
    await expect(player.getByText(/everyone is watching/iu)).toBeHidden();
    await expect(player.getByText(/everyone is watching/iu)).toBeVisible({ timeout: 45_000 });
    await player.evaluate((element) => (element as FootlightPlayer).seek({ to: 0 }));
    await player.getByRole('button', { name: 'Join them' }).press('Enter');
    await expect.poll(async () => (await stateOf(page)).currentTime).toBeGreaterThan(25);
    await expect(player.getByRole('button', { name: 'Join them' })).toBeHidden();
  }));

test('an upcoming event is counted down to and begins by itself', ({ page }) =>
  withRealm({ events: { '2003': { startsIn: 'PT75S' } } }, async (product) => {
    await page.addInitScript(() => {
      document.addEventListener('footlight-gonelive', () => Reflect.set(globalThis, 'goneLive', true));
    });
    await openAlone(page, product, 'live="2003"');
    const host = await openHost(page, product, '/embed/live/2003?muted=1', ['player.goneLive']);
    const player = playerOf(page);
    await expect(player.getByRole('timer')).toBeVisible();
    await expect(player.getByRole('heading', { name: /night dive/iu })).toBeVisible();
    expect(await host.heard()).toEqual([]);
    expect(await stateOf(page)).toMatchObject({ status: 'upcoming', eventHasGoneLive: false });
    await untilState(page, { status: 'ready', type: 'live', eventHasGoneLive: true });
    await plays(page);
    expect(await page.evaluate(() => Reflect.get(globalThis, 'goneLive') as unknown)).toBe(true);
    await expect(player.getByRole('timer')).toBeHidden();
    // The page around a frame is told as well.
    await expect
      .poll(() => host.heard(), { timeout: 30_000 })
      .toEqual([{ jsonrpc: '2.0', method: 'player.goneLive', params: { id: '2003' } }]);
    await host.close();
  }));

test('an event that ends is over, and its recording is offered', ({ page }) =>
  withRealm({ events: { '2004': { startsIn: '-PT1H', endsIn: 'PT75S' } } }, async (product) => {
    await openAlone(page, product, 'live="2004"');
    const player = playerOf(page);
    await untilState(page, { status: 'ready', type: 'live' });
    await untilState(page, { ended: true, recording: '2004' });
    await expect(player.getByText('This event is over.')).toBeVisible();
    await player.getByRole('button', { name: 'Watch the recording' }).click();
    await untilState(page, { status: 'ready', type: 'vod', ended: false });
    await plays(page);
  }));
