import type { FootlightPlayer } from '@footlight/player';
import type { Page } from '@playwright/test';
import { axeViolations } from './axe.js';
import { playerState } from './player-state.js';
import { expect, test } from './product.js';

const stateOf = (page: Page, selector: string) => playerState(page.locator(selector));

const playsOn = (page: Page, selector = 'footlight-player') =>
  expect.poll(async () => (await stateOf(page, selector)).currentTime).toBeGreaterThan(0.2);

// A small viewport costs less and does not affect the content. Animations are on, because some pages need them.
test.use({ viewport: { width: 1000, height: 700 }, contextOptions: { reducedMotion: 'no-preference' } });

/** Checks that nothing overflows wide, medium and narrow windows. */
const expectToFit = async (page: Page): Promise<void> => {
  for (const width of [2560, 1024, 320]) {
    await page.setViewportSize({ width, height: 900 });
    const tooWide = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(tooWide, `at ${width} px`).toBeLessThanOrEqual(0);
  }
};

test('strict policy: all five elements work without violating it', async ({ page, product }) => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy|Refused to|violates|TrustedHTML/u.test(message.text()))
      complaints.push(message.text());
  });
  page.on('pageerror', ({ message }) => complaints.push(message));
  const answer = await page.goto(`${product.examplesOrigin}/examples/strict-csp/`);
  const policy = answer?.headers()['content-security-policy'] ?? '';
  expect(policy).not.toContain('unsafe');
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain(`script-src 'self' ${product.origin};`);
  expect(policy).toContain("require-trusted-types-for 'script'; trusted-types lit-html");

  const player = page.locator('footlight-player');
  await player.getByRole('button', { name: /^Play/u }).first().click();
  await playsOn(page);
  await player.getByRole('button', { name: 'Settings' }).press('Enter');
  await expect(player.getByRole('menu')).toBeVisible();
  await player.evaluate((element) => (element as FootlightPlayer).pause());

  const frame = page.frameLocator('footlight-embed iframe');
  await frame.getByRole('button', { name: /^Play/u }).first().click();
  await playsOn(page, 'footlight-embed');

  const liveNow = page.locator('footlight-live-now');
  await liveNow.getByRole('button', { name: /live now/iu }).click();
  await expect(liveNow.getByRole('link').first()).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByRole('link', { name: 'Harbour Radio', exact: true }).focus();
  const card = page.getByRole('group', { name: /: what’s on$/u });
  await expect(card.locator('[data-playing="true"]')).toBeAttached({ timeout: 45_000 });
  await card.getByRole('button', { name: /^Details/u }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page
    .locator('footlight-watchlist')
    .getByRole('button', { name: /to a list/u })
    .click();
  await expect(page.getByRole('dialog', { name: 'Add to a list' })).toBeVisible();

  await expect(page.locator('#count')).toHaveText('0');
  expect(complaints).toEqual([]);

  // Verifies that the counter works: a forbidden request is blocked and reported.
  await page.evaluate(() =>
    document.body.append(Object.assign(new Image(), { src: 'http://localhost:1/x' })),
  );
  await expect(page.locator('#count')).toHaveText('1');
  await expect(page.getByRole('list', { name: 'Steps beyond the policy' })).toContainText('img-src');
});

test('custom theme: one player in three themes, in both reading directions', async ({ page, product }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`${product.examplesOrigin}/examples/custom-theme/`);
  const player = page.locator('footlight-player');
  await player.getByRole('button', { name: /^Play/u }).first().click();
  await playsOn(page);
  await player.evaluate((element) => (element as FootlightPlayer).pause());
  const looks = new Set<string>();
  for (const [look, words] of [
    ['Newspaper', 'From the right'],
    ['Broadcaster', 'From the left'],
    ['Children’s channel', 'From the right'],
  ] as const) {
    await page.getByRole('radio', { name: look }).check({ force: true });
    await page.getByRole('radio', { name: words }).check({ force: true });
    const direction = words === 'From the right' ? 'rtl' : 'ltr';
    await expect(player.locator('[part~="stage"]')).toHaveAttribute('dir', direction);
    await player.locator('[part~="settings-button"]').click();
    await expect(player.getByRole('menu')).toBeVisible();
    expect(await axeViolations(page), look).toEqual([]);
    await page.keyboard.press('Escape');
    looks.add(
      await player
        .locator('[part~="controls"]')
        .evaluate(
          (element) => `${getComputedStyle(element).background} ${getComputedStyle(element).fontFamily}`,
        ),
    );
  }
  expect(looks.size).toBe(3);
  await expectToFit(page);
});

