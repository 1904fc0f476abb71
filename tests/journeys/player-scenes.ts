import type { Page } from '@playwright/test';
import type { FootlightPlayer, PlayerState } from '@footlight/player';
import { playerState } from './player-state.js';
import { expect } from './product.js';

/** Called in each state that a scene reaches, with its name. */
export type Look = (state: string) => Promise<void>;

/** Brings a fresh page through states of the player, one after another. */
export interface Scene {
  readonly name: string;
  play(page: Page, look: Look): Promise<void>;
}

const playerOn = (page: Page) => page.locator('footlight-player').first();

const until = (page: Page, expected: Partial<PlayerState>): Promise<void> =>
  expect.poll(() => playerState(playerOn(page))).toMatchObject(expected);

const command = async (page: Page, name: 'play' | 'pause' | 'seek', params: object = {}): Promise<void> => {
  await playerOn(page).evaluate(
    (element, [wish, values]) => (element as FootlightPlayer).execute(wish, values as never),
    [name, params] as const,
  );
};

/** Opens a film of the example in the language that the page has in its address. */
export const openFilm = async (page: Page, id: string): Promise<void> => {
  await page.goto(`/examples/player/?id=${id}`);
  await until(page, { status: 'ready' });
  await expect(part(page, 'settings-button')).toBeVisible();
};

const part = (page: Page, name: string) => playerOn(page).locator(`[part~="${name}"]`);

const wake = async (page: Page): Promise<void> => {
  const box = await playerOn(page).boundingBox();
  if (box === null) throw new Error('The player is nowhere.');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 3);
  await page.mouse.move(box.x + box.width / 2 + 3, box.y + box.height / 3);
  await expect(playerOn(page).locator('.controls')).not.toHaveAttribute('data-hidden');
};

const startMuted = async (page: Page): Promise<void> => {
  await playerOn(page).evaluate((element) => (element as FootlightPlayer).setVolume({ muted: true }));
  await command(page, 'play');
  await until(page, { isPlaying: true });
};

/** Brings the mouse over a piece of a playing player, as often as the row of controls has gone in the meantime. */
const pointAt = (page: Page, name: string, appears: string): Promise<void> =>
  expect(async () => {
    await wake(page);
    const box = await part(page, name).boundingBox();
    if (box === null) throw new Error(`${name} is nowhere.`);
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await expect(part(page, appears)).toBeVisible({ timeout: 2000 });
  }).toPass();

const menu = async (page: Page, button: string): Promise<void> => {
  await part(page, button).click();
  await expect(part(page, 'menu')).toBeVisible();
};

/** Holds back what matches until it is let go. */
const hold = async (page: Page, pattern: RegExp): Promise<() => void> => {
  let letGo: () => void = () => undefined;
  const free = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(pattern, async (route) => {
    await free;
    await route.continue();
  });
  return () => letGo();
};

const MEDIA = /\.(?:m4s|mp4|ts|aac)(?:\?|$)|\/segments?\//u;

