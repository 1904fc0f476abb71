import type { Page } from '@playwright/test';
import { axeViolations } from './axe.js';
import { goWithin } from './go-within.js';
import { expect, test } from './product.js';
import { signedIn } from './signed-in.js';

const openAs = async (page: Page, name: string, to: string): Promise<void> => {
  await signedIn(page, { email: `${name}@footlight.example` });
  await page.goto(to);
};
const reviewsOf = async (page: Page) => {
  const reviews = page.getByRole('region', { name: 'Reviews' });
  // Reviews load when they come near the viewport, and the page grows while it loads.
  await expect(async () => {
    await page.mouse.wheel(0, 4000);
    await expect(reviews).toBeVisible({ timeout: 1_000 });
  }).toPass();
  return reviews;
};

// REVIEW-4
test('a review is written, changed, deleted and restored; another one is rated, reported and hidden by an admin', async ({
  page,
}) => {
  await openAs(page, 'viewer', '/video/1020');
  const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  const reviews = await reviewsOf(page);
  await expect(reviews.getByRole('img', { name: '4.0 of 5' })).toBeVisible();
  await reviews.getByRole('button', { name: 'Write a review' }).click();
  const post = reviews.getByRole('button', { name: 'Post review' });
  await expect(post).toBeDisabled();
  await reviews.getByRole('radio', { name: '2 stars' }).check({ force: true });
  await reviews.getByLabel(/^Headline/u).fill('A <b>short</b> one');
  await post.click();
  await expect(page.getByText('Your review was posted. Thank you.')).toBeVisible();
  await expect(reviews.getByRole('button', { name: 'Write a review' })).toBeDisabled();
  await expect(reviews.getByRole('heading', { name: 'A <b>short</b> one' })).toBeVisible();
  await expect(reviews.getByRole('img', { name: '3.0 of 5' })).toBeVisible();
  expect(await axeViolations(page, { within: 'main' })).toEqual([]);
  await page.setViewportSize({ width: 320, height: 700 });
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await page.setViewportSize({ width: 1280, height: 720 });

  await reviews.getByRole('button', { name: 'Edit' }).click();
  await reviews.getByRole('radio', { name: '5 stars' }).check({ force: true });
  await reviews.getByRole('button', { name: 'Save changes' }).click();
  await expect(reviews.getByRole('img', { name: '4.5 of 5' })).toBeVisible();

  await reviews.getByRole('button', { name: 'Delete' }).click();
  await expect(reviews.getByRole('heading', { name: 'A <b>short</b> one' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(reviews.getByRole('heading', { name: 'A <b>short</b> one' })).toBeVisible();

  await goWithin(page, '/video/1013');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(title);
  await reviewsOf(page);
  const loud = reviews.getByRole('listitem').filter({ hasText: 'Far too loud' });
  await loud.getByRole('button', { name: /^Helpful \(\d+\): review by Piet$/u }).click();
  await expect(loud.getByText('Helpful (6)')).toBeVisible();
  await loud.getByRole('button', { name: 'Report the review by Piet' }).click();
  await page.getByRole('radio', { name: 'It gives away the plot' }).check();
  await page.getByRole('button', { name: 'Send report' }).click();
  await expect(page.getByText('Thank you. An administrator will look at it.')).toBeVisible();

  await openAs(page, 'admin', '/_admin/reviews');
  const row = page.getByRole('listitem').filter({ hasText: 'Far too loud' });
  await expect(row.getByText('Reported: spoiler (1)')).toBeVisible();
  await row.getByRole('button', { name: 'Hide' }).click();
  // That it is hidden from everybody: packages/server/src/features/reviews/reviews.test.ts.
  await expect(row).toHaveCount(0);
});
