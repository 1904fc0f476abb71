import type { Page } from '@playwright/test';
import { expect, test } from './product.js';

const person = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name: new RegExp(`^${name}`, 'u') });

const signIn = async (page: Page): Promise<void> => {
  await page.goto('/login?from=%2Fseries%2F5001');
  await page.getByLabel('Email').fill('family@footlight.example');
  await page.locator('input[name="password"]').fill('footlight-demo');
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Who is watching?' })).toBeVisible();
};

// ACCT-10, ACCT-11, ACCT-25
test('a family is asked who is watching, and an adult’s profile asks for its PIN', async ({ page }) => {
  await signIn(page);
  await person(page, 'Ana').click();
  const sheet = page.getByRole('dialog', { name: 'Ana' });
  await sheet.getByLabel('Enter the PIN for Ana').fill('0000');
  await sheet.getByRole('button', { name: 'Continue' }).click();
  await expect(sheet.getByLabel('Enter the PIN for Ana')).toHaveAttribute('aria-invalid', 'true');
  await sheet.getByLabel('Enter the PIN for Ana').fill('1234');
  await sheet.getByRole('button', { name: 'Continue' }).click();
  // Where sign-in was wanted.
  await expect(page).toHaveURL(/\/series\/5001$/u);

  await page.goto('/profiles?manage=1');
  await expect(page.getByRole('heading', { name: 'Manage profiles' })).toBeVisible();
  await page.goto('/account');
  await expect(page.getByLabel('Email')).toHaveValue('family@footlight.example');
});

// ACCT-11, ACCT-12
test('a child’s profile is entered freely, and is told that the account is for adults', async ({ page }) => {
  await signIn(page);
  await person(page, 'Leo').click();
  await expect(page).toHaveURL(/\/series\/5001$/u);

  await page.goto('/account');
  const modal = page.getByRole('dialog', { name: 'For adults only' });
  await expect(modal).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveCount(0);

  await page.goto('/profiles');
  await expect(page.getByRole('link', { name: 'Manage profiles' })).toHaveCount(0);
  await person(page, 'Ana').click();
  await expect(page.getByRole('dialog', { name: 'Ana' }).getByLabel('Enter the PIN for Ana')).toBeVisible();
});
