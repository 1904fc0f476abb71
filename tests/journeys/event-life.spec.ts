import type { FootlightPlayer } from '@footlight/player';
import { expect, test, type Page } from '@playwright/test';
import { withRealm } from '../service/realm.js';
import type { StartedService } from '../service/started-service.js';
import { serveHostPage } from './host-page.js';
import { openAlone } from './watched-player.js';

const playerOf = (page: Page) => page.locator('footlight-player');

const stateOf = (page: Page) =>
  playerOf(page).evaluate((element) => {
    const { status, type, ended, currentTime, eventHasGoneLive, recording } = (element as FootlightPlayer)
      .state;
    return { status, type, ended, currentTime, eventHasGoneLive, recording: recording?.id ?? null };
  });

/** A page of another origin with the player in a frame under remote control; it stores the events it subscribed to. */
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
  return {
    heard: () => tab.evaluate(() => window.notifications),
    close: async () => {
      await tab.close();
      await server.close();
    },
  };
};

// A small viewport: the picture is decoded even while a test waits for the clock.
test.use({ viewport: { width: 320, height: 240 } });

const untilState = (page: Page, state: Record<string, unknown>) =>
  expect.poll(() => stateOf(page), { timeout: 150_000 }).toMatchObject(state);

const plays = async (page: Page): Promise<void> => {
  const { currentTime } = await stateOf(page);
  await expect.poll(async () => (await stateOf(page)).currentTime).toBeGreaterThan(currentTime + 0.2);
};

const aPremiere = async (page: Page, { origin }: StartedService): Promise<void> => {
  await openAlone(page, 'autoplay video="1005"', origin);
  const player = playerOf(page);
  await expect(player.getByText('Premiere', { exact: true })).toBeVisible();
  await expect(player.getByRole('timer')).toBeVisible();
  await untilState(page, { status: 'ready', type: 'vod' });
  await plays(page);
  // Others continue while a viewer has paused; pausing saves decoding.
  await player.evaluate((element) => (element as FootlightPlayer).pause());
  // Not before half a minute after the scheduled start.
  await expect(player.getByText(/everyone is watching/iu)).toBeHidden();
  await expect(player.getByText(/everyone is watching/iu)).toBeVisible({ timeout: 45_000 });
  await player.evaluate((element) => (element as FootlightPlayer).seek({ to: 0 }));
  await player.evaluate((element) => (element as FootlightPlayer).play());
  await player.getByRole('button', { name: 'Join them' }).press('Enter');
  await expect.poll(async () => (await stateOf(page)).currentTime).toBeGreaterThan(25);
  await expect(player.getByRole('button', { name: 'Join them' })).toBeHidden();
};

const anUpcomingEvent = async (page: Page, product: StartedService): Promise<void> => {
  await page.addInitScript(() => {
    document.addEventListener('footlight-gonelive', () => Reflect.set(globalThis, 'goneLive', true));
  });
  await openAlone(page, 'autoplay live="2003"', product.origin);
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
  // The host page of a frame is notified as well.
  await expect
    .poll(() => host.heard(), { timeout: 30_000 })
    .toEqual([{ jsonrpc: '2.0', method: 'player.goneLive', params: { id: '2003' } }]);
  await host.close();
  await page.close();
};

const anEndingEvent = async (page: Page, { origin }: StartedService): Promise<void> => {
  await openAlone(page, 'autoplay live="2004"', origin);
  const player = playerOf(page);
  await untilState(page, { status: 'ready', type: 'live' });
  await plays(page);
  // It ends for paused viewers as well; pausing saves decoding.
  await player.evaluate((element) => (element as FootlightPlayer).pause());
  await untilState(page, { ended: true, recording: '2004' });
  await expect(player.getByText('This event is over.')).toBeVisible();
  await player.getByRole('button', { name: 'Watch the recording' }).click();
  await untilState(page, { status: 'ready', type: 'vod', ended: false });
  await plays(page);
  await page.close();
};

/**
 * Rounded to the minute, this is one to two minutes: longer than a busy machine needs to start the service and open all
 * pages.
 */
const COMES_IN = 'PT2M';

// In parallel, because they wait for the clock.
test('a premiere lets viewers join the others, an event starts by itself, and one that ends offers its recording', ({
  context,
}) =>
  withRealm(
    {
      vods: { '1005': { premieresIn: COMES_IN } },
      events: { '2003': { startsIn: COMES_IN }, '2004': { startsIn: '-PT1H', endsIn: COMES_IN } },
    },
    async (product) => {
      await Promise.all(
        [aPremiere, anUpcomingEvent, anEndingEvent].map(async (follow) =>
          follow(await context.newPage(), product),
        ),
      );
    },
  ));
