import type { Page } from '@playwright/test';
import { withRealm } from '../service/realm.js';
import { expect, test } from './product.js';
import { stateOf } from './watched-player.js';

test.use({ startOptions: { simulators: true } });

/** What the demo's simulators add to the port of the product. */
const PROVIDERS_PORT = 40;

const simulatorsOf = (port: number): string => `http://localhost:${port + PROVIDERS_PORT}`;

const account = (page: Page, name: string) => page.getByRole('button', { name: `Account of ${name}` });

const submit = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();

/** Signs in at the simulated TV provider that the browser was sent to. */
const atTvProvider = async (page: Page, name: string): Promise<void> => {
  await expect(page.getByRole('heading', { name })).toBeVisible();
  await expect(page.getByText('This is a simulator of')).toBeVisible();
  await page.getByLabel('Password').fill('television');
  await submit(page);
};

/** An input by its name; labels of passwords are shared with the buttons that show them. */
const typed = (page: Page, name: string) => page.getByRole('main').locator(`input[name="${name}"]`);

const toPartner = async (page: Page, partner: string): Promise<void> => {
  await page.goto('/login?from=%2Fseries%2F5001');
  await page.getByRole('link', { name: 'Sign in with your TV provider' }).click();
  await page.getByRole('list', { name: 'Other partners' }).getByRole('link', { name: partner }).click();
  await expect(page.getByRole('heading', { name: `Sign in with ${partner}` })).toBeVisible();
};

// SIGN-62, SIGN-131
test('a featured TV provider is chosen from the login page, and opens what its package includes', async ({
  page,
}) => {
  await page.goto('/login?from=%2Fseries%2F5001');
  await page.getByRole('link', { name: 'Sign in with your TV provider' }).click();
  await page
    .getByRole('list', { name: 'Select your TV provider' })
    .getByRole('button', { name: 'Harbour Cable' })
    .click();
  await atTvProvider(page, 'Harbour Cable');
  await expect(page).toHaveURL(/\/series\/5001$/u);
  await expect(account(page, 'Viewer')).toBeVisible();
  // Title 1003 is part of Ringside, which the package opens (SIGN-61).
  await page.goto('/video/1003?play=1');
  await expect.poll(async () => (await stateOf(page)).status, { timeout: 30_000 }).toBe('ready');
});

