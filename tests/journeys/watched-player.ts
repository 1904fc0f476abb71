import type { Page, Route } from '@playwright/test';
import type { FootlightPlayer } from '@footlight/player';
import { playerState } from './player-state.js';
import { expect } from './product.js';

/** Opens a page with nothing but the player, as on another site. */
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

/** Restarts a film in the page's player, with nothing kept of the previous stream. */
export const beginAt = (page: Page, startAt: number, id = '1001') =>
  page.locator('footlight-player').evaluate(
    async (element, request) => {
      await customElements.whenDefined('footlight-player');
      const player = element as FootlightPlayer;
      const loaded = player.load({ ...request, kind: 'vod' });
      // The result is read from the state.
      loaded.then(() => player.play()).catch(() => undefined);
    },
    { id, startAt },
  );

/** The state of the page's only player. */
export const stateOf = (page: Page) => playerState(page.locator('footlight-player'));

export const timeOf = async (page: Page): Promise<number> => (await stateOf(page)).currentTime;

export const playsPast = (page: Page, seconds: number) =>
  expect.poll(() => timeOf(page), { timeout: 40_000 }).toBeGreaterThan(seconds);

/** The same, also when playback resumes later than `from`, as long as it is before `to`. */
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

/** Collects the errors and “reconnecting” notices that the player shows from now on. */
export const watchProblems = (page: Page) =>
  page.locator('footlight-player').evaluate((element) => {
    const seen: string[] = [];
    Reflect.set(globalThis, 'troubles', seen);
    const player = element as FootlightPlayer;
    player.addEventListener('footlight-error', ({ detail }) => seen.push(detail.error.code));
    player.addEventListener('footlight-statechange', ({ detail }) => {
      if (detail.changes.reconnecting === true) seen.push('reconnecting');
    });
  });

export const problemsOf = (page: Page) =>
  page.evaluate(() => Reflect.get(globalThis, 'troubles') as string[]);

/** URL of a segment of a demo film. */
export const SEGMENT = /\/(?<track>[\w-]+)\/(?<number>\d+)\.m4s/u;

export const segmentOf = (route: Route) => {
  const { track = '', number = '' } = SEGMENT.exec(route.request().url())?.groups ?? {};
  return { isPicture: track.startsWith('v'), number: Number(number) };
};
