import type { Page } from '@playwright/test';
import type { FootlightPlayer } from '@footlight/player';
import { coveredControls } from './covered-controls.js';
import { goWithin } from './go-within.js';
import { WITH_SIMULATORS, expect, test } from './product.js';
import { signedIn } from './signed-in.js';

test.use({ startOptions: WITH_SIMULATORS });
test.describe.configure({ mode: 'parallel' });

const HEIGHT = 800;
const WIDTHS = [390, 1440] as const;
/** Below this width the navigation is in a menu. */
const WITH_MENU = 1024;
/** Up to this width the bar has no room for what is live. */
const PHONE = 600;

const MENU = 'header [data-align]';
const DIALOG = 'dialog[open], [role="dialog"]';

/** Something that opens over a page, or a page that only some viewers have. */
interface Shown {
  readonly path: string;
  /** Opens it; runs again after each change of the width, with nothing open. */
  readonly open?: (page: Page) => Promise<unknown>;
  /** Where its controls are; by default in the whole page. */
  readonly within?: string;
  readonly widths?: (width: number) => boolean;
  /** What remains open and is not opened again. */
  readonly stays?: boolean;
}

const button = (page: Page, name: RegExp | string) => page.getByRole('button', { name }).first();
const player = (page: Page) => page.locator('footlight-player').first();
const pages = (...paths: readonly string[]): readonly Shown[] => paths.map((path) => ({ path }));

const playAndPause = async (page: Page): Promise<void> => {
  await player(page).evaluate(async (element) => {
    const film = element as FootlightPlayer;
    await film.setVolume({ muted: true });
    await film.play();
    await film.pause();
  });
};

const GUEST: readonly Shown[] = [
  {
    path: '/',
    open: (page) => button(page, 'Menu').click(),
    within: DIALOG,
    widths: (width) => width < WITH_MENU,
  },
  { path: '/', open: (page) => button(page, /Language: /u).click(), within: MENU },
  {
    path: '/',
    open: (page) =>
      page
        .getByRole('banner')
        .getByRole('button', { name: /live now/iu })
        .click(),
    within: DIALOG,
    widths: (width) => width > PHONE,
  },
  {
    path: '/',
    open: (page) => page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click(),
    within: DIALOG,
  },
  { path: '/section/films', open: (page) => page.keyboard.press('?'), within: DIALOG },
  {
    path: '/schedule',
    open: (page) => button(page, /^Programme details for/u).click(),
    within: DIALOG,
  },
  { path: '/video/1001', open: playAndPause, within: 'footlight-player', stays: true },
  {
    path: '/video/1001',
    open: (page) => player(page).locator('[part~="settings-button"]').press('Enter'),
    within: '[part~="menu"]',
  },
];

const MEMBER: readonly Shown[] = [
  ...pages(
    '/account',
    '/account/security',
    '/account/subscriptions',
    '/account/payments',
    '/account/devices',
  ),
  ...pages('/account/data', '/profiles?manage=1', '/history', '/favourites', '/purchase', '/preferences'),
  { path: '/preferences', open: (page) => button(page, /^Account of/u).click(), within: MENU },
  { path: '/video/1001', open: (page) => button(page, /^Add .*to a list/u).click(), within: DIALOG },
  {
    path: '/video/1001',
    open: (page) => button(page, 'Write a review').click(),
    within: 'form',
    stays: true,
  },
  { path: '/account/subscriptions', open: (page) => button(page, 'Cancel plan').click(), within: DIALOG },
];

const FAMILY: readonly Shown[] = [
  {
    path: '/profiles',
    open: (page) => page.getByRole('main').getByRole('button', { name: /^Ana/u }).click(),
    within: DIALOG,
  },
];

const ADMINISTRATOR = pages(
  '/_admin',
  '/_admin/log',
  '/_admin/finance',
  '/_admin/finance/disputes',
  '/_admin/vouchers',
  '/_admin/sign-ins',
  '/_admin/reviews',
  '/_admin/events',
  '/_admin/rooms',
  '/_admin/preview',
  '/_admin/mail-previews',
);

const settled = (page: Page) =>
  page.waitForFunction(
    () =>
      document.querySelectorAll('h1').length === 1 &&
      document.querySelector('main [role="status"][aria-label], main [aria-busy="true"]') === null,
  );

/** What stays covered: polls, because some layouts react to a resize with a short delay. */
const covered = async (page: Page, within?: string): Promise<readonly string[]> => {
  let found: readonly string[] = [];
  await expect
    .poll(async () => (found = await coveredControls(page, within)).length, { timeout: 5_000 })
    .toBe(0)
    .catch(() => undefined);
  return found;
};

/** The controls that are covered in any of these, on a phone and on a desktop. */
const coveredIn = async (page: Page, shown: readonly Shown[]): Promise<readonly string[]> => {
  const faults: string[] = [];
  await page.goto('/preferences');
  for (const [at, { path, open, within, widths = () => true, stays = false }] of shown.entries())
    await test.step(`${path} ${within ?? ''}`, async () => {
      if (shown[at - 1]?.path !== path) await goWithin(page, path);
      await settled(page);
      for (const [step, width] of WIDTHS.filter(widths).entries()) {
        await page.setViewportSize({ width, height: HEIGHT });
        if (!stays || step === 0) await open?.(page);
        if (within !== undefined)
          await expect(page.locator(within).filter({ visible: true }).first()).toBeVisible();
        for (const fault of await covered(page, within))
          faults.push(`${path} at ${String(width)} px: ${fault}`);
        if (open !== undefined && !stays) await page.keyboard.press('Escape');
      }
    });
  return faults;
};

// PAGE-74
test('a pointer reaches every control of what opens over a page, and of a player', async ({ page }) => {
  expect(await coveredIn(page, GUEST)).toEqual([]);
});

for (const [viewer, shown] of Object.entries({ member: MEMBER, family: FAMILY, admin: ADMINISTRATOR }))
  // PAGE-74
  test(`a pointer reaches every control of the pages of ${viewer}`, async ({ page }) => {
    await signedIn(page, { email: `${viewer}@footlight.example` });
    expect(await coveredIn(page, shown)).toEqual([]);
  });
