import type { ResponseOf } from '@footlight/contract';
import type { Page } from '@playwright/test';
import { generate } from 'otplib';
import { axeViolations } from './axe.js';
import { goWithin } from './go-within.js';
import { expect, test } from './product.js';
import { signedIn, signedUp } from './signed-in.js';

const YEAR = new Date().getUTCFullYear() + 2;
const SECRET = 'a long enough secret';
const CUSTOMER = 'customer-of-finance@example.org';
const FINANCE = 'colleague-of-money@example.org';

/** An administrator gives an account the role of finance. */
const giveRole = async (page: Page, email: string): Promise<void> => {
  const login = await page.request.post('/api/v2/login', {
    data: { id: 'admin@footlight.example', secret: 'footlight-demo' },
  });
  const { authorisationToken } = (await login.json()) as ResponseOf<'login'>;
  const headers = { authorization: `Bearer ${authorisationToken}` };
  const found = await page.request.get(`/api/v2/admin/accounts?search=${email}`, { headers });
  const [account] = ((await found.json()) as ResponseOf<'findAccounts'>).accounts;
  const path = `/api/v2/admin/accounts/${account?.id ?? ''}/role`;
  expect((await page.request.put(path, { headers, data: { role: 'finance' } })).ok()).toBe(true);
};

/** Turns on two-step sign-in. @returns a recovery code */
const turnOnTwoStep = async (page: Page): Promise<string> => {
  await page.getByRole('button', { name: 'Turn on' }).click();
  const key = (await page.getByText(/^[A-Z2-7]{32}$/u).textContent()) ?? '';
  await page.getByRole('textbox', { name: 'Code' }).fill(await generate({ secret: key }));
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  const codes = page.getByRole('listitem').filter({ hasText: /^[0-9A-Z]{5}-[0-9A-Z]{5}$/u });
  const code = (await codes.first().textContent()) ?? '';
  await page.getByRole('button', { name: 'I’ve saved them' }).click();
  await expect(page.getByText('Two-step sign-in is on.')).toBeVisible();
  return code;
};

// MONEY-155, MONEY-156, MONEY-157
test('finance gives a customer a licence after a second factor, and ends it', async ({ page }) => {
  await signedUp(page, { email: CUSTOMER, secret: SECRET });
  await signedUp(page, { email: FINANCE, secret: SECRET });
  await giveRole(page, FINANCE);
  await signedIn(page, { email: FINANCE, secret: SECRET });
  await page.goto('/_admin');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
  await goWithin(page, '/_admin/finance');
  await page.getByLabel('Customer or payment').fill('CUSTOMER-of-finance');
  await page.getByRole('button', { name: 'Find' }).click();
  await page.getByRole('main').getByRole('link', { name: CUSTOMER }).click();
  await expect(page.getByRole('heading', { name: CUSTOMER })).toBeVisible();

  const dialog = page.getByRole('dialog');
  const give = async (): Promise<void> => {
    await page.getByRole('main').getByRole('button', { name: 'Give a licence' }).click();
    await dialog.getByRole('combobox', { name: 'Plan' }).selectOption({ label: 'Ringside' });
    await dialog.getByLabel('Year').fill(String(YEAR));
    await dialog.getByLabel('Month').fill('02');
    await dialog.getByLabel('Day').fill('03');
    await dialog.getByLabel('Reason').fill('Support request 4711');
    await dialog.getByRole('button', { name: 'Give a licence' }).click();
  };
  await give();
  await dialog.getByRole('link', { name: 'Set up a second factor' }).click();
  const code = await turnOnTwoStep(page);

  await goWithin(page, '/_admin/finance?search=customer-of-finance');
  await page.getByRole('main').getByRole('link', { name: CUSTOMER }).click();
  await give();
  await dialog.getByLabel('Code').fill(code);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Done. It is in the audit log.')).toBeVisible();
  await expect(page.getByText(new RegExp(`^Ends on .*${YEAR}$`, 'u'))).toBeVisible();
  expect(await axeViolations(page, { within: 'main' })).toEqual([]);

  await page.getByRole('main').getByRole('button', { name: 'Cancel' }).press('Enter');
  await dialog.getByLabel('Reason').fill('Given by mistake');
  await dialog.getByRole('button', { name: 'Cancel' }).press('Enter');
  await expect(page.getByText(/^Ended on /u)).toBeVisible();

  await test.step('the pages fit every width, also in right-to-left', async () => {
    await page.goto('/ar/_admin/finance?search=customer-of-finance');
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await page.getByRole('main').getByRole('link', { name: CUSTOMER }).click();
    await expect(page.getByRole('heading', { name: CUSTOMER })).toBeVisible();
    for (const width of [390, 2560]) {
      await page.setViewportSize({ width, height: 900 });
      const excess = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(excess, `at ${String(width)} px`).toBeLessThanOrEqual(0);
    }
  });
});
