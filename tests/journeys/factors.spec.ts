import type { Page } from '@playwright/test';
import { generate } from 'otplib';
import { expect, test } from './product.js';
import { signedUp } from './signed-in.js';

const SECRET = 'a long enough secret';

const signOut = async (page: Page): Promise<void> => {
  await page.goto('/logout');
  await expect(page.getByRole('heading', { name: 'You’re signed out' })).toBeVisible();
};

const enterPassword = async (page: Page, email: string): Promise<void> => {
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: false }).first().fill(SECRET);
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
};

/** A device in the browser that keeps passkeys and verifies its person. */
const addAuthenticator = async (page: Page): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
};

// SIGN-117, SIGN-119
test('a passkey is added to an account, signs in without a password, and is removed', async ({ page }) => {
  await addAuthenticator(page);
  await signedUp(page, { email: 'passkey@example.org', secret: SECRET });
  await page.goto('/account/security');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByText('Passkey 1')).toBeVisible();
  await signOut(page);

  await page.goto('/login');
  const signedIn = page.getByRole('button', { name: 'Account of Nadia' });
  // The device may answer the browser's own offer in the field of the email before the button is pressed.
  const button = page.getByRole('button', { name: 'Sign in with a passkey' });
  await expect(button.or(signedIn).first()).toBeVisible();
  if (await button.isVisible()) await button.click({ timeout: 5000 }).catch(() => undefined);
  await expect(signedIn).toBeVisible();

  await page.goto('/account/security');
  await page.getByRole('button', { name: 'Remove Passkey 1' }).click();
  await expect(page.getByText('Passkey 1')).toHaveCount(0);
});

// SIGN-111, SIGN-112, SIGN-113
test('two-step sign-in is turned on, asks for a code, and takes a recovery code', async ({ page }) => {
  const email = 'two-step@example.org';
  await signedUp(page, { email, secret: SECRET });
  await page.goto('/account/security');
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
  await signOut(page);

  await enterPassword(page, email);
  await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible();
  await expect(page.getByLabel('Six-digit code')).toHaveAttribute('autocomplete', 'one-time-code');
  // The code that turned it on was used; the one of the next step counts already.
  const next = await generate({ secret, epoch: Math.floor(Date.now() / 1000) + 30 });
  await page.getByLabel('Six-digit code').fill(next);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('button', { name: 'Account of Nadia' })).toBeVisible();
  await signOut(page);

  await enterPassword(page, email);
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByLabel('Recovery code').fill(recovery);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('button', { name: 'Account of Nadia' })).toBeVisible();
});
