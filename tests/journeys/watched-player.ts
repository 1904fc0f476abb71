import type { Page, Route } from '@playwright/test';
import type { FootlightPlayer } from '@footlight/player';
import { playerState } from './player-state.js';
import { expect } from './product.js';

/** The one player of a page, as its state tells of it. */
export const stateOf = (page: Page) => playerState(page.locator('footlight-player'));

export const timeOf = async (page: Page): Promise<number> => (await stateOf(page)).currentTime;

export const playsPast = (page: Page, seconds: number) =>
  expect.poll(() => timeOf(page), { timeout: 40_000 }).toBeGreaterThan(seconds);

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
