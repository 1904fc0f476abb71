import { startMailSink, type CaughtMail, type MailSink } from '@footlight/simulators';
import type { Page } from '@playwright/test';
import { startService, type StartedService } from '../service/started-service.js';
import { expect, test } from './product.js';
import { takenOver } from './taken-over.js';

const SECRET = 'a long enough secret';
const NEW_SECRET = 'another long secret';
const EMAIL = 'nadia@example.org';

test.describe('what is sent by mail', () => {
  let sink: MailSink;
  let product: StartedService;
  test.beforeAll(async () => {
    sink = await startMailSink({ port: 0, smtpPort: 0 });
    product = await startService({ env: { FOOTLIGHT_SMTP: sink.smtp } });
  });
  test.afterAll(async () => {
    await product.stop();
    await sink.stop();
  });

  const mail = (subject: RegExp): Promise<CaughtMail> =>
    sink.next((found) => found.to.includes(EMAIL) && subject.test(found.subject));

  /** Presses the button of a mail where its reader would: in the inbox. */
  const follow = async (page: Page, { id }: CaughtMail, button: string): Promise<void> => {
    await page.goto(`${sink.origin}/mails/${id}`);
    await page.frameLocator('iframe').getByRole('link', { name: button }).click();
    await page.waitForURL(`${product.origin}/**`);
    await takenOver(page);
  };

  const signIn = async (page: Page, secret: string): Promise<void> => {
    await page.getByLabel('Email').fill(EMAIL);
    await page.getByLabel('Password', { exact: false }).first().fill(secret);
    await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
  };

  // SIGN-20, SIGN-24, SIGN-25, SIGN-26
  test('confirms an address, sets a new password and signs in by a link', async ({ page }) => {
    await page.goto(`${product.origin}/signup`);
    await page.getByLabel('Name').fill('Nadia');
    await page.getByLabel('Email').fill(EMAIL);
    await page.getByLabel('Password', { exact: false }).first().fill(SECRET);
    await page.getByRole('main').getByRole('button', { name: 'Sign up' }).click();
    await expect(page.getByRole('button', { name: 'Account of Nadia' })).toBeVisible();

    const confirmation = await mail(/Confirm your email/u);
    await follow(page, confirmation, 'Confirm email');
    await expect(page.getByRole('heading', { name: 'Welcome' })).toBeVisible();
    await follow(page, confirmation, 'Confirm email');
    await expect(page.getByRole('heading', { name: 'This link isn’t valid' })).toBeVisible();

    await page.goto(`${product.origin}/logout`);
    await expect(page.getByRole('heading', { name: 'You’re signed out' })).toBeVisible();
    await page.goto(`${product.origin}/login`);
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    await expect(page).toHaveURL(/\/login\/request-password\?providerName=ID$/u);
    // The address changes before the page does.
    await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
    await page.getByLabel('Email').fill('no address');
    await page.getByRole('button', { name: 'Send link' }).click();
    await expect(page.getByText('Enter a valid email address.')).toBeVisible();
    await page.getByLabel('Email').fill(EMAIL);
    await page.getByRole('button', { name: 'Send link' }).click();
    await expect(page.getByRole('main').getByRole('status')).toContainText(`If ${EMAIL} has an account,`);

    await follow(page, await mail(/Set a new password/u), 'Choose a new password');
    await page.getByLabel('New password', { exact: false }).first().fill(NEW_SECRET);
    await page.getByLabel('Confirm new password', { exact: false }).fill('something else');
    await page.getByRole('button', { name: 'Save password' }).click();
    await expect(page.getByText('The passwords do not match.')).toBeVisible();
    await page.getByLabel('Confirm new password', { exact: false }).fill(NEW_SECRET);
    await page.getByRole('button', { name: 'Save password' }).click();
    await expect(page.getByRole('main').getByRole('status')).toContainText('Your password was changed');
    await page.getByRole('main').getByRole('link', { name: 'Sign in', exact: true }).click();
    await expect(page.getByRole('link', { name: 'Forgot your password?' })).toBeVisible();
    await signIn(page, SECRET);
    await expect(page.getByRole('alert')).toHaveText('That email and password don’t match.');
    await signIn(page, NEW_SECRET);
    await expect(page.getByRole('button', { name: 'Account of Nadia' })).toBeVisible();

    await page.goto(`${product.origin}/logout`);
    await expect(page.getByRole('heading', { name: 'You’re signed out' })).toBeVisible();
    await page.goto(`${product.origin}/login?from=%2Fseries%2F5001`);
    await page.getByRole('link', { name: 'Email me a sign-in link' }).click();
    await expect(page.getByRole('button', { name: 'Send sign-in link' })).toBeVisible();
    await page.getByLabel('Email').fill(EMAIL);
    await page.getByRole('button', { name: 'Send sign-in link' }).click();
    await expect(page.getByRole('main').getByRole('status')).toContainText(`If ${EMAIL} has an account,`);
    const link = await mail(/sign-in link/u);
    await follow(page, link, 'Sign in');
    await expect(page).toHaveURL(/\/series\/5001/u);
    await expect(page.getByRole('button', { name: 'Account of Nadia' })).toBeVisible();
    await follow(page, link, 'Sign in');
    await expect(page.getByRole('alert')).toContainText('This link was already used');
  });
});
