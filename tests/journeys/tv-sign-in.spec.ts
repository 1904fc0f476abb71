import type { Page } from '@playwright/test';
import { agreeToTerms } from './agree-to-terms.js';
import { goWithin } from './go-within.js';
import { WITH_SIMULATORS, expect, test } from './product.js';
import { stateOf } from './watched-player.js';

test.use({ startOptions: WITH_SIMULATORS });

/** Offset of the providers' port from that of the product. */
const PROVIDERS_PORT = 40;

const simulatorsOf = (port: number): string => `http://localhost:${port + PROVIDERS_PORT}`;

const account = (page: Page, name: string) => page.getByRole('button', { name: `Account of ${name}` });

const submit = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();

/** Signs in at the simulated TV provider that the browser was redirected to. */
const atTvProvider = async (page: Page, name: string): Promise<void> => {
  await expect(page.getByRole('heading', { name })).toBeVisible();
  await expect(page.getByText('This is a simulator of')).toBeVisible();
  await page.getByLabel('Password').fill('television');
  await submit(page);
};

/** An input by its name; password labels are shared with the buttons that reveal them. */
const typed = (page: Page, name: string) => page.getByRole('main').locator(`input[name="${name}"]`);

/** A light page to return to. */
const WANTED = '/preferences';

/** Opens a partner from a page of the site. */
const toPartner = async (page: Page, partner: string): Promise<void> => {
  await goWithin(page, `/providers?from=${encodeURIComponent(WANTED)}`);
  await page.getByRole('list', { name: 'Other partners' }).getByRole('link', { name: partner }).click();
  await expect(page.getByRole('heading', { name: `Sign in with ${partner}` })).toBeVisible();
};

// SIGN-62, SIGN-131
test('a featured TV provider is chosen on the login page, and unlocks what its package includes', async ({
  page,
}) => {
  // Title 1003 is part of Ringside, which the package includes (SIGN-61).
  await page.goto(`/login?from=${encodeURIComponent('/video/1003?play=1')}`);
  await page.getByRole('link', { name: 'Sign in with your TV provider' }).click();
  await page
    .getByRole('list', { name: 'Select your TV provider' })
    .getByRole('button', { name: 'Harbour Cable' })
    .click();
  await atTvProvider(page, 'Harbour Cable');
  await expect(account(page, 'Viewer')).toBeVisible();
  await agreeToTerms(page);
  await expect(page).toHaveURL(/\/video\/1003\?play=1$/u);
  await expect.poll(async () => (await stateOf(page)).status, { timeout: 30_000 }).toBe('ready');
});

// SIGN-67
test('a television is signed in from a second device, which stays signed out', async ({ page, browser }) => {
  await page.goto('/tv-login/adobe');
  const code = (await page.getByText('Your code').locator('..').getByRole('strong').textContent()) ?? '';
  expect(code).toMatch(/^[A-Z0-9]{6,8}$/u);

  const phone = await (await browser.newContext()).newPage();
  await phone.goto(new URL(`/activate/${code}`, page.url()).href);
  await expect(phone.getByText('Continue only if this code is on your own TV.')).toBeVisible();
  await phone.getByRole('button', { name: 'Northlight Broadband' }).click();
  await atTvProvider(phone, 'Northlight Broadband');
  await expect(phone).toHaveURL(/\/providers\/success\/tv$/u);
  await expect(phone.getByRole('heading', { name: 'Your TV is signed in' })).toBeVisible();

  await expect(account(page, 'Viewer')).toBeVisible({ timeout: 30_000 });
  await phone.goto(new URL('/preferences', page.url()).href);
  await expect(phone.getByRole('banner').getByRole('link', { name: 'Sign up' })).toBeVisible();
  await expect(phone.getByRole('button', { name: /^Account of/u })).toHaveCount(0);
  await phone.context().close();
});

