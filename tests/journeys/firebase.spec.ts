import type { Page } from '@playwright/test';
import { agreeToTerms } from './agree-to-terms.js';
import { goWithin } from './go-within.js';
import { WITH_SIMULATORS, expect, test } from './product.js';

test.use({ startOptions: WITH_SIMULATORS });

const byMicrosoft = async (page: Page, person: string): Promise<void> => {
  await page.getByRole('button', { name: 'Continue with Microsoft' }).click();
  await expect(page.getByRole('heading', { name: 'Microsoft simulator' })).toBeVisible();
  await page.getByRole('button', { name: person }).click();
};
const signOut = async (page: Page): Promise<void> => {
  await goWithin(page, '/logout');
  await expect(page.getByRole('heading', { name: 'You’re signed out' })).toBeVisible();
  await goWithin(page, '/login/firebase?from=%2Fpreferences');
};
const fill = async (page: Page, email: string, password: string): Promise<void> => {
  await page.getByLabel(/^Email/u).fill(email);
  await page.locator('input[name="password"]').fill(password);
};

// SIGN-143, SIGN-145
test('a Firebase account is created with App Check, signs in and changes its password, and refusals show errors', async ({
  page,
}) => {
  const email = `new-${Date.now()}@example.org`;
  await page.goto('/signup?from=%2Fpreferences');
  await page.getByRole('link', { name: 'Continue with Firebase' }).click();
  await expect(page.getByRole('heading', { name: 'Create a Firebase account' })).toBeVisible();

  await fill(page, 'somebody@blocked.example', 'a password');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('alert').getByText('domainNotAllowed')).toBeVisible();

  await fill(page, email, 'a password');
  await page.getByRole('button', { name: 'Create account' }).click();
  // The terms of the realm are shown after every sign-up (SIGN-40).
  await expect(page).toHaveURL(/\/signup\?from=/u);
  await agreeToTerms(page);
  await expect(page).toHaveURL(/\/preferences$/u);

  await signOut(page);
  await fill(page, email, 'a wrong one');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await fill(page, email, 'a password');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(/\/preferences$/u);

  // SIGN-150
  await goWithin(page, '/account/security');
  const part = page.getByRole('region', { name: 'Firebase password' });
  await part.locator('input[name="current"]').fill('a guess');
  await part.locator('input[name="secret"]').fill('another password');
  await part.locator('input[name="again"]').fill('another password');
  await part.getByRole('button', { name: 'Change password' }).click();
  await expect(part.locator('input[name="current"]')).toHaveAttribute('aria-invalid', 'true');
  await part.locator('input[name="current"]').fill('a password');
  await part.getByRole('button', { name: 'Change password' }).click();
  await expect(part.getByText('Your new password is saved.')).toBeVisible();
  await signOut(page);
  await fill(page, email, 'another password');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(/\/preferences$/u);
});

// SIGN-144
test('an identity provider of Firebase signs in, can be cancelled, and reports an email that is taken', async ({
  page,
}) => {
  await page.goto('/login?from=%2Fpreferences');
  await byMicrosoft(page, 'Cancel');
  await expect(page.getByText('You cancelled the sign-in. Nothing has changed.')).toBeVisible();
  await expect(page).toHaveURL(/\/login\/FIREBASE$/u);

  await page.getByRole('link', { name: 'Back to sign-in' }).click();
  // The address belongs to an account with a password.
  await byMicrosoft(page, 'Vera Viewer');
  await expect(page.getByRole('heading', { name: 'That address already has an account' })).toBeVisible();

  await page.getByRole('link', { name: 'Back to sign-in' }).click();
  await byMicrosoft(page, 'Zoë Ünver');
  await agreeToTerms(page);
  await expect(page.getByRole('button', { name: 'Account of Zoë Ünver 山田 ليلى' })).toBeVisible();
  await expect(page).toHaveURL(/\/preferences$/u);
});
