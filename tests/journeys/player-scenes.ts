import type { Page } from '@playwright/test';
import type { FootlightPlayer, PlayerState } from '@footlight/player';
import { playerState } from './player-state.js';
import { expect } from './product.js';

/**
 * Called in each state that a scene reaches, with its name and whether its parts have appeared in other states already.
 */
export type Look = (state: string, parts?: 'new' | 'known') => Promise<void>;

/** Puts a page through a sequence of player states. It may receive the page of the previous scene. */
export interface Scene {
  readonly name: string;
  /** Whether its layout depends on the reading direction; in the others, text and buttons are centred. */
  readonly isMirrored?: boolean;
  play(page: Page, look: Look): Promise<void>;
}

const playerOn = (page: Page) => page.locator('footlight-player').first();

const until = (page: Page, expected: Partial<PlayerState>): Promise<void> =>
  expect.poll(() => playerState(playerOn(page))).toMatchObject(expected);

const command = async (
  page: Page,
  name: 'play' | 'pause' | 'seek' | 'setStatistics' | 'setSleepTimer',
  params: object = {},
): Promise<void> => {
  await playerOn(page).evaluate(
    (element, [commandName, values]) => (element as FootlightPlayer).execute(commandName, values as never),
    [name, params] as const,
  );
};

const EXAMPLE = '/examples/player/';

/** Selects content on the page of the example, which is opened first if necessary. */
const choose = async (page: Page, kind: 'vod' | 'live', id: string): Promise<void> => {
  if (page.url().includes(EXAMPLE))
    await page.locator('.samples button', { hasText: new RegExp(`${kind} ${id}$`, 'u') }).click();
  else await page.goto(`${EXAMPLE}?id=${id}`);
};

/** Opens a film or an event in the example, unless it is open. */
export const openFilm = async (page: Page, id: string, kind: 'vod' | 'live' = 'vod'): Promise<void> => {
  const isOpen = page.url().includes(EXAMPLE) && (await playerState(playerOn(page))).id === id;
  if (!isOpen) await choose(page, kind, id);
  await until(page, { status: 'ready', id });
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

/** Points at a part of a playing player; repeats it if the controls have hidden meanwhile. */
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

/** Holds back matching requests until they are released. */
const hold = async (page: Page, pattern: RegExp): Promise<() => Promise<void>> => {
  let letGo: () => void = () => undefined;
  const free = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(pattern, async (route) => {
    await free;
    await route.continue();
  });
  return async () => {
    letGo();
    await page.unrouteAll({ behavior: 'wait' });
  };
};

const MEDIA = /\.(?:m4s|mp4|ts|aac)(?:\?|$)|\/segments?\//u;

/** A film, from before playback to its end. */
export const FILM: readonly Scene[] = [
  {
    name: 'menus',
    isMirrored: true,
    async play(page, look) {
      await openFilm(page, '1001');
      await look('before the first play');
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
      for (const [at, name] of names.entries()) {
        await part(page, 'menu').locator(`[data-id="${name}"]`).click();
        await expect(part(page, 'menu-back')).toBeVisible();
        await look(`settings: ${name}`, at === 0 ? 'new' : 'known');
        await page.keyboard.press('Escape');
        await expect(part(page, 'menu-back')).toHaveCount(0);
        await expect(part(page, 'menu').locator(`[data-id="${name}"]`)).toBeFocused();
      }
      await page.keyboard.press('Escape');
      await expect(part(page, 'menu')).toHaveCount(0);
    },
  },
  {
    name: 'sheets',
    isMirrored: true,
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
      await command(page, 'setStatistics', { on: true });
      await expect(part(page, 'statistics')).toBeVisible();
      await command(page, 'setSleepTimer', { after: 0.5 });
      await expect(part(page, 'sleep-notice')).toBeVisible();
      await look('statistics and sleep notice');
      await command(page, 'setStatistics', { on: false });
      await command(page, 'setSleepTimer', { after: null });
      await expect(part(page, 'sleep-notice')).toHaveCount(0);
    },
  },
  {
    name: 'a film',
    isMirrored: true,
    async play(page, look) {
      await openFilm(page, '1001');
      await startMuted(page);
      await pointAt(page, 'seek-bar', 'preview');
      await look('playing, with a preview');
      await command(page, 'pause');
      await wake(page);
      await look('paused', 'known');
    },
  },
  {
    name: 'a film further on',
    async play(page, look) {
      await openFilm(page, '1001');
      await command(page, 'seek', { to: 4 });
      await expect(part(page, 'skip-button')).toBeVisible();
      await look('skip button');
      await part(page, 'fullscreen-button').click();
      await until(page, { fullscreen: true });
      await look('full screen', 'known');
      await part(page, 'fullscreen-button').click();
      await until(page, { fullscreen: false });
      await command(page, 'seek', { to: 1e6 });
      await command(page, 'play').catch(() => undefined);
      await until(page, { ended: true });
      await look('ended');
    },
  },
];

