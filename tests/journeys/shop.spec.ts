import type { FootlightPlayer } from '@footlight/player';
import { TEST_CARDS } from '@footlight/simulators';
import type { Page } from '@playwright/test';
import { goWithin } from './go-within.js';
import { WITH_SIMULATORS, expect, test } from './product.js';
import { signedUp } from './signed-in.js';
import { stateOf } from './watched-player.js';

test.use({ startOptions: WITH_SIMULATORS });

const SECRET = 'a long enough secret';
const LOCKED = '/video/1003';
/** Opens a page with a new account for one test, so that no test sees the purchases of another. */
const openAsNew = async (page: Page, email: string, to: string): Promise<void> => {
  await signedUp(page, { email, secret: SECRET });
  await page.goto(to);
};

const cardForm = (page: Page) => page.frameLocator('iframe[title="Card details"]');

const typeCard = async (page: Page, number: string): Promise<void> => {
  await cardForm(page).getByLabel('Card number').fill(number);
  await cardForm(page).getByLabel('Expiry date').fill('12/40');
  await cardForm(page).getByLabel('Security code').fill('123');
};

const choosePlan = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('button', { name: `Choose ${name}`, exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Your order' })).toBeVisible();
};

/**
 * By keyboard: right after scrolling or a layout change, a mouse press is still sent to the frame that was under it,
 * which runs in another process.
 */
const choosePaymentMethod = (page: Page, name: RegExp) => page.getByRole('radio', { name }).press('Space');
const pay = (page: Page, amount: string) =>
  page.getByRole('button', { name: `Pay ${amount}` }).press('Enter');

// MONEY-76, MONEY-78, MONEY-79, MONEY-81, MONEY-83
test('a locked film: a card is declined in the acquirer’s frame, a wallet pays, and the film plays', async ({
  page,
}) => {
  await openAsNew(page, 'locked@example.org', LOCKED);
  await page.getByRole('main').getByRole('link', { name: 'How to watch', exact: true }).first().click();
  await test.step('the comparison of plans scrolls within itself on a phone', async () => {
    const window = page.viewportSize() ?? { width: 1280, height: 720 };
    await page.setViewportSize({ width: 390, height: 800 });
    await page.getByText('Compare plans').first().click();
    await expect(page.getByRole('table').first()).toBeVisible();
    const excess = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(excess).toBeLessThanOrEqual(0);
    await page.getByText('Compare plans').first().click();
    await page.setViewportSize(window);
  });
  await choosePlan(page, 'Ringside');
  await page.getByLabel('Voucher code').fill('HALF50');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('50% off for 1 payment')).toBeVisible();

  await typeCard(page, TEST_CARDS.refusedWhenCharged('card_declined'));
  await pay(page, '£4.99');
  await expect(page.getByRole('alert')).toContainText('Your bank declined the card.');
  await expect(page.getByRole('alert')).toContainText('Your card was not charged.');
  await choosePaymentMethod(page, /Wallet/u);
  await page.getByRole('button', { name: /^Continue to/u }).click();
  await page.getByRole('button', { name: 'Approve', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'You’re in' })).toBeVisible();
  await page.getByRole('link', { name: 'Watch Salt and Iron' }).press('Enter');
  await expect.poll(async () => (await stateOf(page)).status, { timeout: 30_000 }).toBe('ready');
  await page.locator('footlight-player').evaluate((element) => (element as FootlightPlayer).pause());

  // MONEY-86, MONEY-88
  await test.step('the plan is cancelled and resumed, each with its date', async () => {
    await goWithin(page, '/account/subscriptions');
    await expect(page.getByText(/^Renews on /u)).toBeVisible();
    await page.getByRole('button', { name: 'Cancel plan' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: /^(?:Cancel plan|Cancel anyway)$/u }).click();
    await expect(page.getByText(/^Ends on /u)).toBeVisible();
    await page.getByRole('button', { name: 'Keep my plan' }).click();
    await expect(page.getByText(/^Renews on /u)).toBeVisible();
  });
});

// MONEY-50, MONEY-75, MONEY-89
test('a gift is paid for with a card, once, and its code unlocks its content for another viewer', async ({
  page,
  browser,
  product,
}) => {
  await openAsNew(page, 'giver@example.org', '/gift');
  await page.getByRole('link', { name: 'Choose this gift' }).first().click();
  await page.getByLabel('Email', { exact: true }).fill('gets@example.org');
  await page.getByRole('main').locator('form button[type="submit"]').click();
  await typeCard(page, TEST_CARDS.plain);
  await page.getByRole('button', { name: /^Pay £/u }).evaluate((button: HTMLButtonElement) => {
    button.click();
    button.click();
  });
  await expect(page.getByRole('heading', { name: 'Your gift is ready' })).toBeVisible();
  const shown = page.getByRole('region', { name: 'Gift code' }).getByText(/^[2-9A-Z-]{19}$/u);
  const code = (await shown.textContent()) ?? '';
  await goWithin(page, '/account/payments');
  await expect(page.getByRole('main').getByRole('link', { name: /Paid · Receipt/u })).toHaveCount(1);

  const other = await browser.newPage({ baseURL: product.origin, serviceWorkers: 'block' });
  await openAsNew(other, 'gets@example.org', `/redeem?redeemCode=${code}`);
  await expect(other.getByLabel('Gift code')).toHaveValue(code);
  await other.getByRole('button', { name: 'Redeem', exact: true }).click();
  await expect(other.getByText('Gift redeemed')).toBeVisible();
  await goWithin(other, `${LOCKED}?play=1`);
  await expect.poll(async () => (await stateOf(other)).status, { timeout: 30_000 }).toBe('ready');
  await other.locator('footlight-player').evaluate((element) => (element as FootlightPlayer).pause());
  await goWithin(other, `/redeem?redeemCode=${code}`);
  await other.getByRole('button', { name: 'Redeem', exact: true }).click();
  await expect(other.getByRole('alert').getByText('This gift was already redeemed.')).toBeVisible();
  await other.context().close();
});
