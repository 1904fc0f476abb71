import { axeFaults } from './axe.js';
import { expect, test } from './product.js';

test('a guest who wants to watch signs up step by step, leaves and comes back, agrees, and watches', async ({
  page,
}) => {
  await page.goto('/video/1002');
  await expect(page).toHaveURL(/\/login\?/u);
  await page.getByRole('main').getByRole('link', { name: 'Sign up' }).click();
  await expect(page).toHaveURL(/\/signup\?/u);
  await page.getByLabel('Name').fill('Nadia');
  await page.getByLabel('Email').fill('nadia-steps@example.org');
  await page.getByLabel(/^Password/u).fill('lantern coast');
  await expect(page.getByText('Fair password')).toBeVisible();
  expect(await axeFaults(page, { within: 'main' })).toEqual([]);

  // SIGN-43
  await page.reload();
  await expect(page.getByLabel('Name')).toHaveValue('Nadia');
  await expect(page.getByLabel('Email')).toHaveValue('nadia-steps@example.org');
  await expect(page.getByLabel(/^Password/u)).toHaveValue('');
  await page.getByLabel(/^Password/u).fill('lantern coast');
  await page.getByLabel(/^Password/u).press('Enter');

  // SIGN-41
  const agree = page.getByRole('button', { name: 'Agree and continue' });
  await expect(agree).toBeDisabled();
  await page.reload();
  await expect(agree).toBeDisabled();
  expect(await axeFaults(page, { within: 'main' })).toEqual([]);
  await page.getByRole('checkbox', { name: /^Terms/u }).check();
  await agree.click();

  await expect(page).toHaveURL(/\/video\/1002/u);
  await expect
    .poll(() =>
      page.locator('footlight-player video').evaluate((video: HTMLVideoElement) => video.currentTime),
    )
    .toBeGreaterThan(0);
});
