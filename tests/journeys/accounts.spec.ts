import { readFileSync } from 'node:fs';
import { startMailSink, type MailSink } from '@footlight/simulators';
import type { Page } from '@playwright/test';
import { withRealm } from '../service/realm.js';
import { startService, type StartedService } from '../service/started-service.js';
import { expect, test } from './product.js';
import { signedIn, signedUp } from './signed-in.js';
import { takenOver } from './taken-over.js';

const SECRET = 'a long enough secret';

const account = (page: Page) => page.getByRole('button', { name: /^Account of/u });
const main = (page: Page) => page.getByRole('main');

const signIn = async (page: Page, origin: string, email: string): Promise<void> => {
  await page.goto(`${origin}/login`);
  await page.getByLabel('Email').fill(email);
  await page.locator('input[name="password"]').fill(SECRET);
  await main(page).getByRole('button', { name: 'Sign in', exact: true }).click();
};

test.describe('an account', () => {
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

  const signUp = (page: Page, email: string): Promise<void> =>
    signedUp(page, { email, secret: SECRET, origin: product.origin });

  // SIGN-140, SIGN-141
  test('moves to another address by the link that is sent there', async ({ page }) => {
    await signUp(page, 'nadia-moves@example.org');
    await page.goto(`${product.origin}/account/security`);
    const form = page.getByRole('form', { name: 'Email' });
    await form.getByLabel('New email').fill('nadia-moved@example.org');
    await form.getByLabel('Current password').fill('not the secret');
    await form.getByRole('button', { name: 'Send confirmation link' }).click();
    await expect(form.getByLabel('Current password')).toHaveAttribute('aria-invalid', 'true');
    await form.getByLabel('Current password').fill(SECRET);
    await form.getByRole('button', { name: 'Send confirmation link' }).click();
    await expect(form.getByText('We sent a link to nadia-moved@example.org')).toBeVisible();

    const link = await sink.next(
      ({ to, subject }) => to.includes('nadia-moved@example.org') && /new email/u.test(subject),
    );
    await sink.next(
      ({ to, subject }) => to.includes('nadia-moves@example.org') && /asked for/u.test(subject),
    );
    await page.goto(`${sink.origin}/mails/${link.id}`);
    await page.frameLocator('iframe').getByRole('link', { name: 'Confirm new email' }).click();
    await page.waitForURL(`${product.origin}/**`);
    await takenOver(page);
    await page.getByRole('link', { name: 'Go to my account' }).click();
    await expect(page.getByLabel('Email')).toHaveValue('nadia-moved@example.org');

    await page.goto(`${product.origin}/logout`);
    await expect(page.getByRole('heading', { name: 'You’re signed out' })).toBeVisible();
    await signIn(page, product.origin, 'nadia-moves@example.org');
    await expect(page.getByRole('alert')).toHaveText('That email and password don’t match.');
    await signIn(page, product.origin, 'nadia-moved@example.org');
    await expect(account(page)).toBeVisible();
  });

  // ACCT-1, ACCT-8, ACCT-19
  test('keeps its details and choices, and is taken along whole', async ({ page }) => {
    await signUp(page, 'nadia-details@example.org');
    await page.goto(`${product.origin}/account`);
    await page.getByLabel('Name').fill('Nadia Lind');
    await main(page).getByRole('button', { name: 'Save', exact: true }).click();
    await expect(main(page).getByText('Saved.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Account of Nadia Lind' })).toBeVisible();

    await page.goto(`${product.origin}/account/privacy`);
    const choice = main(page).getByRole('switch').first();
    const before = await choice.getAttribute('aria-checked');
    await choice.click();
    await expect(main(page).getByText('Saved.')).toBeVisible();
    await page.reload();
    await expect(choice).toHaveAttribute('aria-checked', before === 'true' ? 'false' : 'true');

    await page.goto(`${product.origin}/account/data`);
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download my data' }).click();
    const whole = JSON.parse(readFileSync(await (await saved).path(), 'utf8')) as Record<string, unknown>;
    expect(whole).toMatchObject({
      account: { name: 'Nadia Lind', contactEmail: 'nadia-details@example.org' },
      profiles: [{ type: 'adult' }],
      secondFactor: null,
      passkeys: [],
      linkedProviders: [],
    });
    expect(JSON.stringify(whole)).not.toMatch(/argon2|refreshToken/u);
  });

  test('fits every width in both directions, and shows on a phone which section this is', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await signUp(page, 'nadia-widths@example.org');
    for (const prefix of ['', '/ar'])
      for (const section of ['', '/security', '/devices', '/data']) {
        await page.goto(`${product.origin}${prefix}/account${section}`);
        await expect(main(page).locator('nav [aria-current]')).toBeInViewport();
        for (const width of [320, 390, 1024, 1440, 2560]) {
          await page.setViewportSize({ width, height: 900 });
          const excess = await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          );
          expect(excess, `${prefix}/account${section} at ${String(width)} px`).toBeLessThanOrEqual(0);
        }
        await page.setViewportSize({ width: 390, height: 900 });
      }
  });

  // ACCT-15, ACCT-16
  test('signs out elsewhere', async ({ page, browser }) => {
    await signUp(page, 'nadia-devices@example.org');
    const other = await (await browser.newContext()).newPage();
    const { origin } = product;
    await signedIn(other, { email: 'nadia-devices@example.org', secret: SECRET, origin });

    await page.goto(`${product.origin}/account/devices`);
    const devices = main(page).getByRole('list').last().getByRole('listitem');
    await expect(devices).toHaveCount(2);
    await main(page).getByRole('button', { name: 'Sign out of all other devices' }).click();
    await expect(devices).toHaveCount(1);
    await expect(devices.first()).toContainText('This device');
    const refused = await other.evaluate(async () => {
      const { refreshToken } = JSON.parse(localStorage.getItem('footlight.tokens') ?? '{}') as {
        readonly refreshToken: string;
      };
      const answer = await fetch('/api/v2/token/refresh', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'footlight-session': 'cookie' },
        body: JSON.stringify({ refreshToken }),
      });
      return answer.status;
    });
    expect(refused).toBe(401);
    await other.context().close();
  });

  // ACCT-6
  test('is marked for deletion with its password, and kept again', async ({ page }) => {
    await signUp(page, 'nadia-leaves@example.org');
    await page.goto(`${product.origin}/account/data`);
    await page.getByRole('button', { name: 'Delete my account' }).click();
    await page.locator('input[name="password"]').fill('not the secret');
    await page.getByRole('button', { name: 'Delete my account' }).click();
    await expect(page.locator('input[name="password"]')).toHaveAttribute('aria-invalid', 'true');
    await page.locator('input[name="password"]').fill(SECRET);
    await page.getByRole('button', { name: 'Delete my account' }).click();
    await expect(page.getByText(/^Your account will be deleted on/u)).toBeVisible();
    await page.getByRole('button', { name: 'Keep my account' }).click();
    await expect(page.getByText(/^Your account will be deleted on/u)).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Delete my account' })).toBeVisible();
  });
});

