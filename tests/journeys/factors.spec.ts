import type { Page } from '@playwright/test';
import { generate } from 'otplib';
import { goWithin } from './go-within.js';
import { expect, test } from './product.js';
import { signedUp } from './signed-in.js';

const SECRET = 'a long enough secret';

const account = (page: Page) => page.getByRole('button', { name: 'Account of Nadia' });

/** Signs out from the account menu, whose final page offers signing in again. */
const toSignIn = async (page: Page): Promise<void> => {
  // After signing in, the redirect must have finished.
  await expect(page).not.toHaveURL(/\/(?:login|signup)\b/u);
  // By keyboard: the bar hides after scrolling down and reappears on focus.
  await account(page).press('Enter');
  await page.getByRole('banner').getByRole('button', { name: 'Sign out' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'You’re signed out' })).toBeVisible();
  await page.getByRole('link', { name: 'Sign in', exact: true }).first().click();
};

const enterPassword = async (page: Page, email: string): Promise<void> => {
  await page.getByLabel('Email').fill(email);
  await page.locator('input[name="password"]').fill(SECRET);
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
};

/** Adds a virtual authenticator that stores passkeys and verifies its user. @returns a function that removes it */
const addAuthenticator = async (page: Page): Promise<() => Promise<void>> => {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return async () => {
    await session.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId });
  };
};

test('an account with a passkey and two-step sign-in signs in with each, and with a recovery code', async ({
  page,
}) => {
  const email = 'factors@example.org';
  const removeAuthenticator = await addAuthenticator(page);
  await signedUp(page, { email, secret: SECRET });
  await page.goto('/account/security');

  // SIGN-119
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByText('Passkey 1')).toBeVisible();

  // SIGN-111, SIGN-112
  await page.getByRole('button', { name: 'Turn on' }).click();
  await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  const secret = (await page.getByText(/^[A-Z2-7]{32}$/u).textContent()) ?? '';
  await page.getByRole('textbox', { name: 'Code' }).fill(await generate({ secret }));
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  const codes = page.getByRole('listitem').filter({ hasText: /^[0-9A-Z]{5}-[0-9A-Z]{5}$/u });
  await expect(codes).toHaveCount(10);
  const recovery = (await codes.first().textContent()) ?? '';
  await page.getByRole('button', { name: 'I’ve saved them' }).click();
  await expect(page.getByText('Two-step sign-in is on.')).toBeVisible();

  // SIGN-113, SIGN-117
  await test.step('a passkey signs in without a password or a code', async () => {
    await toSignIn(page);
    // The authenticator may answer the browser's own prompt in the email field before the button is pressed.
    const button = page.getByRole('button', { name: 'Sign in with a passkey' });
    await expect(button.or(account(page)).first()).toBeVisible();
    if (await button.isVisible()) await button.click({ timeout: 5000 }).catch(() => undefined);
    await expect(account(page)).toBeVisible();
    await expect(page).not.toHaveURL(/\/login\b/u);
    await goWithin(page, '/account/security');
    await page.getByRole('button', { name: 'Remove Passkey 1' }).click();
    await expect(page.getByText('Passkey 1')).toHaveCount(0);
    await removeAuthenticator();
  });

  // SIGN-113
  await test.step('the password is followed by a code', async () => {
    await toSignIn(page);
    await enterPassword(page, email);
    await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible();
    await expect(page.getByLabel('Six-digit code')).toHaveAttribute('autocomplete', 'one-time-code');
    // The code used for activation is spent; that of the next time step is already valid.
    const next = await generate({ secret, epoch: Math.floor(Date.now() / 1000) + 30 });
    await page.getByLabel('Six-digit code').fill(next);
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(account(page)).toBeVisible();
  });

  // SIGN-112
  await test.step('a recovery code replaces it', async () => {
    await toSignIn(page);
    await enterPassword(page, email);
    await page.getByRole('button', { name: 'Use a recovery code' }).click();
    await page.getByLabel('Recovery code').fill(recovery);
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(account(page)).toBeVisible();
  });
});
