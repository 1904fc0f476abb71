import { axeFaults } from './axe.js';
import { expect, test } from './product.js';

// What is at an address of its own, every-route.spec.ts looks at.
for (const prefix of ['', '/ar'])
  // PAGE-44
  test(`the page for an unknown address under “${prefix}/” reads in its direction and fits the window`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const violations: string[] = [];
    page.on('console', (message) => {
      if (/Content Security Policy|Refused to/u.test(message.text())) violations.push(message.text());
    });
    await page.goto(`${prefix}/nothing/here`);
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('dir', prefix === '/ar' ? 'rtl' : 'ltr');
    await expect(page.locator('html')).toHaveAttribute('lang', prefix === '/ar' ? 'ar' : 'en');

    for (const width of [320, 390, 1024, 1440, 2560]) {
      await page.setViewportSize({ width, height: 900 });
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, `at ${String(width)} px`).toBeLessThanOrEqual(0);
    }
    expect(await axeFaults(page)).toEqual([]);
    expect(violations).toEqual([]);
  });

// PAGE-16
test('a change of language keeps the page, and is remembered', async ({ page }) => {
  await page.goto('/series/5001');
  await page.getByRole('button', { name: /^Language/u }).click();
  await page.getByRole('link', { name: 'العربية' }).click();
  await expect(page).toHaveURL(/\/ar\/series\/5001/u);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');

  await page.goto('/home');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
});

test('a title’s page has one edge, and its buttons stay where they are when its link is copied', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 810 });
  await page.goto('/video/1001');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'More like this' })).toBeAttached();
  const startsAt = (selector: string) =>
    main
      .locator(selector)
      .first()
      .evaluate((element) => Math.round(element.getBoundingClientRect().left));
  const rail = main.getByRole('heading', { name: 'More like this' });
  const edges = [
    await startsAt('[data-play-cover]'),
    await startsAt('h1'),
    await rail.evaluate((element) => Math.round(element.getBoundingClientRect().left)),
  ];
  expect(edges).toEqual([70, 70, 70]);

  const share = main.getByRole('button', { name: 'Share' });
  const widthOf = () => share.evaluate((element) => element.getBoundingClientRect().width);
  const drawn = share.locator('svg');
  const [before, padding] = [
    await widthOf(),
    await drawn.evaluate((svg) => getComputedStyle(svg).paddingLeft),
  ];
  const size = await drawn.evaluate((svg) => svg.getBoundingClientRect().width);
  const beside = await main
    .getByRole('link', { name: 'Trailer' })
    .locator('svg')
    .evaluate((svg) => svg.getBoundingClientRect().width);
  expect(Math.abs(size - 2 * Number.parseFloat(padding) - beside)).toBeLessThan(0.6);
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'share', { value: undefined });
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.resolve() } });
  });
  await share.press('Enter');
  const copied = main.getByRole('button', { name: 'Link copied' });
  await expect(copied).toBeVisible();
  expect(await copied.evaluate((element) => element.getBoundingClientRect().width)).toBeCloseTo(before, 0);
});

test('days of releases stand below each other, each under its heading', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 810 });
  await page.goto('/releases');
  const days = page.getByRole('main').getByRole('heading', { level: 2 });
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
});