/** Every state in which a viewer may meet the player. */
export const SCENES: readonly Scene[] = [
  {
    name: 'nothing to play',
    async play(page, look) {
      await page.goto('/examples/player/?id=1001');
      await until(page, { status: 'ready' });
      await page.evaluate(() => {
        const empty = document.createElement('footlight-player');
        document.querySelector('footlight-player')?.replaceWith(empty);
      });
      await expect(part(page, 'controls')).toBeVisible();
      await look('idle');
    },
  },
  {
    name: 'a film',
    async play(page, look) {
      await openFilm(page, '1001');
      await look('before the first play');
      await startMuted(page);
      await wake(page);
      await look('playing');
      await pointAt(page, 'seek-bar', 'preview');
      await look('preview');
      await command(page, 'pause');
      await wake(page);
      await look('paused');
    },
  },
  {
    name: 'a film further on',
    async play(page, look) {
      await openFilm(page, '1001');
      await startMuted(page);
      await command(page, 'pause');
      await command(page, 'seek', { to: 4 });
      await expect(part(page, 'skip-button')).toBeVisible();
      await look('skip button');
      await part(page, 'fullscreen-button').click();
      await until(page, { fullscreen: true });
      await look('full screen');
      await part(page, 'fullscreen-button').click();
      await until(page, { fullscreen: false });
      await command(page, 'seek', { to: 1e6 });
      await command(page, 'play').catch(() => undefined);
      await until(page, { ended: true });
      await look('ended');
    },
  },
  {
    name: 'menus',
    async play(page, look) {
      await openFilm(page, '1001');
      for (const name of ['chapters-button', 'tracks-button']) {
        await menu(page, name);
        await look(name.replace('-button', ' menu'));
        await page.keyboard.press('Escape');
        await expect(part(page, 'menu')).toHaveCount(0);
        await expect(part(page, name)).toBeFocused();
      }
      await menu(page, 'settings-button');
      await look('settings menu');
      const rows = part(page, 'menu').locator('[aria-haspopup="menu"]');
      const names = await rows.evaluateAll((items) =>
        items.map((item) => item.getAttribute('data-id') ?? ''),
      );
      expect(names.length).toBeGreaterThan(3);
      for (const name of names) {
        await part(page, 'menu').locator(`[data-id="${name}"]`).click();
        await expect(part(page, 'menu-back')).toBeVisible();
        await look(`settings: ${name}`);
        await page.keyboard.press('Escape');
        await expect(part(page, 'menu-back')).toHaveCount(0);
        await expect(part(page, 'menu').locator(`[data-id="${name}"]`)).toBeFocused();
      }
    },
  },
  {
    name: 'sheets',
    async play(page, look) {
      await openFilm(page, '1001');
      for (const name of ['appearance', 'share', 'shortcuts']) {
        await menu(page, 'settings-button');
        await part(page, 'menu').locator(`[data-id="${name}"]`).click();
        await expect(part(page, 'panel')).toBeVisible();
        await look(`sheet: ${name}`);
        await page.keyboard.press('Escape');
        await expect(part(page, 'panel')).toHaveCount(0);
        await expect(part(page, 'settings-button')).toBeFocused();
      }
      await playerOn(page).evaluate((element) =>
        (element as FootlightPlayer).execute('setStatistics', { on: true }),
      );
      await expect(part(page, 'statistics')).toBeVisible();
      await look('statistics');
      await playerOn(page).evaluate((element) =>
        (element as FootlightPlayer).execute('setStatistics', { on: false }),
      );
      await playerOn(page).evaluate((element) =>
        (element as FootlightPlayer).execute('setSleepTimer', { after: 0.5 }),
      );
      await expect(part(page, 'sleep-notice')).toBeVisible();
      await look('sleep notice');
    },
  },
  {
    name: 'what is next',
    async play(page, look) {
      await page.goto('/examples/player/?id=1001');
      await page.locator('.samples button', { hasText: '3001' }).click();
      await until(page, { status: 'ready' });
      await expect(part(page, 'next-button')).toBeVisible();
      await startMuted(page);
      await command(page, 'seek', { to: 1e6 });
      await expect(part(page, 'up-next')).toBeVisible();
      await look('up next');
    },
  },
  {
    name: 'waits',
    async play(page, look) {
      const begin = await hold(page, /\/manifest\/video\//u);
      await page.goto('/examples/player/?id=1001');
      await until(page, { status: 'loading' });
      await expect(part(page, 'loading')).toBeVisible();
      await look('loading');
      begin();
      await until(page, { status: 'ready' });
      await startMuted(page);
      const goOn = await hold(page, MEDIA);
      void command(page, 'seek', { to: 40 }).catch(() => undefined);
      await expect(part(page, 'loading')).toBeVisible();
      await wake(page);
      await look('buffering');
      goOn();
    },
  },
  {
    name: 'a fault',
    async play(page, look) {
      await page.goto('/examples/player/?id=9999');
      await expect(part(page, 'error')).toBeVisible();
      await look('error');
    },
  },
  {
    name: 'live',
    async play(page, look) {
      await openFilm(page, '2002');
      await startMuted(page);
      await wake(page);
      await look('live at the edge');
      await command(page, 'seek', { by: -120 });
      await command(page, 'pause');
      await expect(part(page, 'time')).toBeVisible();
      await look('behind live');
    },
  },
  {
    name: 'announced',
    async play(page, look) {
      for (const [id, day] of [
        ['2003', 'today'],
        ['2006', 'next week'],
      ]) {
        await page.goto(`/examples/player/?id=${String(id)}`);
        await until(page, { status: 'upcoming' });
        await expect(part(page, 'upcoming')).toBeVisible();
        await look(`announced for ${String(day)}`);
      }
    },
  },
  {
    name: 'the programme guide',
    async play(page, look) {
      await openFilm(page, '2001');
      await startMuted(page);
      await wake(page);
      await part(page, 'guide-button').press('Enter');
      await expect(part(page, 'guide-programmes')).toBeVisible();
      await look('programme guide');
    },
  },
  {
    name: 'an advertisement',
    async play(page, look) {
      await page.goto('/examples/player/?id=1008');
      await until(page, { status: 'ready' });
      await part(page, 'start-button').click();
      await expect(part(page, 'ad-label')).toBeVisible();
      await wake(page);
      await look('advertisement');
    },
  },
  {
    name: 'several at once',
    async play(page, look) {
      await page.goto('/examples/multi-view/');
      await expect
        .poll(() => page.locator('footlight-multi-view footlight-player').count())
        .toBeGreaterThan(1);
      await expect(page.locator('footlight-multi-view [part~="controls"]').first()).toBeVisible();
      await look('multi-view');
    },
  },
];
