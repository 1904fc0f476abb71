import { devices, type Browser, type BrowserContextOptions, type Page } from '@playwright/test';
import { goWithin } from './go-within.js';
import { CLOSED_REALM, OTHER_REALM } from './other-realms.js';
import { expect, test } from './product.js';
import {
  CLOSED_CHECKS,
  CLOSED_MEMBER_CHECKS,
  GUEST_CHECKS,
  MEMBER_CHECKS,
  NEWCOMER_CHECKS,
  PHONE_CHECKS,
  VPN_CHECKS,
  type SettingCheck,
} from './setting-checks.js';
import { signedIn } from './signed-in.js';
import { withRealm } from '../service/realm.js';

test.use({
  startOptions: {
    simulators: true,
    realm: {
      signIn: { attemptsPerMinute: 10_000 },
      mfa: { action: 'FRONTOFFICE_AUTHENTICATION', type: 'CAPTCHA' },
    },
  },
});

const SECRET = 'a long enough secret';
const main = (page: Page) => page.getByRole('main');
const account = (page: Page) => page.getByRole('button', { name: /^Account of/u });
const fill = async (page: Page, email: string, secret: string): Promise<void> => {
  await main(page)
    .getByLabel(/^Email/u)
    .fill(email);
  await main(page).locator('input[type="password"]').fill(secret);
};

// SIGN-28, SIGN-91
test('a realm with a CAPTCHA signs up, signs in, mails links and links an account, each with a solved task', async ({
  page,
}) => {
  const captchas: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith('/captcha')) captchas.push(request.method());
  });
  await page.goto('/signup');
  await main(page).getByLabel('Name').fill('Nadia');
  await fill(page, 'nadia-captcha@example.org', SECRET);
  await main(page).getByRole('button', { name: 'Sign up', exact: true }).click();
  await expect(main(page).getByRole('button', { name: 'Agree and continue' })).toBeVisible();

  await goWithin(page, '/logout');
  await expect(page.getByRole('heading', { name: 'You’re signed out' })).toBeVisible();
  await goWithin(page, '/login?from=%2Fpreferences');
  await fill(page, 'viewer@footlight.example', 'wrong');
  const submit = main(page).getByRole('button', { name: 'Sign in', exact: true });
  await submit.click();
  await expect(page.getByText('That email and password don’t match.')).toBeVisible();
  await fill(page, 'viewer@footlight.example', 'footlight-demo');
  await submit.click();
  await expect(account(page)).toBeVisible();
  await expect(page).toHaveURL(/\/preferences$/u);

  await goWithin(page, '/logout');
  await expect(page.getByRole('heading', { name: 'You’re signed out' })).toBeVisible();
  for (const path of ['/login/magic-link', '/login/request-password']) {
    await goWithin(page, path);
    await main(page)
      .getByLabel(/^Email/u)
      .fill('viewer@footlight.example');
    await main(page).locator('form').getByRole('button').last().click();
    await expect(main(page).getByText(/we’ve sent/u)).toBeVisible();
  }

  await page.goto('/signup');
  await page.getByRole('button', { name: 'Continue with Facebook' }).click();
  await page.getByRole('button', { name: 'Vera Viewer' }).click();
  await expect(page.getByRole('heading', { name: 'Link an existing account?' })).toBeVisible();
  await fill(page, 'viewer@footlight.example', 'footlight-demo');
  await page.getByRole('button', { name: 'Link account' }).click();
  await expect(account(page)).toBeVisible();
  expect(captchas.length).toBe(6);
});

/**
 * The tests block service workers, the frame of a plugin is of the same site as the page around it, and a slow machine
 * imports a file later after its preload than Chromium allows for.
 */
const EXPECTED = [
  'Service Worker registration blocked',
  'origin-keyed agent cluster',
  'was preloaded using link preload but not used',
];

/** Visits the pages of the checks within one page, whose console must stay empty. */
const checkWith = async (
  browser: Browser,
  checks: readonly SettingCheck[],
  options: BrowserContextOptions & { readonly email?: string },
): Promise<void> => {
  const { email, baseURL, ...others } = options;
  const context = await browser.newContext({ reducedMotion: 'reduce', ...others });
  await context.route('https://id.example/**', (route) => route.fulfill({ body: 'Sign in here' }));
  await context.route('https://ads.example/**', (route) =>
    route.fulfill({
      contentType: 'text/xml',
      headers: { 'access-control-allow-origin': '*' },
      body: '<VAST version="4.2"/>',
    }),
  );
  const page = await context.newPage();
  if (email !== undefined) await signedIn(page, { email, origin: baseURL ?? '' });
  const messages: string[] = [];
  page.on('console', (message) => {
    const isExpected = EXPECTED.some((text) => message.text().includes(text));
    if (['error', 'warning'].includes(message.type()) && !isExpected) messages.push(message.text());
  });
  page.on('pageerror', (error) => messages.push(String(error)));
  await page.goto(`${baseURL ?? ''}${checks[0]?.path ?? '/'}`);
  for (const { settings, path, see } of checks)
    await test.step(settings.join(', '), async () => {
      await goWithin(page, path);
      await see(page);
    });
  expect(messages).toEqual([]);
  await context.close();
};

test('pages follow every setting of a realm that differs from the demo’s', async ({ browser }) => {
  await withRealm(OTHER_REALM, async ({ origin: baseURL }) => {
    const portugal = { 'x-footlight-country': 'PT' };
    await checkWith(browser, GUEST_CHECKS, { baseURL });
    await checkWith(browser, PHONE_CHECKS, { baseURL, ...devices['Pixel 7'] });
    await checkWith(browser, VPN_CHECKS, {
      baseURL,
      extraHTTPHeaders: { ...portugal, 'x-footlight-vpn': '1' },
    });
    await checkWith(browser, NEWCOMER_CHECKS, { baseURL, extraHTTPHeaders: portugal });
    await checkWith(browser, MEMBER_CHECKS, { baseURL, extraHTTPHeaders: portugal });
  });
});

test('pages follow the settings that exclude others', async ({ browser }) => {
  await withRealm(CLOSED_REALM, async ({ origin: baseURL }) => {
    await checkWith(browser, CLOSED_MEMBER_CHECKS, { baseURL, email: 'member@footlight.example' });
    await checkWith(browser, CLOSED_CHECKS, {
      baseURL,
      locale: 'fr-FR',
      permissions: ['clipboard-read', 'clipboard-write'],
    });
  });
});
