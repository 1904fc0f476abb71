import { readFileSync } from 'node:fs';
import { SESSION_HEADER, SESSION_IN_COOKIE, type AuthTokens } from '@footlight/contract';
import type { Page } from '@playwright/test';
import { axeViolations } from './axe.js';
import { goWithin } from './go-within.js';
import { expect, test } from './product.js';
import { signedUp } from './signed-in.js';
import { stateOf } from './watched-player.js';

const SECRET = 'a long enough secret';

const main = (page: Page) => page.getByRole('main');
const account = (page: Page) => page.getByRole('button', { name: /^Account of/u });

const signIn = async (page: Page, email: string, secret: string): Promise<void> => {
  await page.getByLabel('Email').fill(email);
  await page.locator('input[name="password"]').fill(secret);
  await main(page).getByRole('button', { name: 'Sign in', exact: true }).click();
};

const storedTokens = (page: Page): Promise<AuthTokens> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('footlight.tokens') ?? '{}') as AuthTokens);

const plays = (page: Page) =>
  expect.poll(async () => (await stateOf(page)).currentTime, { timeout: 30_000 }).toBeGreaterThan(0);

test('a guest signs up step by step to watch, watches, signs out, and signs in again to watch', async ({
  page,
}) => {
  await page.goto('/video/1002');
  await expect(page).toHaveURL(/\/login\?/u);
  await main(page).getByRole('link', { name: 'Sign up' }).click();
  await expect(page).toHaveURL(/\/signup\?/u);
  await page.getByLabel('Name').fill('Nadia');
  await page.getByLabel('Email').fill('nadia@example.org');
  await page.getByLabel(/^Password/u).fill('lantern coast');
  await expect(page.getByText('Fair password')).toBeVisible();
  expect(await axeViolations(page, { within: 'main' })).toEqual([]);
  await page.getByLabel(/^Password/u).press('Enter');

  // SIGN-41, SIGN-43: that the input is restored is tested in site/src/features/sign-in/sign-up/sign-up.dom.test.tsx.
  const agree = page.getByRole('button', { name: 'Agree and continue' });
  await expect(agree).toBeVisible();
  await page.reload();
  await agree.click();
  await expect(page.getByRole('alert')).toContainText('Tick this box to continue.');
  expect(await axeViolations(page, { within: 'main' })).toEqual([]);
  await page.getByRole('checkbox', { name: /^Terms/u }).check();
  await agree.click();
  await expect(page).toHaveURL(/\/video\/1002/u);
  await plays(page);

  await test.step('signs out, and signs in with the right password only', async () => {
    await account(page).click();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page.getByRole('heading', { name: 'You’re signed out' })).toBeVisible();
    await goWithin(page, '/video/1002');
    await expect(page).toHaveURL(/\/login\?/u);
    await signIn(page, 'nadia@example.org', 'not the secret');
    await expect(page.getByRole('alert')).toHaveText('That email and password don’t match.');
    await signIn(page, 'nadia@example.org', 'lantern coast');
    await expect(page.getByRole('button', { name: 'Account of Nadia' })).toBeVisible();
    await expect(page).toHaveURL(/\/video\/1002/u);
    await expect(page.locator('main footlight-player')).toBeAttached();
  });

  // NAV-12
  await test.step('navigates to another page during sign-in, and stays there', async () => {
    await account(page).click();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page.getByRole('heading', { name: 'You’re signed out' })).toBeVisible();
    await goWithin(page, '/login?from=%2Fvideo%2F1002');
    let answer = (): void => undefined;
    const released = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/api/v2/login', async (route) => {
      await released;
      await route.continue();
    });
    await signIn(page, 'nadia@example.org', 'lantern coast');
    await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('What would you like to watch?');
    answer();
    await expect(page.getByRole('button', { name: 'Account of Nadia' })).toBeVisible();
    await expect(page).toHaveURL(/\/search$/u);
  });
});

const WIDTHS = [320, 1024, 2560] as const;
const PHONE = { width: 390, height: 900 };

/** Checks that nothing of the section overflows the window at any width; ends at a phone's width. */
const expectToFit = async (page: Page): Promise<void> => {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    const excess = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(excess, `${page.url()} at ${String(width)} px`).toBeLessThanOrEqual(0);
  }
  await page.setViewportSize(PHONE);
};