// SIGN-197, SIGN-198
test('a television is signed in by a code, in the way that the viewer signs in on the phone', async ({
  page,
  browser,
}) => {
  await page.goto('/tv-login');
  await expect(page.getByRole('img', { name: /^QR code of/u })).toBeVisible();
  const code = (await page.getByText('Your code').locator('..').getByRole('strong').textContent()) ?? '';
  expect(code).toMatch(/^[B-Z]{4}-[B-Z]{4}$/u);

  const phone = await (await browser.newContext()).newPage();
  await phone.goto(new URL(`/activate?code=${code}`, page.url()).href);
  await phone.getByLabel('Email').fill('viewer@footlight.example');
  await typed(phone, 'password').fill('footlight-demo');
  await submit(phone);
  await expect(phone.getByRole('heading', { name: 'Sign in this device?' })).toBeVisible();
  await expect(phone.getByText(code)).toBeVisible();
  await expect(page.getByText('Waiting for you to sign in…')).toBeVisible();
  await phone.getByRole('button', { name: 'Sign in this device' }).press('Enter');
  await expect(phone.getByRole('heading', { name: 'Your TV is signed in' })).toBeVisible();

  await expect(page.getByRole('button', { name: /^Account of/u })).toBeVisible({ timeout: 30_000 });
  await phone.context().close();
});

// SIGN-68, SIGN-92, SIGN-130
test('each other partner signs a viewer in, and returns to the requested page', async ({ page, product }) => {
  const isIn = async (name: string): Promise<void> => {
    await expect(account(page, name)).toBeVisible();
    await agreeToTerms(page);
    await expect(page).toHaveURL((url) => url.pathname === WANTED);
    await goWithin(page, '/logout');
    await expect(page.getByRole('heading', { name: 'You’re signed out' })).toBeVisible();
  };

  await test.step('ADOBE through the service, although the browser could register itself', async () => {
    await page.goto(`/login/primetime?from=${encodeURIComponent(WANTED)}`);
    await page.getByRole('button', { name: 'Coastline Fibre' }).click();
    const exchange = page.waitForRequest(/\/api\/v\d+\/user\/adobe$/u);
    await atTvProvider(page, 'Coastline Fibre');
    await exchange;
    await isIn('Viewer');
  });

  await test.step('OPIN by the workflow of the first partner of the country, within the page', async () => {
    await toPartner(page, 'OPIN');
    const workflow = page.frameLocator('iframe[title="Mistral Mobile"]');
    // By keyboard: a mouse press may miss a frame of another process while the page around it moves.
    await workflow.getByRole('button', { name: 'Cancel' }).press('Enter');
    await page.getByRole('button', { name: 'Try again' }).click();
    await workflow.getByLabel('PIN').fill('2468');
    await workflow.getByRole('button', { name: 'Confirm' }).press('Enter');
    await isIn('Imogen Farrell');
  });

  await test.step('GIGYA with id and password', async () => {
    await toPartner(page, 'Gigya');
    await page.getByLabel('Email or member number').fill('gala@gigya.example');
    await typed(page, 'password').fill('gigya-demo');
    await submit(page);
    await isIn('Gala Moreno');
  });

  await test.step('PBR, which resets a forgotten password by a link of its own', async () => {
    await toPartner(page, 'PBR');
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    await expect(page.getByText('PBR sends you a link to choose a new password.')).toBeVisible();
    await page.getByLabel('Email or member number').fill('zoe@pbr.example');
    await page.getByRole('button', { name: 'Send link' }).click();
    await expect(page.getByText('If zoe@pbr.example has an account')).toBeVisible();

    await page.goto(`${simulatorsOf(product.port)}/pbr/mail`);
    await page.getByRole('link', { name: 'Choose a new password' }).click();
    await expect(page.getByText('The new password is for your PBR account.')).toBeVisible();
    await typed(page, 'password').fill('a password of mine');
    await typed(page, 'repeat').fill('a password of mine');
    await page.getByRole('button', { name: 'Save password' }).click();
    await expect(page.getByText('Your password was changed')).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Sign in', exact: true }).click();
    await page.getByLabel('Email or member number').fill('zoe@pbr.example');
    await typed(page, 'password').fill('a password of mine');
    await submit(page);
    await expect(account(page, 'Zoë Ångström‑Núñez 李')).toBeVisible();
    await page.context().clearCookies();
    await page.evaluate(() => localStorage.clear());
  });

  await test.step('a licence partner by a code in the address, once the viewer has agreed', async () => {
    const query = new URLSearchParams({
      client_id: 'footlight-partner',
      response_type: 'code',
      scope: 'openid email profile',
      redirect_uri: `${product.origin}/licence-redirect`,
    });
    await page.goto(`${simulatorsOf(product.port)}/open-id/authorize?${query.toString()}`);
    await page.getByRole('button', { name: 'Sam Quiet' }).click();
    await expect(page).toHaveURL(/\/licence-redirect$/u);
    await expect(account(page, 'Sam Quiet')).toHaveCount(0);
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(account(page, 'Sam Quiet')).toBeVisible();
  });
});
