import type { FootlightPlayer } from '@footlight/player';
import type { FootlightMultiView } from '@footlight/player/multi-view';
import type { Page } from '@playwright/test';
import { builtManifest } from '../manifest/built-manifest.js';
import { PLACED_CONTROLS } from '../manifest/placed-controls.js';
import { expect, test } from './product.js';
import { publish } from './publisher-page.js';

test.use({
  viewport: { width: 900, height: 600 },
  startOptions: {
    realm: { embed: { allowedOrigins: ['http://localhost:{port}', 'http://127.0.0.1:{port+2}'] } },
  },
});

/** Chromium reports files that were preloaded and not used this long after a page has loaded. */
const REPORTED_AFTER_MS = 4000;

interface Pasted {
  /** Names of the scripts of the SDK. */
  readonly scripts: readonly string[];
  readonly body: string;
  /** Whether the script of all elements leaves it out. */
  readonly isOptedIn?: true;
  /** Waits until the element shows or plays what it is for. */
  readonly works: (page: Page) => Promise<unknown>;
}

const plays = (page: Page, tag: 'footlight-embed' | 'footlight-player'): Promise<unknown> =>
  page.waitForFunction((name) => {
    const player = document.querySelector<FootlightPlayer>(name);
    return player?.state?.isPlaying === true && player.currentTime > 1;
  }, tag);

/** The name for all controls that a page places. */
const ALL_CONTROLS = 'controls';

/** Every element of the SDK, as its documentation says to paste it. */
const PASTED: Readonly<Record<string, Pasted>> = {
  'footlight-player': {
    scripts: ['player'],
    body: '<footlight-player video="1001" muted autoplay></footlight-player>',
    works: (page) => plays(page, 'footlight-player'),
  },
  'footlight-embed': {
    scripts: ['embed'],
    body: '<footlight-embed video="1001" muted autoplay loading="eager"></footlight-embed>',
    works: (page) => plays(page, 'footlight-embed'),
  },
  'footlight-multi-view': {
    scripts: ['multi-view'],
    body: '<footlight-multi-view events="2001,2002" layout="twoUp"></footlight-multi-view>',
    works: (page) =>
      page.waitForFunction(() => {
        const several = document.querySelector<FootlightMultiView>('footlight-multi-view');
        const views = several?.views ?? [];
        return views.length === 2 && views.every((view) => several?.playerOf(view)?.state.isPlaying);
      }),
  },
  [ALL_CONTROLS]: {
    scripts: ['controls'],
    isOptedIn: true,
    body: `<footlight-player id="placed" video="1001" muted autoplay controls="none"></footlight-player>
      <footlight-controls for="placed">${PLACED_CONTROLS.filter((tag) => tag !== 'footlight-controls')
        .map((tag) => `<${tag}></${tag}>`)
        .join('')}</footlight-controls>`,
    works: (page) => plays(page, 'footlight-player'),
  },
  'footlight-live-now': {
    scripts: ['live-now'],
    body: '<footlight-live-now></footlight-live-now>',
    works: async (page) => {
      await page.getByRole('button', { name: /live now/iu }).click();
      await expect(page.locator('footlight-live-now a[href*="/live/"]').first()).toBeVisible();
    },
  },
  'footlight-guide-card': {
    scripts: ['guide-card'],
    body: '<footlight-guide-card><a href="#" data-event-id="2001">Harbour Radio</a></footlight-guide-card>',
    works: async (page) => {
      await page.getByRole('link', { name: 'Harbour Radio' }).hover();
      await expect(page.getByRole('group', { name: /what’s on/u })).toBeVisible();
    },
  },
  'footlight-watchlist': {
    scripts: ['watchlist'],
    body: '<footlight-watchlist item="1001" mode="lists"></footlight-watchlist>',
    works: (page) => expect(page.getByRole('link', { name: /Sign in/u })).toBeVisible(),
  },
  'footlight-watch-together': {
    scripts: ['player', 'watch-together'],
    body: `<footlight-player id="film"></footlight-player>
      <footlight-watch-together content="1001" kind="vod" player="film"></footlight-watch-together>`,
    works: async (page) => {
      await page.getByLabel(/Your name/u).fill('Hanna');
      await page.getByRole('button', { name: 'Start a room' }).click();
      await expect(page.getByRole('listitem').filter({ hasText: 'Hanna' })).toBeVisible();
    },
  },
};

test('every element of the manifest is pasted', () => {
  const pasted = Object.keys(PASTED).filter((name) => name !== ALL_CONTROLS);
  expect([...pasted, ...PLACED_CONTROLS].toSorted()).toEqual([...builtManifest().keys()].toSorted());
});

for (const [way, given] of [
  ['its own script', null],
  ['the script of all elements', ['footlight']],
] as const)
  test(`each element by ${way} writes nothing into the console of a page of another site`, async ({
    context,
    product,
  }) => {
    const written: string[] = [];
    const pages: Page[] = [];
    let article = { scripts: [] as readonly string[], body: '' };
    const published = await publish(product.port + 2, product.origin, () => article, '127.0.0.1');
    for (const [tag, { scripts, body, works, isOptedIn = false }] of Object.entries(PASTED))
      await test.step(tag, async () => {
        const page = await context.newPage();
        pages.push(page);
        page.on('console', (message) => {
          if (['error', 'warning'].includes(message.type()))
            written.push(`${tag}: ${message.type()}: ${message.text()} (${message.location().url})`);
        });
        page.on('pageerror', ({ message }) => written.push(`${tag}: ${message}`));
        const files = isOptedIn ? scripts : (given ?? scripts);
        article = { scripts: files.map((name) => `${product.origin}/sdk/${name}.js`), body };
        await page.goto(published.address);
        await works(page);
      });
    // All wait at the same time for what the browser reports late.
    for (const page of pages) await page.waitForFunction((ms) => performance.now() > ms, REPORTED_AFTER_MS);
    await published.close();
    expect(written).toEqual([]);
  });