test('a viewer edits an account, signs out other devices, exports the data, cancels a deletion and uses two tabs', async ({
  page,
  request,
}) => {
  const email = 'nadia-details@example.org';
  const isHere = () => expect(main(page).locator('nav [aria-current]')).toBeInViewport();
  const toSection = async (word: string, prefix = ''): Promise<void> => {
    const section = `${prefix}/account${word}`;
    await main(page).locator(`nav a[href="${section}"]`).click();
    await expect(main(page).locator(`nav a[href="${section}"]`)).toHaveAttribute('aria-current', 'page');
    await isHere();
  };
  await signedUp(page, { email, secret: SECRET });
  const elsewhere = await request.post('/api/v2/login', {
    headers: { [SESSION_HEADER]: SESSION_IN_COOKIE },
    data: { id: email, secret: SECRET },
  });
  const { refreshToken } = (await elsewhere.json()) as AuthTokens;
  const choice = main(page).getByRole('switch').first();
  let chosen = '';

  // ACCT-1
  await test.step('a new name is shown on every page', async () => {
    await page.goto('/account');
    await isHere();
    await page.getByLabel('Name').fill('Nadia Lind');
    await main(page).getByRole('button', { name: 'Save', exact: true }).click();
    await expect(main(page).getByText('Saved.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Account of Nadia Lind' })).toBeVisible();
    await expectToFit(page);
  });

  await test.step('a privacy choice is saved', async () => {
    await toSection('/privacy');
    const before = await choice.getAttribute('aria-checked');
    chosen = before === 'true' ? 'false' : 'true';
    await choice.click();
    await expect(main(page).getByText('Saved.')).toBeVisible();
    await expect(choice).toHaveAttribute('aria-checked', chosen);
    await toSection('/security');
    await expectToFit(page);
  });

  // ACCT-15, ACCT-16
  await test.step('other devices are signed out', async () => {
    await toSection('/devices');
    await expectToFit(page);
    const devices = main(page).getByRole('list').last().getByRole('listitem');
    await expect(devices).toHaveCount(2);
    await main(page).getByRole('button', { name: 'Sign out of all other devices' }).click();
    await expect(devices).toHaveCount(1);
    await expect(devices.first()).toContainText('This device');
    const refused = await request.post('/api/v2/token/refresh', {
      headers: { [SESSION_HEADER]: SESSION_IN_COOKIE },
      data: { refreshToken },
    });
    expect(refused.status()).toBe(401);
  });

  // ACCT-8
  await test.step('the data of the account is downloaded', async () => {
    await toSection('/data');
    await expectToFit(page);
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download my data' }).click();
    const exported = JSON.parse(readFileSync(await (await saved).path(), 'utf8')) as Record<string, unknown>;
    expect(exported).toMatchObject({
      account: { name: 'Nadia Lind', contactEmail: email },
      profiles: [{ type: 'adult' }],
      secondFactor: null,
      passkeys: [],
      linkedProviders: [],
    });
    expect(JSON.stringify(exported)).not.toMatch(/argon2|refreshToken/u);
  });

  // ACCT-6
  await test.step('the account is marked for deletion with its password, and restored', async () => {
    await page.getByRole('button', { name: 'Delete my account' }).click();
    await page.locator('input[name="password"]').fill('not the secret');
    await page.getByRole('button', { name: 'Delete my account' }).click();
    await expect(page.locator('input[name="password"]')).toHaveAttribute('aria-invalid', 'true');
    await page.locator('input[name="password"]').fill(SECRET);
    await page.getByRole('button', { name: 'Delete my account' }).click();
    await expect(page.getByText(/^Your account will be deleted on/u)).toBeVisible();
    await page.getByRole('button', { name: 'Keep my account' }).click();
    await expect(page.getByText(/^Your account will be deleted on/u)).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Delete my account' })).toBeVisible();
  });

  // ACCT-19
  await test.step('its pages fit in right-to-left, a phone shows the open section, and the choice is still saved', async () => {
    await page.goto('/ar/account/privacy');
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await isHere();
    await expect(choice).toHaveAttribute('aria-checked', chosen);
    await expectToFit(page);
    await toSection('/security', '/ar');
    await expectToFit(page);
  });

  // PAGE-18, ACCT-24
  await test.step('the account’s language applies unless the address names one, and two tabs with a refused token stay signed in', async () => {
    const { authorisationToken } = await storedTokens(page);
    const saved = await page.request.put('/api/v2/user/preferences', {
      headers: { authorization: `Bearer ${authorisationToken}` },
      data: { language: 'es' },
    });
    expect(saved.status()).toBe(200);
    let refreshes = 0;
    page.context().on('request', (sent) => {
      if (sent.url().endsWith('/api/v2/token/refresh')) refreshes += 1;
    });
    const refused = `${authorisationToken.slice(0, -8)}refused-`;
    await page.evaluate((token) => {
      const stored = JSON.parse(localStorage.getItem('footlight.tokens') ?? '{}') as object;
      localStorage.setItem('footlight.tokens', JSON.stringify({ ...stored, authorisationToken: token }));
    }, refused);

    const second = await page.context().newPage();
    await Promise.all([page.goto('/preferences'), second.goto('/en/account')]);
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    await expect(page.getByRole('button', { name: /Nadia Lind/u })).toBeVisible();
    await expect(second.locator('html')).toHaveAttribute('lang', 'en');
    await expect(second.getByLabel('Email')).toHaveValue(email);
    expect((await storedTokens(page)).authorisationToken).not.toBe(refused);
    // A tab may get the lock before it sees the other's tokens; the service then answers with the same ones.
    expect(refreshes).toBeLessThanOrEqual(2);
    await expect.poll(() => storedTokens(second)).toEqual(await storedTokens(page));
  });
});
