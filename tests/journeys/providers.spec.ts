import type { Page } from '@playwright/test';
import { expect, test } from './product.js';

test.use({ startOptions: { simulators: true } });

const at = async (page: Page, path: string, provider: string, person: string): Promise<void> => {
  await page.goto(path);
  await page.getByRole('button', { name: `Continue with ${provider}` }).click();
  await expect(page.getByRole('heading', { name: /simulator/u })).toBeVisible();
  await page.getByRole('button', { name: person }).click();
};

const signOut = async (page: Page): Promise<void> => {
  await page.goto('/logout');
  const done = page.getByRole('heading', { name: 'You’re signed out' });
  // An OpenID Connect session ends at its provider first (SIGN-100).
  const atProvider = page.getByRole('button', { name: 'Sign out at the provider' });
  await expect(done.or(atProvider)).toBeVisible();
  if (await atProvider.isVisible()) await atProvider.click();
  await expect(done).toBeVisible();
};

// SIGN-89
test('each provider signs a viewer in, and back to where sign-in was wanted', async ({ page }) => {
  for (const [provider, name] of [
    ['Google', 'Zoë Ünver 山田 ليلى'],
    ['Apple', 'Sam Quiet'],
    ['Facebook', 'Nora Lind'],
    ['OpenID', 'Uma Unchecked'],
    ['Club account', 'Sam Quiet'],
  ] as const) {
    await page.context().clearCookies();
    await at(page, '/login?from=%2Fseries%2F5001', provider, name);
    await expect(page.getByRole('button', { name: `Account of ${name}` })).toBeVisible();
    // Neither code nor token stays in an address (SIGN-88).
    await expect(page).toHaveURL(/\/series\/5001$/u);
    await signOut(page);
  }
});

// SIGN-88
test('what goes wrong at a provider is said, and leads back', async ({ page }) => {
  await at(page, '/login', 'Google', 'Cancel');
  await expect(page.getByText('You cancelled the sign-in. Nothing has changed.')).toBeVisible();
  await at(page, '/login', 'Apple', 'Cancel');
  await expect(page.getByText('You cancelled the sign-in. Nothing has changed.')).toBeVisible();
  // The address is that of an account with a password.
  await at(page, '/login', 'Google', 'Vera Viewer');
  await expect(page.getByRole('heading', { name: 'That address already has an account' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to sign-in' }).click();
  await expect(page).toHaveURL(/\/login/u);
  // Somebody else's answer.
  await page.goto('/oidc?code=stolen&state=stolen');
  await expect(page.getByText('was not started in this browser tab')).toBeVisible();
  await expect(page).toHaveURL(/\/oidc$/u);
});

// SIGN-91
test('Facebook asks at sign-up whether an account is to be linked', async ({ page }) => {
  await at(page, '/signup', 'Facebook', 'Vera Viewer');
  await expect(page.getByRole('heading', { name: 'Link an existing account?' })).toBeVisible();
  await page.getByRole('button', { name: 'Skip' }).click();
  await expect(page.getByText('We couldn’t link this Facebook account')).toBeVisible();
  await page.getByRole('button', { name: 'Sign out and continue' }).click();
  await page.waitForURL(({ pathname }) => pathname === '/login');

  await at(page, '/signup', 'Facebook', 'Vera Viewer');
  await page.getByLabel('Email').fill('viewer@footlight.example');
  await page.getByLabel('Password', { exact: false }).first().fill('footlight-demo');
  await page.getByRole('button', { name: 'Link account' }).click();
  await expect(page.getByRole('button', { name: /^Account of/u })).toBeVisible();
  await signOut(page);
  // From now on Facebook alone is enough.
  await at(page, '/login', 'Facebook', 'Vera Viewer');
  await expect(page.getByRole('button', { name: /^Account of/u })).toBeVisible();
});
