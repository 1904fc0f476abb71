import type { FootlightPlayer } from '@footlight/player';
import type { Page } from '@playwright/test';
import { expect, test } from './product.js';
import { playsPast, stateOf } from './watched-player.js';
import { playerState } from './player-state.js';

/** A page with the SDK's player and nothing else. */
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

/** Paths that the page asks for, from now on. */
const watchRequests = (page: Page): string[] => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  return asked;
};

/** The line breaks at the first request for each file of a kind. @returns how often it did */
const breakOnce = async (page: Page, kind: RegExp): Promise<() => number> => {
  const broken = new Set<string>();
  await page.route(kind, (route) => {
    const address = route.request().url();
    if (broken.has(address)) return route.continue();
    broken.add(address);
    return route.abort('connectionreset');
  });
  return () => broken.size;
};

test.describe('what is fetched, and when', () => {
  const streamOf = async (page: Page): Promise<string> => {
    const answer = await page.request.post('/api/v5/manifest/video/1001', { data: {} });
    const { streams } = (await answer.json()) as { streams: { protocol: string; url: string }[] };
    return streams.find(({ protocol }) => protocol === 'HLS')?.url ?? '';
  };

  for (const source of ['a video of the service', 'an address'])
    test(`with preload="none", of ${source} nothing before somebody plays`, async ({ page }) => {
      const named = source === 'an address' ? `src="${await streamOf(page)}" protocol="hls"` : 'video="1001"';
      const shell = watchRequests(page);
      await openAlone(page, '');
      await expect(player(page).getByRole('button', { name: 'Full screen' })).toBeVisible();
      await page.waitForLoadState('networkidle');
      const whole = shell.length;

      await openAlone(page, `preload="none" ${named}`);
      const play = player(page).getByRole('button', { name: 'Play', exact: true }).first();
      await expect(play).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(shell.slice(whole).toSorted()).toEqual(shell.slice(0, whole).toSorted());
      expect(shell.filter((path) => /^\/(?:api|media)\//u.test(path))).toEqual([]);
      expect((await stateOf(page)).status).toBe('idle');

      await play.click();
      await playsPast(page, 1);
    });
});

test.describe('code that does not arrive', () => {
  const CORE = /\/sdk\/chunks\/core-/u;

  const tryAgain = async (page: Page): Promise<void> => {
    const fault = player(page).getByRole('alert');
    await expect(fault).toContainText(/connection was lost/iu);
    expect(await stateOf(page)).toMatchObject({ status: 'failed', code: 'NETWORK' });
    await fault.getByRole('button', { name: 'Try again' }).click();
    await playsPast(page, 1);
    await expect(fault).toBeHidden();
  };

  test('is said in words, and a press brings it and plays', async ({ page }) => {
    const broken = await breakOnce(page, CORE);
    await openAlone(page, 'autoplay video="1001"');
    await tryAgain(page);
    expect(broken()).toBe(1);
  });

  test('is said where it is first wanted by a press', async ({ page }) => {
    await breakOnce(page, CORE);
    await openAlone(page, 'preload="none" video="1001"');
    await player(page).getByRole('button', { name: 'Play', exact: true }).first().click();
    await tryAgain(page);
  });

  test('is told to the page that loads by command, and the same video plays after a press', async ({
    page,
  }) => {
    await breakOnce(page, CORE);
    await openAlone(page, '');
    const refusal = await player(page).evaluate((element) =>
      (element as FootlightPlayer).load({ id: '1001', kind: 'vod' }).then(
        () => null,
        (error: { code: string }) => error.code,
      ),
    );
    expect(refusal).toBe('NETWORK');
    await tryAgain(page);
  });

  test('is forgiven where the page empties the player, which then plays', async ({ page }) => {
    await breakOnce(page, CORE);
    await openAlone(page, 'autoplay video="1001"');
    await expect(player(page).getByRole('alert')).toBeVisible();
    await player(page).evaluate((element) => (element as FootlightPlayer).unload());
    await expect(player(page).getByRole('alert')).toBeHidden();
    await player(page).evaluate((element) => (element as FootlightPlayer).load({ id: '1001', kind: 'vod' }));
    await playsPast(page, 1);
  });

  test('of the engine is asked for again unnoticed, while what came early plays', async ({ page }) => {
    const broken = await breakOnce(page, /\/sdk\/chunks\/hls-/u);
    await openAlone(page, 'autoplay video="1001" protocol="hls"');
    await playsPast(page, 1);
    const qualities = async () => (await playerState(player(page))).qualities.length;
    await expect.poll(qualities).toBe(3);
    await playsPast(page, 4);
    expect(broken()).toBeGreaterThan(0);
    expect(await stateOf(page)).toMatchObject({ code: null, reconnecting: false });
  });

  test('of the other engine is said in words, and a press brings it', async ({ page }) => {
    const broken = await breakOnce(page, /\/sdk\/chunks\/dash\.all/u);
    await openAlone(page, 'autoplay video="1001" protocol="dash"');
    await tryAgain(page);
    expect(broken()).toBe(1);
  });

  test('of menus and cards leaves a video that plays', async ({ page }) => {
    const broken = await breakOnce(page, /\/sdk\/chunks\/late-parts-/u);
    await openAlone(page, 'autoplay video="1001"');
    await playsPast(page, 2);
    expect(broken()).toBe(1);
    expect((await stateOf(page)).code).toBeNull();
    await player(page).evaluate((element) => (element as FootlightPlayer).load({ id: '1001', kind: 'vod' }));
    await expect(player(page).getByRole('button', { name: 'Settings' })).toBeVisible();
  });
});
