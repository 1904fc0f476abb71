import type { Page } from '@playwright/test';
import { goWithin } from './go-within.js';
import { expect, test } from './product.js';

const person = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name: new RegExp(`^${name}`, 'u') });

// ACCT-10, ACCT-11, ACCT-12, ACCT-25
test('a family chooses who is watching: a child’s profile opens freely, an adult’s requires its PIN', async ({
  page,
}) => {
  await page.goto('/login?from=%2Fpreferences');
  await page.getByLabel('Email').fill('family@footlight.example');
  await page.locator('input[name="password"]').fill('footlight-demo');
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Who is watching?' })).toBeVisible();

  await test.step('a child is told that the account is for adults only', async () => {
    await person(page, 'Leo').click();
    // Returns to the page that required the sign-in.
    await expect(page).toHaveURL(/\/preferences$/u);
    await goWithin(page, '/account');
    await expect(page.getByRole('dialog', { name: 'For adults only' })).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveCount(0);
  });

  await test.step('an adult enters a PIN', async () => {
    await goWithin(page, '/profiles');
    await expect(person(page, 'Ana')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Manage profiles' })).toHaveCount(0);
    await person(page, 'Ana').click();
    const sheet = page.getByRole('dialog', { name: 'Ana' });
    const pin = sheet.getByLabel('Enter the PIN for Ana');
    await expect(pin).toBeFocused();
    await pin.fill('0000');
    await sheet.getByRole('button', { name: 'Continue' }).click();
    await expect(pin).toHaveAttribute('aria-invalid', 'true');
    await pin.fill('1234');
    await sheet.getByRole('button', { name: 'Continue' }).click();
    await expect(page).not.toHaveURL(/\/profiles/u);
  });

  await test.step('an adult manages profiles and the account', async () => {
    await goWithin(page, '/profiles?manage=1');
    await expect(page.getByRole('heading', { name: 'Manage profiles' })).toBeVisible();
    await goWithin(page, '/account');
    await expect(page.getByLabel('Email')).toHaveValue('family@footlight.example');
  });
});