// ACCT-24
test('two tabs that refresh at once stay signed in', ({ browser }) =>
  withRealm({ signIn: { accessTokenSeconds: 5 } }, async ({ origin }) => {
    const context = await browser.newContext();
    const [first, second] = [await context.newPage(), await context.newPage()];
    await signedIn(first, { email: 'member@footlight.example', origin });
    await first.goto(`${origin}/preferences`);
    await expect(account(first)).toBeVisible();
    await second.goto(`${origin}/home`);
    await expect(account(second)).toBeVisible();

    const expiry = () =>
      first.evaluate(() => {
        const { authorisationToken } = JSON.parse(localStorage.getItem('footlight.tokens') ?? '{}') as {
          readonly authorisationToken: string;
        };
        const claims = (authorisationToken.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
        return (JSON.parse(atob(claims)) as { readonly exp: number }).exp * 1000;
      });
    const until = await expiry();
    await expect.poll(() => Date.now() > until + 1000, { timeout: 20_000, intervals: [500] }).toBe(true);
    await Promise.all([first.goto(`${origin}/account`), second.goto(`${origin}/account/devices`)]);
    await expect(account(first)).toBeVisible();
    await expect(account(second)).toBeVisible();
    await expect(first.getByLabel('Email')).toHaveValue('member@footlight.example');
    await expect(second.getByText('This device')).toBeVisible();
    expect(await expiry()).toBeGreaterThan(until);
    await context.close();
  }));
