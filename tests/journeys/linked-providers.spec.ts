import type { Page } from '@playwright/test';
import { agreeToTerms } from './agree-to-terms.js';
import { goWithin } from './go-within.js';
import { WITH_SIMULATORS, expect, test } from './product.js';

test.use({ startOptions: WITH_SIMULATORS });

const choose = async (page: Page, person: string): Promise<void> => {
  await expect(page.getByRole('heading', { name: /simulator/u })).toBeVisible();
  await page.getByRole('button', { name: person }).click();
};
const account = (page: Page) => page.getByRole('button', { name: /^Account of/u });

// ACCT-27, ACCT-40
test('a viewer links a second provider, unlinks the first, signs in with the second and links a TV provider', async ({
  page,
}) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Continue with Club account' }).click();
  await choose(page, 'Sam Quiet');
  await agreeToTerms(page);
  await expect(account(page)).toBeVisible();
  await expect(page).toHaveURL(/\/home$/u);

  // SIGN-162
  await goWithin(page, '/login');
  await expect(page.getByText('You’re signed in as')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Continue with/u })).toHaveCount(0);

  await goWithin(page, '/account/linked');
  const main = page.getByRole('main');
  await expect(main.getByText('This is your only way to sign in')).toBeVisible();
  await expect(main.getByRole('button', { name: /^Unlink/u })).toHaveCount(0);
  await main.getByRole('button', { name: 'Link Google' }).click();
  await choose(page, 'Sam Quiet');
  await expect(page).toHaveURL(/\/account\/linked$/u);

  await main.getByRole('button', { name: 'Unlink Club account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Unlink Club account?' });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toHaveCount(0);
  await main.getByRole('button', { name: 'Unlink Club account' }).click();
  await dialog.getByRole('button', { name: 'Unlink', exact: true }).click();
  await expect(page).toHaveURL(/\/login$/u);
  await expect(account(page)).toHaveCount(0);

  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await choose(page, 'Sam Quiet');
  await expect(account(page)).toBeVisible();
  await expect(page).toHaveURL(/\/home$/u);
  await goWithin(page, '/account/linked');
  await expect(main.getByText('This is your only way to sign in')).toBeVisible();
  await expect(main.getByRole('button', { name: 'Link Club account' })).toBeVisible();

  const typed = (name: string) => main.locator(`input[name="${name}"]`);
  const submit = () => main.getByRole('button', { name: 'Sign in', exact: true }).click();
  await main.getByRole('button', { name: 'Link a TV provider' }).click();
  await page.getByRole('list', { name: 'Other partners' }).getByRole('link', { name: 'SPTV' }).click();
  await typed('id').fill('zoe@sptv.example');
  await typed('password').fill('wrong');
  await submit();
  await expect(page.getByText('That email or member number and password don’t match.')).toBeVisible();
  await typed('password').fill('sptv-demo');
  await submit();
  await expect(page).toHaveURL(/\/account\/linked$/u);
  await expect(main.getByRole('button', { name: 'Unlink SPTV' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Account of Sam Quiet' })).toBeVisible();
});

// SIGN-100, SIGN-102
test('OpenID Connect signs in and out by routes of its own', async ({ page }) => {
  await page.goto('/oidc/login?from=%2Fpreferences');
  await choose(page, 'Uma Unchecked');
  await agreeToTerms(page);
  await expect(account(page)).toBeVisible();
  await expect(page).toHaveURL(/\/preferences$/u);

  await goWithin(page, '/logout?from=%2Fnews');
  await page.getByRole('button', { name: 'Sign out at the provider' }).click();
  await expect(page).toHaveURL(/\/news$/u);
  await expect(account(page)).toHaveCount(0);
  // The provider asks for the person again: its session has ended as well.
  await page.goto('/oidc/signup');
  await choose(page, 'Uma Unchecked');
  await expect(account(page)).toBeVisible();
});
