import { axeViolations } from './axe.js';
import { goWithin } from './go-within.js';
import { expect, test } from './product.js';
import { signedIn } from './signed-in.js';

test('news, fighters and releases are browsed by subject, class and day, down to their pages', async ({
  page,
}) => {
  const main = page.getByRole('main');

  await test.step('news by subject, and going back', async () => {
    await page.goto('/news');
    await expect(main.getByRole('article')).toHaveCount(4);
    await main.getByRole('link', { name: 'From the house' }).click();
    await expect(main.getByRole('link', { name: 'From the house' })).toHaveAttribute('aria-current', 'true');
    await expect(main.getByRole('article')).toHaveCount(3);
    const [first] = await main.getByRole('article').getByRole('link').allTextContents();
    await main.getByRole('article').getByRole('link').first().click();
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(first ?? '');
    await expect(page).toHaveTitle(`${first ?? ''} · Footlight`);
    await main.getByRole('region', { name: 'Related videos' }).getByRole('link').first().click();
    await expect(page).toHaveURL(/\/(?:video|interstitial|live|series|season|playlist)\//u);
    await page.goBack();
    await page.goBack();
    await expect(main.getByRole('link', { name: 'From the house' })).toHaveAttribute('aria-current', 'true');
  });

  await test.step('fighters by class, each with a record in tables', async () => {
    await goWithin(page, '/fighters');
    await expect(main.getByRole('article')).toHaveCount(11);
    await main.getByRole('link', { name: 'Middleweight', exact: true }).click();
    await expect(main.getByRole('article')).toHaveCount(4);
    await expect(main.getByRole('complementary').getByRole('heading', { level: 3 })).toHaveText(
      'Middleweight',
    );
    await main.getByRole('link', { name: 'All classes' }).click();
    await expect(main.getByRole('article')).toHaveCount(11);
    await main.getByRole('article').getByRole('link', { name: 'Rosa Ruiz' }).click();
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Rosa Ruiz');
    const wins = main.getByRole('table', { name: 'Wins by method' });
    await expect(wins.getByRole('row', { name: /^Knockout/u }).getByRole('cell')).toHaveText('6');
    await expect(main.getByRole('table', { name: 'Career stats' }).getByRole('row')).toHaveCount(5);
    await expect(main.getByRole('region', { name: 'Watch Rosa Ruiz' }).getByRole('article')).toHaveCount(3);
  });

  await test.step('days of releases are below one another, each under its heading', async () => {
    await page.setViewportSize({ width: 1440, height: 810 });
    await goWithin(page, '/releases');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('New and upcoming');
    const days = main.getByRole('heading', { level: 2 });
    await expect(days.first()).toBeVisible();
    const places = await days.evaluateAll((headings) =>
      headings.map((heading) => {
        const { left, top } = heading.getBoundingClientRect();
        return {
          left: Math.round(left),
          top: Math.round(top),
          date: heading.querySelector('time')?.dateTime ?? '',
        };
      }),
    );
    expect(places.length).toBeGreaterThan(2);
    expect(new Set(places.map(({ left }) => left)).size).toBe(1);
    expect(places.map(({ top }) => top)).toEqual(
      places.map(({ top }) => top).toSorted((one, other) => one - other),
    );
    expect(new Set(places.map(({ top }) => top)).size).toBe(places.length);
    expect(places.map(({ date }) => date)).toEqual(
      places
        .map(({ date }) => date)
        .toSorted()
        .toReversed(),
    );
    // NAV-17
    await days.last().scrollIntoViewIfNeeded();
    const { y } = await page.evaluate(() => ({ y: Math.round(scrollY) }));
    expect(y).toBeGreaterThan(0);
    await page.reload();
    await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(y);
  });
});

// PREF-1, PREF-2
test('preferences apply to this browser and to an account, and a failure to save is reported', async ({
  page,
}) => {
  await page.goto('/preferences');
  const next = page.getByRole('switch', { name: 'Autoplay the next video' });
  await next.click();
  await expect(page.getByRole('main').getByRole('status')).toHaveText('Saved');
  await page.getByLabel('Interface').selectOption('es');
  // The new language loads another document.
  await expect(page).toHaveURL(/\/es\/preferencias$/u);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Preferencias');
  const account = page.getByRole('switch', { name: 'Reproducir automáticamente el siguiente vídeo' });
  await expect(account).not.toBeChecked();

  await signedIn(page, { email: 'viewer@footlight.example' });
  await page.goto('/preferences');
  await expect(page.getByText('Se guardan con tu perfil')).toBeVisible();
  await page.route('**/api/v2/user/preferences', (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.fallback(),
  );
  await expect(account).toBeChecked();
  await account.click();
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/No hemos podido guardar/u);
  await expect(account).toBeChecked();
});

// PAGE-12, PAGE-44
test('the operator’s pages are linked from every page, and a plugin in its frame uses what it is allowed to', async ({
  page,
}) => {
  const violations: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy|Refused to/u.test(message.text())) violations.push(message.text());
  });
  // Pages with addresses of their own are tested in every-route.spec.ts.
  const expectComplete = async (language: string, direction: string): Promise<void> => {
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('dir', direction);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    for (const width of [320, 2560, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, `at ${String(width)} px`).toBeLessThanOrEqual(0);
    }
    expect(violations).toEqual([]);
  };

  await test.step('the page for an unknown address links to search and to the operator’s pages', async () => {
    await page.goto('/nothing/here');
    await expectComplete('en', 'ltr');
    expect(await axeViolations(page, { within: 'main' })).toEqual([]);
    await expect(page.getByRole('main').getByRole('link', { name: 'Search' })).toHaveAttribute(
      'href',
      '/search',
    );
    await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click();
    await expect(page.getByRole('main').getByText('These are the terms for using Footlight.')).toBeVisible();
    await page.goBack();
    await page.getByRole('main').getByRole('button', { name: 'Go back' }).click();
    await expect(page).toHaveURL(/\/home$/u);
  });

  await test.step('in right-to-left as well, like a plugin', async () => {
    await page.goto('/ar/nothing/here');
    await expectComplete('ar', 'rtl');
    await goWithin(page, '/ar/plugin/tides');
    const frame = page.frameLocator('main iframe');
    await expect(frame.getByRole('heading')).toHaveText('المدّ عند ساحل الفوانيس');
    await expect(page.locator('main iframe')).toHaveAttribute('data-sized', 'true');
    await frame.getByRole('button').click();
    await expect(page).toHaveURL(/\/ar\/video\/1001$/u);
    expect(violations).toEqual([]);
  });
});
