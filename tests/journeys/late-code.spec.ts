import type { FootlightPlayer } from '@footlight/player';
import type { Page } from '@playwright/test';
import { expect, test } from './product.js';
import { playsPast, stateOf } from './watched-player.js';
import { playerState } from './player-state.js';

// A small viewport costs less and does not affect what is loaded when.
test.use({ viewport: { width: 480, height: 320 } });

/** A page with nothing but the SDK's player. */
const openAlone = async (page: Page, attributes: string): Promise<void> => {
  await page.route('**/alone.html', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="en"><title>Alone</title><link rel="icon" href="data:,">
        <script src="/sdk/player.js" type="module"></script>
        <footlight-player muted ${attributes}></footlight-player></html>`,
    }),
  );
  await page.goto('/alone.html');
};

const player = (page: Page) => page.locator('footlight-player');

/** Collects the paths that the page requests from now on. */
const watchRequests = (page: Page): string[] => {
  const requestedPaths: string[] = [];
  page.on('request', (request) => requestedPaths.push(new URL(request.url()).pathname));
  return requestedPaths;
};

/** Aborts the first request for each file of a kind. @returns a function that returns the number of aborted requests */
const breakOnce = async (page: Page, kind: string): Promise<() => number> => {
  const broken = new Set<string>();
  await page.route(`**${kind}*`, (route) => {
    const address = route.request().url();
    if (broken.has(address)) return route.continue();
    broken.add(address);
    return route.abort('connectionreset');
  });
  return () => broken.size;
};

/** The address of a recording of the service. */
const hlsAddress = async (page: Page): Promise<string> => {
  const answer = await page.request.post('/api/v5/manifest/video/1001', { data: {} });
  const { streams } = (await answer.json()) as { streams: { protocol: string; url: string }[] };
  return streams.find(({ protocol }) => protocol === 'HLS')?.url ?? '';
};

test('the control bar and the first segments do not wait for the core, and nothing is requested twice (PLAY-83)', async ({
  page,
}) => {
  const address = await hlsAddress(page);
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/sdk/chunks/core-*', async (route) => {
    await released;
    await route.continue();
  });
  const media: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/media/')) media.push(`${pathname} ${request.headers()['range'] ?? ''}`);
  });
  await openAlone(page, `autoplay src="${address}" protocol="hls"`);
  await expect(player(page).getByRole('button', { name: 'Full screen' })).toBeVisible();
  // Three playlists; then the initialisation and a segment, of picture and sound each.
  await expect.poll(() => media.length).toBe(7);
  release();
  await playsPast(page, 0.3);
  expect(media.toSorted()).toEqual([...new Set(media)].toSorted());
});

test('preload="none" loads nothing before playback, for a video of the service or a plain address', async ({
  page,
}) => {
  const shell = watchRequests(page);
  await openAlone(page, '');
  await expect(player(page).locator('[part="stage"]')).toBeVisible();
  await page.waitForLoadState('networkidle');
  const alone = [...shell].toSorted();

  const address = await hlsAddress(page);
  for (const named of ['video="1001"', `src="${address}" protocol="hls"`])
    await test.step(named, async () => {
      // Leaves the previous page, whose player would continue to load.
      await page.goto('about:blank');
      const before = shell.length;
      await openAlone(page, `preload="none" ${named}`);
      const play = player(page).getByRole('button', { name: 'Play', exact: true }).first();
      await expect(play).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(shell.slice(before).toSorted()).toEqual(alone);
      expect(shell.slice(before).filter((path) => /^\/(?:api|media)\//u.test(path))).toEqual([]);
      expect((await stateOf(page)).status).toBe('idle');

      await play.click();
      await playsPast(page, 0.3);
    });
});

const tryAgain = async (page: Page): Promise<void> => {
  const fault = player(page).getByRole('alert');
  await expect(fault).toContainText(/connection was lost/iu);
  expect(await stateOf(page)).toMatchObject({ status: 'failed', code: 'NETWORK' });
  await fault.getByRole('button', { name: 'Try again' }).click();
  await playsPast(page, 0.3);
  await expect(fault).toBeHidden();
};

const load = (page: Page) =>
  player(page).evaluate((element) =>
    (element as FootlightPlayer).load({ id: '1001', kind: 'vod' }).then(
      () => null,
      (error: { code: string }) => error.code,
    ),
  );

test('a core or control bar that fails to load shows an error, and a retry loads it and plays', async ({
  page,
}) => {
  let broken = () => 0;
  const openBroken = async (attributes: string, code = 'core'): Promise<void> => {
    await page.unrouteAll();
    broken = await breakOnce(page, `/sdk/chunks/${code}-`);
    await openAlone(page, attributes);
  };

  await test.step('with autoplay', async () => {
    await openBroken('autoplay video="1001"');
    await tryAgain(page);
    expect(broken()).toBe(1);
  });

  await test.step('with autoplay, the control bar', async () => {
    await openBroken('autoplay video="1001"', 'bar');
    await tryAgain(page);
    expect(broken()).toBe(1);
  });

  await test.step('on the first press of play', async () => {
    await openBroken('preload="none" video="1001"');
    await player(page).getByRole('button', { name: 'Play', exact: true }).first().click();
    await tryAgain(page);
  });

  await test.step('on a load() by the page, which is rejected', async () => {
    await openBroken('');
    expect(await load(page)).toBe('NETWORK');
    await tryAgain(page);
  });

  await test.step('the error disappears when the page unloads the player, which can then play', async () => {
    await openBroken('autoplay video="1001"');
    await expect(player(page).getByRole('alert')).toBeVisible();
    await player(page).evaluate((element) => (element as FootlightPlayer).unload());
    await expect(player(page).getByRole('alert')).toBeHidden();
    await load(page);
    await playsPast(page, 0.3);
  });
});

test('code after the core that fails to load leaves the video playing, or is loaded by a retry', async ({
  page,
}) => {
  await test.step('the HLS engine is requested again unnoticed, while the first data plays', async () => {
    const broken = await breakOnce(page, '/sdk/chunks/hls-');
    await openAlone(page, 'autoplay video="1001" protocol="hls"');
    await playsPast(page, 0.3);
    const qualities = async () => (await playerState(player(page))).qualities.length;
    await expect.poll(qualities).toBe(3);
    // Past the first segment boundary, with data that the engine itself has loaded.
    await playsPast(page, 2.5);
    expect(broken()).toBeGreaterThan(0);
    expect(await stateOf(page)).toMatchObject({ code: null, reconnecting: false });
  });

  await test.step('the DASH engine shows an error', async () => {
    const broken = await breakOnce(page, '/sdk/chunks/dash.all');
    await openAlone(page, 'autoplay video="1001" protocol="dash"');
    await tryAgain(page);
    expect(broken()).toBe(1);
  });

  await test.step('menus and cards show no error', async () => {
    const broken = await breakOnce(page, '/sdk/chunks/lazy-parts-');
    await openAlone(page, 'autoplay video="1001"');
    await playsPast(page, 0.3);
    await expect.poll(broken).toBe(1);
    expect((await stateOf(page)).code).toBeNull();
    await load(page);
    await expect(player(page).getByRole('button', { name: 'Settings' })).toBeVisible();
  });
});
