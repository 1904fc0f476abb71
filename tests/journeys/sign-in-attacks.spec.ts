import type { Page } from '@playwright/test';
import { CRAFTED_RETURNS } from '../pages/crafted-returns.js';
import { expect, test } from './product.js';

test.use({ startOptions: { simulators: true } });

const continueWith = async (page: Page, provider: string): Promise<void> => {
  await page.goto('/login');
  await page.getByRole('button', { name: `Continue with ${provider}` }).click();
  await expect(page.getByRole('heading', { name: /simulator/u })).toBeVisible();
};

// SIGN-147
test('crafted returns end on this site once a viewer has signed in', async ({ page, product }) => {
  // One of each way to write another host: the rest is held where the page is served.
  const crafted = CRAFTED_RETURNS.filter((_value, index) => index % 50 === 0);
  for (const from of crafted) {
    await page.goto(`/login?from=${encodeURIComponent(from)}`);
    await page.getByLabel('Email').fill('viewer@footlight.example');
    await page.locator('input[name="password"]').fill('footlight-demo');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page.getByRole('button', { name: /^Account of/u })).toBeVisible();
    expect(new URL(page.url()).origin).toBe(product.origin);
    await page.goto('/logout');
    await expect(page.getByRole('heading', { name: 'You’re signed out' })).toBeVisible();
  }
});

// SIGN-88, SIGN-148
test('the answer to one browser signs nobody in at another, and nobody learns it by a referrer', async ({
  page,
  browser,
  product,
}) => {
  await continueWith(page, 'OpenID');
  // The attacker follows the redirects by hand, and stops before the answer reaches the site.
  let step = await page.request.post(page.url(), { form: { person: 'nora' }, maxRedirects: 0 });
  let answer = step.headers()['location'] ?? '';
  for (let hops = 0; hops < 5 && !answer.startsWith(product.origin); hops += 1) {
    step = await page.request.get(answer, { maxRedirects: 0 });
    answer = step.headers()['location'] ?? '';
  }
  expect(answer).toMatch(/\/oidc\?(?:.*&)?code=/u);

  const victim = await browser.newContext();
  const theirs = await victim.newPage();
  const referrers: string[] = [];
  theirs.on('request', (request) => referrers.push(request.headers()['referer'] ?? ''));
  await theirs.goto(answer);
  await expect(theirs.getByText('was not started in this browser tab')).toBeVisible();
  await expect(theirs).toHaveURL(/\/oidc$/u);
  await theirs.goto('/home');
  await expect(theirs.getByRole('button', { name: /^Account of/u })).toHaveCount(0);
  const secrets = [...new URL(answer).searchParams.values()];
  expect(referrers.filter((one) => secrets.some((secret) => one.includes(secret)))).toEqual([]);
  await victim.close();
});

// SIGN-148
test('code, state and tokens of a sign-in are in no referrer and in no address afterwards', async ({
  page,
  product,
}) => {
  const secrets = new Set<string>();
  const foreign: string[] = [];
  const referrers: string[] = [];
  page.on('request', (request) => {
    const { searchParams, origin } = new URL(request.url());
    for (const name of ['code', 'state', 'id_token']) {
      const value = searchParams.get(name);
      if (value !== null && request.isNavigationRequest()) secrets.add(value);
    }
    const referrer = request.headers()['referer'] ?? '';
    referrers.push(referrer);
    if (origin !== product.origin && referrer.startsWith(product.origin)) foreign.push(referrer);
  });
  await continueWith(page, 'OpenID');
  await page.getByRole('button', { name: 'Nora Lind' }).click();
  await expect(page.getByRole('button', { name: 'Account of Nora Lind' })).toBeVisible();
  expect(secrets.size).toBeGreaterThan(1);
  const own = referrers.filter((referrer) => referrer.startsWith(product.origin));
  expect(own.filter((referrer) => [...secrets].some((secret) => referrer.includes(secret)))).toEqual([]);
  // Other origins learn where a viewer comes from, and no page of it.
  expect(foreign.filter((referrer) => referrer !== `${product.origin}/`)).toEqual([]);
  const addresses = await page.evaluate(() => [location.href, document.referrer]);
  for (const secret of secrets) expect(addresses.join(' ')).not.toContain(secret);
});
