import type { Page } from '@playwright/test';
import { goWithin } from './go-within.js';
import { expect, test } from './product.js';

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
