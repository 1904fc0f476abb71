import { CRAFTED_RETURNS } from '../pages/crafted-returns.js';
import { goWithin } from './go-within.js';
import { WITH_SIMULATORS, expect, test } from './product.js';

test.use({ startOptions: WITH_SIMULATORS });

// SIGN-147
test('crafted return addresses end on this site once a viewer has signed in', async ({ page, product }) => {
  // Two samples; all other targets are tested in tests/pages/crafted-returns.test.ts.
  const crafted = [CRAFTED_RETURNS[0], CRAFTED_RETURNS.find((value) => value.startsWith('javascript:'))];
  for (const from of crafted) {
    await page.goto(`/login?from=${encodeURIComponent(from ?? '')}`);
    await page.getByLabel('Email').fill('viewer@footlight.example');
    await page.locator('input[name="password"]').fill('footlight-demo');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page.getByRole('button', { name: /^Account of/u })).toBeVisible();
    await expect(page).toHaveURL(`${product.origin}/home`);
    await page.context().clearCookies();
    await page.evaluate(() => localStorage.clear());
  }
});

// SIGN-88, SIGN-148
test('the response to one browser signs in only that browser, and is leaked by no referrer or address', async ({
  page,
  browser,
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
  const continueWithOpenId = async (): Promise<void> => {
    await page.goto('/login');
    await page.getByRole('button', { name: 'Continue with OpenID' }).click();
    await expect(page.getByRole('heading', { name: /simulator/u })).toBeVisible();
  };

  await continueWithOpenId();
  await page.getByRole('button', { name: 'Nora Lind' }).click();
  await expect(page.getByRole('button', { name: 'Account of Nora Lind' })).toBeVisible();
  expect(secrets.size).toBeGreaterThan(1);
  const own = referrers.filter((referrer) => referrer.startsWith(product.origin));
  expect(own.filter((referrer) => [...secrets].some((secret) => referrer.includes(secret)))).toEqual([]);
  // Other origins receive only this origin as the referrer.
  expect(foreign.filter((referrer) => referrer !== `${product.origin}/`)).toEqual([]);
  const addresses = await page.evaluate(() => [location.href, document.referrer]);
  for (const secret of secrets) expect(addresses.join(' ')).not.toContain(secret);

  await test.step('it signs nobody in at another browser', async () => {
    await page.context().clearCookies();
    await page.evaluate(() => localStorage.clear());
    await continueWithOpenId();
    // The attacker follows the redirects manually, and stops before the response reaches the site.
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
    await expect(theirs.getByText('wasn’t started in this browser tab')).toBeVisible();
    await expect(theirs).toHaveURL(/\/oidc$/u);
    await goWithin(theirs, '/preferences');
    await expect(theirs.getByRole('heading', { level: 1, name: 'Preferences' })).toBeVisible();
    await expect(theirs.getByRole('banner').getByRole('link', { name: 'Sign up' })).toBeVisible();
    await expect(theirs.getByRole('button', { name: /^Account of/u })).toHaveCount(0);
    const stolen = [...new URL(answer).searchParams.values()];
    expect(referrers.filter((one) => stolen.some((secret) => one.includes(secret)))).toEqual([]);
    await victim.close();
  });
});