test('playlist: the list marks what plays, and controls it by mouse and keyboard', async ({
  page,
  product,
}) => {
  await page.goto(`${product.examplesOrigin}/examples/playlist/`);
  const list = page.getByRole('list', { name: 'Thirty nights' });
  const current = list.locator('[aria-current="true"]');
  const previous = page.getByRole('button', { name: 'Previous', exact: true });
  await expect(list.getByRole('button')).toHaveCount(30);
  await expect(current).toContainText('The Lantern Coast');
  await expect(page.getByText('1 of 30')).toBeVisible();
  await expect(previous).toBeDisabled();

  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(current).toContainText('Night Market');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Night Market');
  await expect(previous).toBeEnabled();

  await current.focus();
  await page.keyboard.press('ArrowDown');
  await expect(list.getByRole('button', { name: 'Salt and Iron' })).toBeFocused();
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  await expect(current).toContainText('The Lantern Coast');
  await playsOn(page);

  const advance = page.getByRole('switch', { name: 'Go on by itself' });
  await expect(advance).toBeChecked();
  await advance.uncheck();
  const player = page.locator('footlight-player');
  const isAutoAdvancing = async () => (await playerState(player)).autoAdvance;
  await expect.poll(isAutoAdvancing).toBe(false);
  await player.evaluate((element) => (element as FootlightPlayer).setPreferences({ autoAdvance: true }));
  await expect(advance).toBeChecked();
  await player.evaluate((element) => (element as FootlightPlayer).pause());

  expect(await axeViolations(page)).toEqual([]);
  await expectToFit(page);
});

test('article: the story plays in view, the folded player loads when opened, and one plays at a time', async ({
  page,
  product,
}) => {
  await page.setViewportSize({ width: 1024, height: 700 });
  const requestedPaths: string[] = [];
  page.on('request', (request) => requestedPaths.push(new URL(request.url()).pathname));
  await page.goto(`${product.examplesOrigin}/examples/article/`);
  await page.locator('#story').scrollIntoViewIfNeeded();
  await playsOn(page, '#story');
  expect(await stateOf(page, '#story')).toMatchObject({ paused: false, muted: true });

  await page.getByText('How a lamp of two tons was carried up').scrollIntoViewIfNeeded();
  await expect.poll(async () => (await stateOf(page, '#story')).paused).toBe(true);
  await page.locator('#story').scrollIntoViewIfNeeded();
  await expect.poll(async () => (await stateOf(page, '#story')).paused).toBe(false);
  expect(requestedPaths.filter((path) => path.startsWith('/embed/'))).toEqual(['/embed/vod/1001']);
  await expect(page.locator('#folded iframe')).toHaveCount(0);

  await page.locator('#story').frameLocator('iframe').getByRole('button', { name: 'Unmute' }).press('Enter');
  await expect.poll(async () => (await stateOf(page, '#story')).muted).toBe(false);
  await page.getByText('How a lamp of two tons was carried up').click();
  const folded = page.locator('#folded').frameLocator('iframe');
  await folded.getByRole('button', { name: /^Play/u }).first().click();
  await playsOn(page, '#folded');
  await expect.poll(async () => (await stateOf(page, '#story')).paused).toBe(true);
  // The viewer turned the sound on, so from then on it starts only by a press.
  await page.locator('#story').frameLocator('iframe').getByRole('button', { name: /^Play/u }).first().click();
  await expect.poll(async () => (await stateOf(page, '#folded')).paused).toBe(true);
  await expectToFit(page);
});

// PLAY-70
test('analytics: a view is told as events, also in the words of a tool', async ({ page, product }) => {
  await page.goto(`${product.examplesOrigin}/examples/analytics/`);
  await page.locator('footlight-player').getByRole('button', { name: /^Play/u }).first().click();
  const events = page.getByRole('list', { name: 'Events' });
  for (const type of ['viewStart', 'play', 'firstFrame'])
    await expect(events.getByText(new RegExp(String.raw`s {2}${type}\b`, 'u'))).toHaveCount(1);
  await expect(page.getByRole('list', { name: 'Google Analytics' }).getByText('video_start')).toHaveCount(1);
  await expect(page.getByText(/^\d+ ms$/u)).toBeVisible();
  await expectToFit(page);
  expect(await axeViolations(page)).toEqual([]);
});

// PLAY-54
test('player plugin: marks moments by its button, a key and a command, lists them, and ends', async ({
  page,
  product,
}) => {
  await page.goto(`${product.examplesOrigin}/examples/player-plugin/`);
  const player = page.locator('footlight-player');
  await player.getByRole('button', { name: /^Play/u }).first().click();
  await playsOn(page);
  const marks = page.getByRole('list', { name: 'Marked moments' }).getByRole('listitem');
  await player.getByRole('button', { name: 'Mark this moment' }).press('Enter');
  await expect(marks).toHaveCount(1);
  await player.evaluate((element: FootlightPlayer) => element.seek({ to: 30 }));
  await page.getByRole('button', { name: 'Run the command bookmarks.add' }).click();
  await expect(marks).toHaveCount(2);

  await player.getByRole('button', { name: 'Settings' }).click();
  await player.getByRole('menuitem', { name: /Marked moments/u }).press('Enter');
  await player.getByRole('menuitem', { name: '0:0', exact: false }).first().press('Enter');
  await expect.poll(async () => (await stateOf(page, 'footlight-player')).currentTime).toBeLessThan(20);

  await page.getByRole('button', { name: 'Take the plugin off' }).click();
  await expect(player.getByRole('button', { name: 'Mark this moment' })).toHaveCount(0);
  await expectToFit(page);
  expect(await axeViolations(page)).toEqual([]);
});