test('a TV provider is found among the others, without its accents', async ({ page }) => {
  await page.goto('/providers?from=%2Fseries%2F5001');
  await page.getByLabel('Search TV providers').fill('tele sol');
  await expect(page.getByRole('button', { name: 'Harbour Cable' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Télé Solnedgång' }).click();
  await atTvProvider(page, 'Télé Solnedgång');
  await expect(page).toHaveURL(/\/series\/5001$/u);
  await expect(account(page, 'Viewer')).toBeVisible();
});

// SIGN-66
test('an exchange that comes too early is tried once more, and a second refusal is shown', async ({
  page,
  product,
}) => {
  const simulators = simulatorsOf(product.port);
  let isReadyForSecond = true;
  let asked = 0;
  let login = new URL(simulators);
  await page.route('**/api/v3/adobe/token', async (route) => {
    asked += 1;
    // Between the two attempts the TV provider confirms what it had not when the viewer came back.
    if (asked === 2 && isReadyForSecond) {
      const form = {
        ...Object.fromEntries(login.searchParams),
        action: 'login',
        username: 'viewer@meridian.example',
        password: 'television',
      };
      await page.request.post(`${login.origin}${login.pathname}`, { form, maxRedirects: 0 });
    }
    await route.continue();
  });
  const comeBackWithoutSignIn = async (): Promise<void> => {
    asked = 0;
    await page.goto('/providers?from=%2Fseries%2F5001');
    await page.getByRole('button', { name: 'Meridian Satellite' }).click();
    await expect(page.getByRole('heading', { name: 'Meridian Satellite' })).toBeVisible();
    login = new URL(page.url());
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByText('Trying once more')).toBeVisible();
  };
  isReadyForSecond = false;
  await comeBackWithoutSignIn();
  await expect(page.getByText('Your TV provider didn’t confirm the sign-in.')).toBeVisible();
  expect(asked).toBe(2);
  await expect(page.getByRole('link', { name: 'Select your TV provider' })).toBeVisible();

  isReadyForSecond = true;
  await comeBackWithoutSignIn();
  await expect(page).toHaveURL(/\/series\/5001$/u);
  await expect(account(page, 'Viewer')).toBeVisible();
});

// SIGN-67
test('a television is signed in from a second screen, which stays signed out', async ({ page, browser }) => {
  await page.goto('/tv-login');
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
  await phone.goto(new URL('/home', page.url()).href);
  await expect(phone.getByRole('banner').getByRole('link', { name: 'Sign up' })).toBeVisible();
  await expect(phone.getByRole('button', { name: /^Account of/u })).toHaveCount(0);
  await phone.context().close();
});

test('ADOBE signs in through the service, also where the browser could register itself', async ({ page }) => {
  await page.goto('/login/primetime?from=%2Fseries%2F5001');
  await page.getByRole('button', { name: 'Coastline Fibre' }).click();
  const exchange = page.waitForRequest(/\/api\/v\d+\/user\/adobe$/u);
  await atTvProvider(page, 'Coastline Fibre');
  await exchange;
  await expect(page).toHaveURL(/\/series\/5001$/u);
  await expect(account(page, 'Viewer')).toBeVisible();
});

test('SPTV signs in by id and password, and says which of them is wrong', async ({ page }) => {
  await toPartner(page, 'SPTV');
  await page.getByLabel('Email or member number').fill('viewer@sptv.example');
  await typed(page, 'secret').fill('wrong');
  await submit(page);
  await expect(page.getByText('That email and password don’t match.')).toBeVisible();
  await typed(page, 'secret').fill('sptv-demo');
  await submit(page);
  await expect(page).toHaveURL(/\/series\/5001$/u);
  await expect(account(page, 'Rowan Pike')).toBeVisible();
});

// ACCT-40
test('a TV provider is linked from the account, and stands among its sign-ins', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await page.getByRole('button', { name: 'Sam Quiet' }).click();
  await expect(account(page, 'Sam Quiet')).toBeVisible();
  await page.goto('/account/linked');
  await page.getByRole('link', { name: 'Link a TV provider' }).click();
  await page.getByRole('list', { name: 'Other partners' }).getByRole('link', { name: 'SPTV' }).click();
  await typed(page, 'id').fill('zoe@sptv.example');
  await typed(page, 'secret').fill('sptv-demo');
  await submit(page);
  await expect(page).toHaveURL(/\/account\/linked$/u);
  await expect(page.getByRole('main').getByRole('button', { name: 'Unlink SPTV' })).toBeVisible();
  await expect(account(page, 'Sam Quiet')).toBeVisible();
});

// SIGN-130
test('PBR changes a forgotten password by a link of its own, and signs in with the new one', async ({
  page,
  product,
}) => {
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
  const address = page.url();
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByText('Your password was changed')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Sign in', exact: true }).click();
  await page.getByLabel('Email or member number').fill('zoe@pbr.example');
  await typed(page, 'secret').fill('a password of mine');
  await submit(page);
  await expect(account(page, 'Zoë Ångström‑Núñez 李')).toBeVisible();

  // A link counts once.
  await page.goto(address);
  await typed(page, 'password').fill('another one of mine');
  await typed(page, 'repeat').fill('another one of mine');
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByText('This link was already used or has expired.')).toBeVisible();
});

// SIGN-68
test('OPIN runs the workflow of the first partner of the country in the page', async ({ page }) => {
  await toPartner(page, 'OPIN');
  const workflow = page.frameLocator('iframe[title="Mistral Mobile"]');
  // By keys: a press of the mouse may miss the frame of another process while the page around it moves.
  await workflow.getByRole('button', { name: 'Cancel' }).press('Enter');
  await page.getByRole('button', { name: 'Try again' }).click();
  await workflow.getByLabel('PIN').fill('2468');
  await workflow.getByRole('button', { name: 'Confirm' }).press('Enter');
  await expect(page).toHaveURL(/\/series\/5001/u);
  await expect(account(page, 'Imogen Farrell')).toBeVisible();
});

test('GIGYA signs in by id and password, and by the session that is left there', async ({ page }) => {
  await toPartner(page, 'Gigya');
  await page.getByLabel('Email or member number').fill('gala@gigya.example');
  await typed(page, 'password').fill('gigya-demo');
  await submit(page);
  await expect(page).toHaveURL(/\/series\/5001$/u);
  await expect(account(page, 'Gala Moreno')).toBeVisible();
});

// SIGN-92
test('a licence partner sends a viewer with a code, who is signed in after agreeing', async ({
  page,
  product,
}) => {
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

// SIGN-2, SIGN-87
test('a single outside provider is led to at once, and operators keep the form', async ({ page }) => {
  const google = {
    name: 'GOOGLE',
    clientId: 'footlight',
    authoriseUri: 'http://localhost:{port+40}/google/o/oauth2/v2/auth',
  };
  await withRealm({ signIn: { providers: [google] } }, async ({ origin }) => {
    await page.route(/\/google\/o\/oauth2\/v2\/auth\?/u, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<h1>The provider</h1>' }),
    );
    await page.goto(`${origin}/login`, { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { name: 'The provider' })).toBeVisible();
    const { searchParams } = new URL(page.url());
    expect(searchParams.get('redirect_uri')).toBe(`${origin}/login/GOOGLE`);
    await page.goto(`${origin}/login?local=1`);
    await expect(page.getByLabel('Email')).toBeVisible();
    await expect(page).toHaveURL(/\/login\?local=1$/u);
  });
});
