import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { startService } from '../service/started-service.js';
import { expect, test } from './product.js';

const SECRET = 'a long enough secret';
const DEMO = fileURLToPath(new URL('../../demo/', import.meta.url));

const signUp = async (page: Page, email: string): Promise<void> => {
  await page.getByRole('link', { name: 'Sign up' }).first().click();
  await page.getByLabel('Name').fill('Nadia');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: false }).first().fill(SECRET);
  await page.getByRole('main').getByRole('button', { name: 'Sign up' }).click();
  await page.getByRole('checkbox', { name: /^Terms/u }).check();
  await page.getByRole('button', { name: 'Agree and continue' }).click();
  await expect(page.getByRole('button', { name: 'Account of Nadia' })).toBeVisible();
};

const signIn = async (page: Page, email: string, secret: string): Promise<void> => {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: false }).first().fill(secret);
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
};

const accessToken = (page: Page): Promise<string> =>
  page.evaluate(
    () =>
      (JSON.parse(localStorage.getItem('footlight.tokens') ?? '{}') as { authorisationToken: string })
        .authorisationToken,
  );

test.describe('an account', () => {
  test('is made, left and entered again, and comes back to where it was wanted', async ({ page }) => {
    await page.goto('/series/5001');
    await signUp(page, 'nadia@example.org');
    await expect(page).toHaveURL(/\/series\/5001/u);

    await page.getByRole('button', { name: 'Account of Nadia' }).click();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page.getByRole('heading', { name: 'You’re signed out' })).toBeVisible();

    await page.getByRole('link', { name: 'Sign in' }).first().click();
    await signIn(page, 'nadia@example.org', 'not the secret');
    await expect(page.getByRole('alert')).toHaveText('That email and password don’t match.');
    await signIn(page, 'nadia@example.org', SECRET);
    await expect(page.getByRole('button', { name: 'Account of Nadia' })).toBeVisible();
  });

  test('brings its language to every device, unless an address names another', async ({ page }) => {
    await page.goto('/search');
    await signUp(page, 'lola@example.org');
    const saved = await page.request.put('/api/v2/user/preferences', {
      headers: { authorization: `Bearer ${await accessToken(page)}` },
      data: { language: 'es' },
    });
    expect(saved.status()).toBe(200);
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    await page.goto('/en/search');
    await expect(page.getByRole('button', { name: 'Account of Nadia' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });

  test('opens what is granted on sign-in', async ({ page }) => {
    await page.goto('/video/1002');
    await signIn(page, 'viewer@footlight.example', 'footlight-demo');
    await expect(page).toHaveURL(/\/video\/1002/u);
    await expect
      .poll(() =>
        page.locator('footlight-player video').evaluate((video: HTMLVideoElement) => video.currentTime),
      )
      .toBeGreaterThan(1);
  });

  test('says which fields are wrong before it asks the service', async ({ page }) => {
    await page.goto('/signup');
    await page.getByLabel('Email').fill('nobody');
    await page.getByRole('main').getByRole('button', { name: 'Sign up' }).click();
    await expect(page.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true');
    const summary = page.getByRole('alert');
    await expect(summary).toBeFocused();
    await expect(summary.getByRole('link')).toHaveText([
      'Enter your name.',
      'Enter a valid email address.',
      'Enter a password.',
    ]);
    await summary.getByRole('link').nth(1).click();
    await expect(page.getByLabel('Email')).toBeFocused();
  });

  test('keeps favourites', async ({ page }) => {
    await page.goto('/login');
    await signIn(page, 'member@footlight.example', 'footlight-demo');
    await expect(page.getByRole('button', { name: /^Account of/u })).toBeVisible();
    await page.goto('/video/1001');
    const saved = page.waitForResponse(
      (response) => response.url().endsWith('/favourite/vods/1001') && response.request().method() === 'PUT',
    );
    await page.getByRole('main').getByRole('button', { name: 'Add to my list' }).first().click();
    expect((await saved).status()).toBe(204);
    await page.reload();
    await expect(page.getByRole('main').getByRole('button', { name: 'On my list' }).first()).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  });

  test('never leaves for another site after signing in', async ({ page }) => {
    await page.goto('/login?from=https%3A%2F%2Fevil.example%2F');
    await signIn(page, 'viewer@footlight.example', 'footlight-demo');
    await expect(page).toHaveURL(/localhost:\d+\/home/u);
  });
});

test('a session goes on after its token has expired, with a token of its own', async ({ page }) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'footlight-realm-'));
  const realm = JSON.parse(readFileSync(path.join(DEMO, 'footlight.config.json'), 'utf8')) as Record<
    string,
    unknown
  > & { signIn: Record<string, unknown> };
  const file = path.join(folder, 'footlight.config.json');
  const short = {
    ...realm,
    $schema: undefined,
    folders: { catalogue: path.join(DEMO, 'catalogue'), media: path.join(DEMO, 'media') },
    signIn: { ...realm.signIn, accessTokenSeconds: 5 },
  };
  writeFileSync(file, JSON.stringify(short));
  const product = await startService({ env: { FOOTLIGHT_CONFIG: file } });
  try {
    await page.goto(`${product.origin}/login`);
    await signIn(page, 'member@footlight.example', 'footlight-demo');
    await expect(page.getByRole('button', { name: /^Account of/u })).toBeVisible();
    const first = await accessToken(page);
    const { exp } = JSON.parse(Buffer.from(first.split('.')[1] ?? '', 'base64url').toString()) as {
      exp: number;
    };
    await expect.poll(() => Date.now() > (exp + 1) * 1000, { timeout: 20_000, intervals: [500] }).toBe(true);

    const refused = await page.request.get(`${product.origin}/api/v2/user/preferences`, {
      headers: { authorization: `Bearer ${first}` },
    });
    expect(refused.status()).toBe(401);
    expect(((await refused.json()) as { code: string }).code).toBe('TOKEN_EXPIRED');

    await page.reload();
    await expect(page.getByRole('button', { name: /^Account of/u })).toBeVisible();
    expect(await accessToken(page)).not.toBe(first);
  } finally {
    await product.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});
