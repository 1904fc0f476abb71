import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { axeViolations } from './axe.js';
import { expect, test } from './product.js';
import { publish } from './publisher-page.js';

const GETTING_STARTED = fileURLToPath(new URL('../../docs/getting-started.md', import.meta.url));
/** Offset of the port that the documentation tells developers to serve their page on. */
const HOST_PORT_OFFSET = 2;

/** The HTML snippets of a documentation page, for a service at `origin`. */
const piecesOf = (file: string, origin: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/```html[^\n]*\n(?<piece>[^]*?)```/gu)].map(({ groups }) =>
    (groups?.['piece'] ?? '').replaceAll('https://service.example', origin),
  );

/** The console's complaints about policy violations of a page. */
const complaintsOf = (page: Page): readonly string[] => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy|Refused to/u.test(message.text())) complaints.push(message.text());
  });
  return complaints;
};

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** The rendered background and text colours, which identify the documentation's theme. */
const coloursOf = (page: Page): Promise<{ readonly ground: string; readonly ink: string }> =>
  page.evaluate(() => {
    const { document: shown } = globalThis;
    const probe = shown.body.appendChild(shown.createElement('i'));
    probe.className = 'probe';
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('.probe { color: var(--footlight-ink); }');
    shown.adoptedStyleSheets.push(sheet);
    return {
      ground: getComputedStyle(shown.body).backgroundColor,
      ink: getComputedStyle(probe).color,
    };
  });

