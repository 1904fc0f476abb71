import type { FootlightPlayer } from '@footlight/player';
import type { Page } from '@playwright/test';
import { faultsOf, giveBefore, lostOf } from '../frameworks/attribute-checks.js';
import { attributesOf } from '../frameworks/attribute-kinds.js';
import { FRAMEWORKS, buildChecks } from '../frameworks/build-checks.js';
import { EVENT_NAMES, type Bound, type Checks } from '../frameworks/checks.js';
import { builtManifest } from '../manifest/built-manifest.js';
import { expect, test } from './product.js';

// A small viewport costs less and does not affect properties and events.
test.use({ viewport: { width: 640, height: 480 } });

const TIMEOUT = { timeout: 20_000 };
/** Any file of the page's server that contains no element. */
const BLANK = '/examples/index.css';
const CHECKS = '/examples/checks/';

/** An empty page on the origin of the examples, with the scripts that it may request. */
const openBlank = async (
  page: Page,
  origin: string,
  scripts: ReadonlyMap<string, string> = new Map(),
): Promise<void> => {
  await page.route(`${origin}${CHECKS}**`, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: scripts.get(new URL(route.request().url()).pathname.slice(CHECKS.length)) ?? '',
    }),
  );
  await page.goto(`${origin}${BLANK}`);
  await page.evaluate(() => document.body.replaceChildren());
};

/** Defines every element; the controls that a page places have a script of their own. */
const defineElements = async (page: Page, origin: string): Promise<void> => {
  for (const script of ['footlight', 'controls'])
    await page.addScriptTag({ type: 'module', url: `${origin}/sdk/${script}.js` });
};

const elements = () =>
  [...builtManifest()].map(([tag, declaration]) => ({ tag, attributes: attributesOf(declaration) }));

test('every element accepts attributes and properties as pages and frameworks set them, also before it is defined', async ({
  page,
  product,
}) => {
  await openBlank(page, product.examplesOrigin);
  await page.evaluate(
    (tags) => document.body.append(...tags.map((tag) => document.createElement(tag))),
    elements().map(({ tag }) => tag),
  );
  await defineElements(page, product.origin);
  for (const element of elements()) {
    await page.evaluate((tag) => customElements.whenDefined(tag).then(() => undefined), element.tag);
    expect(element.attributes, element.tag).not.toEqual([]);
    // `layout` depends on the viewer: without the attribute it is not reset.
    const attributes = element.attributes.filter(({ property }) => property !== 'layout');
    expect.soft(await page.evaluate(faultsOf, { ...element, attributes })).toEqual([]);
  }

  await openBlank(page, product.examplesOrigin);
  await page.evaluate(giveBefore, elements());
  await defineElements(page, product.origin);
  for (const element of elements()) expect.soft(await page.evaluate(lostOf, element)).toEqual([]);
});

test.describe('a player in a framework', () => {
  // Angular's templates are compiled in the page, which the policy would forbid; the examples do not need that.
  test.use({ bypassCSP: true });

  test('receives properties and children, and emits events of any name', async ({ page, product }) => {
    const scripts = await buildChecks();
    for (const framework of FRAMEWORKS)
      await test.step(framework, async () => {
        await openBlank(page, product.examplesOrigin, scripts);
        await page.addScriptTag({ type: 'module', url: `${CHECKS}${framework}.js` });
        const player = page.locator('footlight-player');
        await expect(player).toBeAttached(TIMEOUT);
        await page.addScriptTag({ type: 'module', url: `${product.origin}/sdk/footlight.js` });
        const read = () =>
          player.evaluate(({ loop, startAt, videoTitle, shortcuts, children }: FootlightPlayer) => ({
            loop,
            startAt,
            videoTitle,
            shortcuts,
            children: [...children].map(({ textContent }) => textContent),
          }));
        const set = (changes: Partial<Bound>) =>
          page.evaluate((next) => (Reflect.get(globalThis, 'checks') as Checks).set(next), changes);

        // Set before the element was defined.
        await expect
          .poll(read, TIMEOUT)
          .toMatchObject({ loop: true, startAt: 2, videoTitle: 'before', children: [] });
        const shortcuts = { mute: ['S'] };
        await set({ loop: false, startAt: 7, videoTitle: 'after', shortcuts, hasChildren: true });
        await expect
          .poll(read)
          .toEqual({ loop: false, startAt: 7, videoTitle: 'after', shortcuts, children: ['after'] });
        await set({ loop: null, videoTitle: null, hasChildren: false });
        await expect.poll(read).toMatchObject({ loop: false, videoTitle: '', children: [] });

        await player.evaluate((element, names) => {
          for (const name of names) element.dispatchEvent(new CustomEvent(name));
        }, EVENT_NAMES);
        const received = () => page.evaluate(() => (Reflect.get(globalThis, 'checks') as Checks).received);
        await expect.poll(received).toEqual([...EVENT_NAMES]);

        await set({ isShown: false });
        await expect(player).toHaveCount(0);
        await set({ isShown: true, hasChildren: true, videoTitle: 'again' });
        await expect.poll(read).toMatchObject({ videoTitle: 'again', startAt: 7, children: ['again'] });
      });
  });
});

test('the example in each framework sets state, receives events and calls methods', async ({
  page,
  product,
}) => {
  const complaints: string[] = [];
  page.on('pageerror', ({ message }) => complaints.push(message));
  page.on('console', (message) => {
    if (/Content Security Policy|Refused to/u.test(message.text())) complaints.push(message.text());
  });
  // Settings that a player stores would affect the next one.
  await page.addInitScript(() => localStorage.clear());
  for (const framework of FRAMEWORKS)
    await test.step(framework, async () => {
      await page.goto(`${product.examplesOrigin}/examples/${framework}/`);
      const player = page.locator('footlight-player');
      const keys = page.locator('.keys');
      const status = page.locator('main > [role="status"]');
      await expect(status).toHaveText(/^Paused · 0:02 of 1:32$/u, TIMEOUT);
      await expect(player.locator('.badge')).toHaveText('1 of 3');

      await keys.getByRole('button', { name: 'Play' }).click();
      await expect(status).toHaveText(/^Playing · 0:0[2-9]/u, TIMEOUT);
      await keys.getByRole('button', { name: 'Pause' }).click();
      await expect(status).toHaveText(/^Paused/u);
      await keys.getByRole('combobox').selectOption('es');
      await expect(player.getByRole('button', { name: /^Reproducir/u }).first()).toBeAttached(TIMEOUT);
      await keys.getByRole('checkbox', { name: 'Muted' }).uncheck();
      await expect.poll(() => player.evaluate((element: FootlightPlayer) => element.muted)).toBe(false);

      await keys.getByRole('button', { name: 'Play' }).click();
      await keys.getByRole('button', { name: 'To the last second' }).click();
      await expect(page.getByRole('button', { name: /Paper Moons/u })).toHaveAttribute(
        'aria-pressed',
        'true',
        TIMEOUT,
      );
      await expect(player.locator('.badge')).toHaveText('2 of 3');
      await page.getByRole('button', { name: /Salt and Iron/u }).click();
      await expect(status).toHaveText('ACCESS_DENIED', TIMEOUT);
      await page.locator('footlight-live-now').getByRole('button').first().click();
      await expect(page.locator('output')).toHaveText(/^\d+ live now$/u, TIMEOUT);
      expect(complaints).toEqual([]);
    });
});
