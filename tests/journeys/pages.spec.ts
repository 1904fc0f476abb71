import { expect, test } from './product.js';

test('news are read by subject, down to what they are about, and back', async ({ page }) => {
  await page.goto('/news');
  const main = page.getByRole('main');
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

test('fighters narrow to a class and back to all, and each has a record in tables', async ({ page }) => {
  await page.goto('/fighters');
  const main = page.getByRole('main');
  await expect(main.getByRole('article')).toHaveCount(11);
  await main.getByRole('link', { name: 'Middleweight', exact: true }).click();
  await expect(main.getByRole('article')).toHaveCount(4);
  await expect(main.getByRole('complementary').getByRole('heading', { level: 3 })).toHaveText('Middleweight');
  await main.getByRole('link', { name: 'All classes' }).click();
  await expect(main.getByRole('article')).toHaveCount(11);
  await main.getByRole('article').getByRole('link', { name: 'Rosa Ruiz' }).click();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Rosa Ruiz');
  const wins = main.getByRole('table', { name: 'Wins by method' });
  await expect(wins.getByRole('row', { name: /^Knockout/u }).getByRole('cell')).toHaveText('6');
  await expect(main.getByRole('table', { name: 'Career stats' }).getByRole('row')).toHaveCount(5);
  await expect(main.getByRole('region', { name: 'Watch Rosa Ruiz' }).getByRole('article')).toHaveCount(3);
});

// PREF-1, PREF-2
test('preferences hold for this browser, and for an account; what cannot be kept is said', async ({
  page,
}) => {
  await page.goto('/preferences');
  const next = page.getByRole('switch', { name: 'Autoplay the next video' });
  await next.click();
  await expect(page.getByRole('main').getByRole('status')).toHaveText('Saved');
  await page.reload();
  await expect(next).not.toBeChecked();
  await page.getByLabel('Interface').selectOption('es');
  await expect(page).toHaveURL(/\/es\/preferencias$/u);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Preferencias');

  await page.goto('/login?from=/preferences');
  await page.getByLabel('Correo').fill('viewer@footlight.example');
  await page.getByLabel('Contraseña', { exact: false }).first().fill('footlight-demo');
  await page.getByRole('main').getByRole('button', { name: 'Iniciar sesión' }).click();
  await expect(page.getByText('Se guardan con tu cuenta')).toBeVisible();
  await page.route('**/api/v2/user/preferences', (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.fallback(),
  );
  const account = page.getByRole('switch', { name: 'Reproducir automáticamente el siguiente vídeo' });
  await expect(account).toBeChecked();
  await account.click();
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/No hemos podido guardar/u);
  await expect(account).toBeChecked();
});

// PAGE-12
test('the operator’s pages stand below every page, and a plugin in its frame asks for what it may', async ({
  page,
}) => {
  await page.goto('/nothing/here');
  await expect(page.getByRole('main').getByRole('link', { name: 'Search' })).toHaveAttribute(
    'href',
    '/search',
  );
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click();
  await expect(page.getByRole('main').getByText('Be kind; pay for what you watch.')).toBeVisible();
  await page.goBack();
  await page.getByRole('main').getByRole('button', { name: 'Go back' }).click();
  await expect(page).toHaveURL(/\/home$/u);

  await page.goto('/ar/plugin/tides');
  const frame = page.frameLocator('main iframe');
  await expect(frame.getByRole('heading')).toHaveText('المدّ عند ساحل الفوانيس');
  await expect(page.locator('main iframe')).toHaveAttribute('data-sized', 'true');
  await frame.getByRole('button').click();
  await expect(page).toHaveURL(/\/ar\/video\/1001$/u);
});
