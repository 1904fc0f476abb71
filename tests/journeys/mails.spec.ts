import type { CaughtMail } from '@footlight/simulators';
import type { Page } from '@playwright/test';
import { agreeToTerms } from './agree-to-terms.js';
import { goWithin } from './go-within.js';
import { WITH_SIMULATORS, expect, test } from './product.js';
import { hydrated } from './hydrated.js';

test.use({ startOptions: WITH_SIMULATORS });

/** Offset of the inbox's port from that of the product. */
const INBOX_PORT = 41;
const SECRET = 'a long enough secret';
const NEW_SECRET = 'another long secret';
const EMAIL = 'nadia-mails@example.org';
const NEW_EMAIL = 'nadia-moved@example.org';

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
  await expect(page.getByRole('link', { name: 'Forgot your password?' })).toBeVisible();
};

const signIn = async (page: Page, email: string, secret: string): Promise<void> => {
  await page.getByLabel('Email').fill(email);
  await page.locator('input[name="password"]').fill(secret);
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
};

// SIGN-20, SIGN-24, SIGN-25, SIGN-26, SIGN-140, SIGN-141
test('mails confirm an address, reset a password, sign in by a link and move an account to another address', async ({
  page,
  product,
}) => {
  const inbox = `http://localhost:${product.port + INBOX_PORT}`;
  const mail = async (to: string, subject: RegExp): Promise<CaughtMail> => {
    const found: CaughtMail[] = [];
    await expect
      .poll(async () => {
        const { mails } = (await (await page.request.get(`${inbox}/api/mails`)).json()) as {
          readonly mails: readonly CaughtMail[];
        };
        found.push(...mails.filter((one) => one.to.includes(to) && subject.test(one.subject)));
        return found.length;
      })
      .toBeGreaterThan(0);
    return found[0] as CaughtMail;
  };
  /** Presses the button of a mail in the inbox. */
  const follow = async ({ id }: CaughtMail, button: string): Promise<void> => {
    await page.goto(`${inbox}/mails/${id}`);
    await page.frameLocator('iframe').getByRole('link', { name: button }).click();
    await page.waitForURL(`${product.origin}/**`);
    await hydrated(page);
  };

  await page.goto('/signup');
  await page.getByLabel('Name').fill('Nadia');
  await page.getByLabel('Email').fill(EMAIL);
  await page.getByLabel('Password', { exact: false }).first().fill(SECRET);
  await page.getByRole('main').getByRole('button', { name: 'Sign up' }).click();
  await agreeToTerms(page);
  await expect(page).not.toHaveURL(/\/signup\b/u);
  await expect(account(page)).toBeVisible();

  await test.step('an address is confirmed', async () => {
    await follow(await mail(EMAIL, /Confirm your email/u), 'Confirm email');
    await expect(page.getByRole('heading', { name: 'Welcome' })).toBeVisible();
  });

  await test.step('a forgotten password is reset', async () => {
    await toSignIn(page);
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    await expect(page).toHaveURL(/\/login\/request-password\?providerName=ID$/u);
    // The address changes before the page does.
    await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
    await page.getByLabel('Email').fill(EMAIL);
    await page.getByRole('button', { name: 'Send link' }).click();
    await expect(page.getByRole('main').getByRole('status')).toContainText(`If ${EMAIL} has an account,`);

    await follow(await mail(EMAIL, /Set a new password/u), 'Choose a new password');
    await page.getByLabel('New password', { exact: false }).first().fill(NEW_SECRET);
    await page.getByLabel('Confirm new password', { exact: false }).fill(NEW_SECRET);
    await page.getByRole('button', { name: 'Save password' }).click();
    await expect(page.getByRole('main').getByRole('status')).toContainText('Your password was changed');
    await page.getByRole('main').getByRole('link', { name: 'Sign in', exact: true }).click();
    await expect(page.getByRole('link', { name: 'Forgot your password?' })).toBeVisible();
    await signIn(page, EMAIL, NEW_SECRET);
    await expect(account(page)).toBeVisible();
  });

  await test.step('a link signs in, once, and returns to the requested page', async () => {
    await toSignIn(page);
    await goWithin(page, '/login?from=%2Fpreferences');
    await page.getByRole('link', { name: 'Email me a sign-in link' }).click();
    await expect(page.getByRole('button', { name: 'Send sign-in link' })).toBeVisible();
    await page.getByLabel('Email').fill(EMAIL);
    await page.getByRole('button', { name: 'Send sign-in link' }).click();
    await expect(page.getByRole('main').getByRole('status')).toContainText(`If ${EMAIL} has an account,`);
    const link = await mail(EMAIL, /sign-in link/u);
    await follow(link, 'Sign in');
    await expect(page).toHaveURL(/\/preferences$/u);
    await expect(account(page)).toBeVisible();
    await follow(link, 'Sign in');
    await expect(page.getByRole('alert')).toContainText('This link was already used');
  });

  await test.step('an account moves to another address by a link that is sent there', async () => {
    await goWithin(page, '/account/security');
    const form = page.getByRole('form', { name: 'Email' });
    await form.getByLabel('New email').fill(NEW_EMAIL);
    await form.getByLabel('Current password').fill(NEW_SECRET);
    await form.getByRole('button', { name: 'Send confirmation link' }).click();
    await expect(form.getByText(`We sent a link to ${NEW_EMAIL}`)).toBeVisible();

    const link = await mail(NEW_EMAIL, /new email/u);
    await mail(EMAIL, /was requested/u);
    await follow(link, 'Confirm new email');
    await page.getByRole('link', { name: 'Go to my account' }).click();
    await expect(page.getByLabel('Email')).toHaveValue(NEW_EMAIL);

    await toSignIn(page);
    await signIn(page, NEW_EMAIL, NEW_SECRET);
    await expect(account(page)).toBeVisible();
  });
});
