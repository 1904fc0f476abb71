import type { Page } from '@playwright/test';
import { agreeToTerms } from './agree-to-terms.js';
import { goWithin } from './go-within.js';
import { WITH_SIMULATORS, expect, test } from './product.js';

test.use({ startOptions: WITH_SIMULATORS });

const choose = async (page: Page, provider: string, person: string): Promise<void> => {
  await page.getByRole('button', { name: `Continue with ${provider}` }).click();
  await expect(page.getByRole('heading', { name: /simulator/u })).toBeVisible();
  await page.getByRole('button', { name: person }).click();
};

const at = async (page: Page, path: string, provider: string, person: string): Promise<void> => {
  await page.goto(path);
  await choose(page, provider, person);
};

/** In the order of the realm file. */
const PROVIDERS = ['Google', 'Apple', 'Facebook', 'OpenID', 'Club account', 'Microsoft'];

// SIGN-89
test('a provider signs a viewer in and returns to the requested page, and its errors link back to sign-in', async ({
  page,
}) => {
  await at(page, '/login', 'Google', 'Cancel');
  await expect(page.getByText('You cancelled the sign-in. Nothing has changed.')).toBeVisible();
  await page.getByRole('link', { name: 'Back to sign-in' }).click();
  await expect(page).toHaveURL(/\/login/u);
  await expect(page.getByRole('button', { name: /^Continue with/u })).toHaveText(
    PROVIDERS.map((name) => `Continue with ${name}`),
  );
  // The address belongs to an account with a password.
  await choose(page, 'Google', 'Vera Viewer');
  await expect(page.getByRole('heading', { name: 'That address already has an account' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sign in to link Google' })).toHaveAttribute(
    'href',
    /\/login\?local=1&from=%2Faccount%2Flinked$/u,
  );
  await page.getByRole('link', { name: 'Back to sign-in' }).click();
  await expect(page).toHaveURL(/\/login/u);

  // Apple sends its response as a POST request.
  await goWithin(page, '/login?from=%2Fpreferences');
  await choose(page, 'Apple', 'Sam Quiet');
  await agreeToTerms(page);
  await expect(page.getByRole('button', { name: 'Account of Sam Quiet' })).toBeVisible();
  // Neither code nor token remains in an address (SIGN-88).
  await expect(page).toHaveURL(/\/preferences$/u);
});

// SIGN-40, SIGN-41, SIGN-166
test('a sign-up with a provider goes on with the terms', async ({ page }) => {
  await at(page, '/signup?from=%2Fpreferences', 'OpenID', 'Sam Quiet');
  await expect(page.getByRole('button', { name: 'Agree and continue' })).toBeVisible();
  await expect(page).toHaveURL(/\/signup\?from=%2Fpreferences$/u);
  // Leaving the page does not evade them.
  await page.goto('/account');
  await expect(page).toHaveURL(/\/signup\?from=%2Faccount$/u);
  await page.goto('/signup?from=%2Fpreferences');
  await agreeToTerms(page);
  await expect(page).toHaveURL(/\/preferences$/u);
  await expect(page.getByRole('button', { name: 'Account of Sam Quiet' })).toBeVisible();
});

// SIGN-91
test('Facebook asks at sign-up whether to link an existing account', async ({ page }) => {
  await at(page, '/signup', 'Facebook', 'Vera Viewer');
  await expect(page.getByRole('heading', { name: 'Link an existing account?' })).toBeVisible();
  await page.getByRole('button', { name: 'Skip' }).click();
  await expect(page.getByRole('heading', { name: 'That address already has an account' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to sign-in' }).click();
  await page.waitForURL(({ pathname }) => pathname === '/login');

  await at(page, '/signup', 'Facebook', 'Vera Viewer');
  await page.getByLabel('Email').fill('viewer@footlight.example');
  await page.getByLabel('Password', { exact: false }).first().fill('footlight-demo');
  await page.getByRole('button', { name: 'Link account' }).click();
  // The page is left when Facebook is linked, which is after the account has signed in.
  await page.waitForURL(({ pathname }) => !pathname.startsWith('/login'));
  await expect(page.getByRole('button', { name: /^Account of/u })).toBeVisible();
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  // From now on Facebook alone is sufficient.
  await at(page, '/login', 'Facebook', 'Vera Viewer');
  await expect(page.getByRole('button', { name: /^Account of/u })).toBeVisible();
});