/** All other states of a player in which viewers may encounter it; several players at once: multi-view.spec.ts. */
export const OTHERS: readonly Scene[] = [
  {
    name: 'waits',
    async play(page, look) {
      const begin = await hold(page, /\/manifest\/video\//u);
      await page.goto(`${EXAMPLE}?id=1001`);
      await until(page, { status: 'loading' });
      await expect(part(page, 'loading')).toBeVisible();
      await look('loading');
      await begin();
      await until(page, { status: 'ready' });
      await startMuted(page);
      const goOn = await hold(page, MEDIA);
      void command(page, 'seek', { to: 40 }).catch(() => undefined);
      await expect(part(page, 'loading')).toBeVisible();
      await wake(page);
      await look('buffering', 'known');
      await goOn();
    },
  },
  {
    name: 'what is next',
    isMirrored: true,
    async play(page, look) {
      // The example identifies the list by its first video.
      if (!page.url().includes(EXAMPLE)) await openFilm(page, '1001');
      // The previous content is ready too, and may be the first of the list.
      const loaded = page.waitForResponse(/\/manifest\/video\//u);
      await choose(page, 'vod', '3001');
      await loaded;
      await expect(part(page, 'next-button')).toBeVisible();
      await until(page, { status: 'ready' });
      await startMuted(page);
      await command(page, 'seek', { to: 1e6 });
      await expect(part(page, 'up-next')).toBeVisible();
      await look('up next');
    },
  },
  {
    name: 'live',
    isMirrored: true,
    async play(page, look) {
      await openFilm(page, '2002', 'live');
      await startMuted(page);
      await wake(page);
      await look('live at the edge');
      await command(page, 'seek', { by: -120 });
      await command(page, 'pause');
      await expect(part(page, 'time')).toBeVisible();
      await look('behind live', 'known');
    },
  },
  {
    name: 'the programme guide',
    isMirrored: true,
    async play(page, look) {
      await openFilm(page, '2001', 'live');
      await startMuted(page);
      await wake(page);
      await part(page, 'guide-button').press('Enter');
      await expect(part(page, 'guide-programmes')).toBeVisible();
      await look('programme guide');
    },
  },
  {
    name: 'announced',
    async play(page, look) {
      for (const [id, day] of [
        ['2003', 'today'],
        ['2006', 'next week'],
      ] as const) {
        await choose(page, 'live', id);
        await until(page, { status: 'upcoming', id });
        await expect(part(page, 'upcoming')).toBeVisible();
        await look(`announced for ${day}`);
      }
    },
  },
  {
    name: 'a fault',
    async play(page, look) {
      await choose(page, 'vod', '9999');
      await expect(part(page, 'error')).toBeVisible();
      await look('error');
    },
  },
  {
    name: 'an advertisement',
    async play(page, look) {
      await choose(page, 'vod', '1008');
      await until(page, { status: 'ready', id: '1008' });
      await command(page, 'play');
      await expect(part(page, 'ad-label')).toBeVisible();
      await wake(page);
      await look('advertisement');
    },
  },
  {
    name: 'nothing to play',
    async play(page, look) {
      if (!page.url().includes(EXAMPLE)) await openFilm(page, '1001');
      await page.evaluate(() => {
        const empty = document.createElement('footlight-player');
        document.querySelector('footlight-player')?.replaceWith(empty);
      });
      await expect(part(page, 'stage')).toBeVisible();
      await look('idle');
    },
  },
];
