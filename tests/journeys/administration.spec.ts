import type { Page } from '@playwright/test';
import { axeViolations } from './axe.js';
import { goWithin } from './go-within.js';
import { expect, test } from './product.js';
import { signedIn } from './signed-in.js';

const ADMIN = 'admin@footlight.example';
const VIEWER = 'viewer@footlight.example';
const REASON = 'Support request 4711';

const openAs = async (page: Page, email: string, path: string): Promise<void> => {
  await signedIn(page, { email });
  await page.goto(path);
};

const log = (page: Page) => page.getByRole('main').getByRole('list', { name: 'Audit log' });

// ACCT-20, ACCT-21, ACCT-22, ACCT-26, ACCT-30
test('an administrator opens a viewer’s account for a reason that is logged', async ({ page, product }) => {
  await openAs(page, ADMIN, '/_admin');
  await page.getByLabel('Email or name').fill('nobody-of-that-name');
  await page.getByRole('button', { name: 'Find' }).click();
  await expect(page.getByText('No account matches “nobody-of-that-name”')).toBeVisible();
  await page.getByLabel('Email or name').fill('VIEWER@');
  await page.getByRole('button', { name: 'Find' }).click();
  await expect(page).toHaveURL(/\?search=VIEWER/u);
  await page.getByRole('main').getByRole('link', { name: VIEWER }).click();
  await expect(page.getByRole('heading', { name: VIEWER })).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: 'Email and password' })).toBeVisible();

  const create = page.getByRole('button', { name: 'Create link' });
  const link = page.locator('form').filter({ has: create });
  await create.click();
  await expect(link.getByLabel('Reason')).toBeFocused();
  await expect(link.getByText('Enter a reason.')).toBeVisible();
  await link.getByLabel('Reason').fill(REASON);
  await create.click();
  await expect(page.getByLabel('Link to the account')).toHaveValue(
    new RegExp(`^${product.origin}/impersonate/`, 'u'),
  );
  await expect(log(page).getByRole('listitem').first()).toContainText(REASON);
  expect(await axeViolations(page, { within: 'main' })).toEqual([]);

  await page.getByRole('link', { name: 'Open the account' }).click();
  const banner = page.getByRole('status').filter({ has: page.getByRole('button', { name: 'Stop' }) });
  await expect(banner).toBeVisible();
  await expect(page).not.toHaveURL(/\/impersonate/u);

  await test.step('the account can’t be changed, and administration is unavailable', async () => {
    await goWithin(page, '/account');
    await expect(banner).toBeVisible();
    await page.getByLabel('Name').fill('Changed by somebody else');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('alert')).toContainText('Only the owner of the account can do that.');
    await goWithin(page, '/_admin');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
  });

  await banner.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByRole('heading', { name: 'You’re signed out' })).toBeVisible();
  await expect(banner).toHaveCount(0);

  await openAs(page, ADMIN, '/_admin/log');
  await expect(log(page).getByRole('listitem').nth(0)).toContainText(`${VIEWER} opened`);
  await expect(log(page).getByRole('listitem').nth(0)).toContainText(`By ${ADMIN} · Reason: ${REASON}`);
  await expect(log(page).getByRole('listitem').nth(1)).toContainText(`Link to ${VIEWER} created`);

  // ACCT-23
  await test.step('another administrator is appointed and removed again', async () => {
    await goWithin(page, '/_admin?search=trial%40');
    await page.getByRole('main').getByRole('link', { name: 'trial@footlight.example' }).click();
    await page.getByRole('button', { name: 'Make administrator' }).click();
    await expect(page.getByText('You can’t open an administrator’s account.')).toBeVisible();
    await page.getByRole('button', { name: 'Remove administrator role' }).click();
    await expect(page.getByRole('button', { name: 'Make administrator' })).toBeVisible();
    await expect(log(page).getByRole('listitem')).toHaveCount(2);
  });

  await test.step('the pages fit every width, also in right-to-left', async () => {
    await page.goto('/ar/_admin?search=footlight');
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await page.getByRole('main').getByRole('link', { name: VIEWER }).click();
    await expect(page.getByRole('heading', { name: VIEWER })).toBeVisible();
    for (const width of [320, 1024, 2560]) {
      await page.setViewportSize({ width, height: 900 });
      const excess = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(excess, `${String(width)} px`).toBeLessThanOrEqual(0);
    }
  });
});
