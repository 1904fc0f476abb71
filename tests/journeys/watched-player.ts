import type { Page, Route } from '@playwright/test';
import type { FootlightPlayer } from '@footlight/player';
import { playerState } from './player-state.js';
import { expect } from './product.js';

/** The player on a page of its own, as another site would have it: without what the site's own page has to load. */
export const openAlone = async (
  page: Page,
  attributes: string,
  origin = '',
  headers: Readonly<Record<string, string>> = {},
): Promise<void> => {
  await page.route('**/alone.html', (route) =>
    route.fulfill({
      contentType: 'text/html',
      headers,
      body: `<!doctype html><html lang="en"><title>Alone</title>
        <script src="/sdk/player.js" type="module"></script>
        <footlight-player muted ${attributes}></footlight-player></html>`,
    }),
  );
  await page.goto(`${origin}/alone.html`);
};

/** Has the player of a page begin a film anew, with nothing kept of the stream before. */
export const beginAt = (page: Page, startAt: number, id = '1001') =>
  page.locator('footlight-player').evaluate(
    async (element, request) => {
      await customElements.whenDefined('footlight-player');
      const player = element as FootlightPlayer;
      const loaded = player.load({ ...request, kind: 'vod' });
      // What became of it, the state tells.
      loaded.then(() => player.play()).catch(() => undefined);
    },
    { id, startAt },
  );

/** The one player of a page, as its state tells of it. */
export const stateOf = (page: Page) => playerState(page.locator('footlight-player'));

export const timeOf = async (page: Page): Promise<number> => (await stateOf(page)).currentTime;

export const playsPast = (page: Page, seconds: number) =>
  expect.poll(() => timeOf(page), { timeout: 40_000 }).toBeGreaterThan(seconds);

/** The same, where it may come from a place further on. */
export const playsBetween = (page: Page, from: number, to: number) =>
  expect
    .poll(
      async () => {
        const time = await timeOf(page);
        return time > from && time < to;
      },
      { timeout: 40_000 },
    )
    .toBe(true);

export const seek = (page: Page, seconds: number) =>
  page.locator('footlight-player').evaluate((element, to) => {
    void (element as FootlightPlayer).seek({ to });
  }, seconds);

/** Errors and “reconnecting” that the player showed from now on. */
export const watchTroubles = (page: Page) =>
  page.locator('footlight-player').evaluate((element) => {
    const seen: string[] = [];
    Reflect.set(globalThis, 'troubles', seen);
    const player = element as FootlightPlayer;
    player.addEventListener('footlight-error', ({ detail }) => seen.push(detail.error.code));
    player.addEventListener('footlight-statechange', ({ detail }) => {
      if (detail.changes.reconnecting === true) seen.push('reconnecting');
    });
  });

export const troublesOf = (page: Page) =>
  page.evaluate(() => Reflect.get(globalThis, 'troubles') as string[]);

/** Address of a segment in a film of the demo. */
export const SEGMENT = /\/(?<track>[\w-]+)\/(?<number>\d+)\.m4s/u;

export const segmentOf = (route: Route) => {
  const { track = '', number = '' } = SEGMENT.exec(route.request().url())?.groups ?? {};
  return { isPicture: track.startsWith('v'), number: Number(number) };
};