test('the documentation: navigates by links and menu, and searches by keyboard', async ({ page }) => {
  const complaints = complaintsOf(page);
  const menu = page.getByRole('navigation', { name: 'Pages' });
  const found = page.getByRole('listbox', { name: 'Results' }).getByRole('option');

  await test.step('text typed before the search has loaded is searched afterwards', async () => {
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/docs/assets/search.js', async (route) => {
      await released;
      await route.continue();
    });
    await page.goto('/docs/', { waitUntil: 'commit' });
    const field = page.getByRole('combobox', { name: 'Search the documentation' });
    await expect(page.locator('[data-search]')).toBeAttached();
    await page.keyboard.press('Control+k');
    await expect(field).toBeFocused();
    await page.keyboard.type('allowedorigins');
    await expect(field).toHaveValue('allowedorigins');
    release();
    await expect(found.first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(page).not.toHaveURL(/\/docs\/$/u);
  });

  await test.step('pages link to each other, without accessibility faults', async () => {
    await page.goto('/docs/');
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('main').getByRole('link', { name: 'I want a film in my page' }).click();
    await expect(heading(page, 'Getting started')).toBeVisible();
    // Snippets name the service that serves the page, so that they can be pasted as they are.
    const snippets = page.getByRole('main').locator('pre code');
    const { origin } = new URL(page.url());
    await expect(snippets.filter({ hasText: `src="${origin}/sdk/footlight.js"` }).first()).toBeVisible();
    await expect(snippets.filter({ hasText: 'service.example' })).toHaveCount(0);
    await page.getByRole('link', { name: 'Next Installation' }).click();
    await expect(heading(page, 'Installation')).toBeVisible();
    await expect(menu.getByRole('link', { name: 'Installation' })).toHaveAttribute('aria-current', 'page');
  });

  await test.step('search results are chosen by keyboard', async () => {
    await page.keyboard.press('Control+k');
    await page.keyboard.type('allowedorigins');
    await expect(found.first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowDown');
    await expect(found.nth(1)).toHaveAttribute('aria-selected', 'true');
    const address = await found.nth(1).getAttribute('data-address');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL((url) => url.pathname + url.hash === address);
  });

  await test.step('what is written for publishers is found before the project’s own papers', async () => {
    for (const words of ['playlist', 'language', 'cookie']) {
      await page.keyboard.press('Control+k');
      await page.keyboard.type(words);
      await expect(found.first()).toHaveAttribute('data-address', /^\/docs\/(?!rules\/|decisions\/)/u);
      await page.keyboard.press('Escape');
    }
  });

  await test.step('nothing is cut off on a phone, where a button opens the menu', async () => {
    await page.goto('/docs/elements/footlight-live-now/');
    expect(await axeViolations(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    for (const path of ['/docs/elements/footlight-player/', '/docs/migrating-from-vimeo/']) {
      await page.goto(path);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    }
    await expect(menu).toBeHidden();
    await page.getByRole('button', { name: 'Pages' }).click();
    await menu.getByRole('link', { name: 'Authentication' }).click();
    await expect(heading(page, 'Authentication')).toBeVisible();
  });

  await test.step('the API reference has the look and the theme of the documentation', async () => {
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.goto('/api/docs/');
    // By class, because computing roles for so many operations takes seconds.
    await page.locator('.opblock-tag', { hasText: 'Content' }).first().click();
    await expect(
      page.getByText('Returns a video, its access level and the address of its playback data.'),
    ).toBeVisible();
    await expect(page.locator('.info .title')).toHaveCSS('font-family', /Bricolage/u);
    const { ground, ink } = await coloursOf(page);
    expect(ground).toBe(ink);
  });
  expect(complaints).toEqual([]);
});

test('the documentation: a method is called on a real player and responds as specified', async ({ page }) => {
  const complaints = complaintsOf(page);
  await page.goto('/docs/rpc/#playerplay');
  await expect(page.locator('iframe')).toHaveCount(0);
  const tried = (method: string) => page.locator(`details[data-method="${method}"]`);
  const call = async (method: string, params?: string) => {
    const place = tried(method);
    await place.locator('summary').click();
    if (params !== undefined) await place.getByLabel('Parameters, as JSON').fill(params);
    await place.getByRole('button', { name: 'Call' }).click();
  };

  await call('player.play');
  await expect(tried('player.play').getByRole('status')).toHaveText(/^Result/u);
  await expect(tried('player.play').locator('.answer')).toHaveText(/"paused": false/u);
  await expect(page.getByRole('list', { name: 'Notifications' })).toContainText('player.stateChanged');

  await call('player.setVolume', '{ "volume": 300 }');
  await expect(tried('player.setVolume').getByRole('status')).toHaveText(/^Error/u);
  await expect(tried('player.setVolume').locator('.answer')).toHaveText(
    /-32602,[^]*"Invalid params"[^]*"params\.volume"[^]*"a number from 0 to 100"/u,
  );
  expect(await axeViolations(page, { within: '[data-method="player.setVolume"]' })).toEqual([]);
  await page.getByRole('button', { name: 'Close the player' }).click();
  await expect(page.locator('iframe')).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test('the documentation: the snippets of Getting started play when pasted into a publisher’s page', async ({
  page,
  product,
}) => {
  const pieces = piecesOf(GETTING_STARTED, product.origin);
  const withWord = (word: string) => pieces.filter((piece) => piece.includes(word));
  const [pageSource = '', steering = '', framed = ''] = ['<!doctype', 'id="play"', 'id="start"'].flatMap(
    withWord,
  );
  let body = pageSource + steering;
  const port = Number(new URL(product.origin).port) + HOST_PORT_OFFSET;
  const host = await publish(port, product.origin, () => ({ scripts: [], body }));
  try {
    await page.goto(host.address);
    const time = (place: Pick<Page, 'locator'>) =>
      place
        .locator('footlight-player video')
        .first()
        .evaluate((media: HTMLVideoElement) => media.currentTime);
    await page.locator('#play').click();
    await expect.poll(() => time(page), { timeout: 60_000 }).toBeGreaterThanOrEqual(20);

    body = framed;
    await page.goto(host.address);
    // The frame takes its final height and moves what is below it.
    await expect(page.frameLocator('iframe').locator('footlight-player video').first()).toBeAttached();
    // By keyboard: the button is below the fold, and a pointer that scrolls there may hit the frame instead.
    await page.getByRole('button', { name: 'Start' }).press('Enter');
    const frame = page.frames().find((one) => one.url().startsWith(`${product.origin}/embed/`));
    if (frame === undefined) throw new Error('There is no frame of the service.');
    await expect.poll(() => time(frame), { timeout: 60_000 }).toBeGreaterThan(0.5);
  } finally {
    await host.close();
  }
});
