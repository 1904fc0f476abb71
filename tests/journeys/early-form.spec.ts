import { holdScripts } from './hold-scripts.js';
import { expect, test } from './product.js';

// PAGE-64
test('a form that is filled in and submitted before hydration is sent once the page’s code has run', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto('/login/request-password', { waitUntil: 'load' });
  await page.getByRole('main').getByLabel('Email').fill('viewer@footlight.example');
  await page.keyboard.press('Enter');
  const sent = page.waitForRequest((request) => request.method() === 'POST');
  release();
  expect((await sent).postDataJSON()).toMatchObject({ id: 'viewer@footlight.example' });
});
