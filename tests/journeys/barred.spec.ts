import { withRealm } from '../service/realm.js';
import { expect, test } from './product.js';

const REALM = { territories: { signup: ['ES'] }, vpn: { disallow: true } };
const IN_SPAIN = { 'x-footlight-country': 'ES' };
const IN_FRANCE = { 'x-footlight-country': 'FR' };
const BEHIND_A_VPN = { ...IN_SPAIN, 'x-footlight-vpn': '1' };

const BARRED = [
  {
    from: IN_FRANCE,
    pages: [
      { path: '/signup', title: 'Not available in your country' },
      { path: '/purchase?entityId=1003', title: 'Not available in your country' },
    ],
  },
  {
    from: BEHIND_A_VPN,
    pages: [
      { path: '/signup', title: 'Turn off your VPN' },
      { path: '/ar/signup', title: 'أوقف الشبكة الافتراضية الخاصة' },
    ],
  },
] as const;

test('where a realm is not open to somebody, sign-up and purchase say why and lead away', ({ browser }) => {
  // A service of its own has to start first.
  test.slow();
  return withRealm(REALM, async ({ origin }) => {
    const visit = (extraHTTPHeaders: Record<string, string>) =>
      browser.newPage({ baseURL: origin, extraHTTPHeaders, serviceWorkers: 'block' });

    const admitted = await visit(IN_SPAIN);
    await admitted.goto('/signup');
    await expect(admitted.getByRole('main').getByLabel('Email').first()).toBeVisible();
    await expect(admitted.getByRole('dialog')).toHaveCount(0);
    await admitted.close();

    for (const { from, pages } of BARRED) {
      // One browser of each viewer: its cache keeps the scripts.
      const page = await visit(from);
      for (const { path, title } of pages) {
        await page.goto(path);
        const modal = page.getByRole('dialog', { name: title });
        await expect(modal).toBeVisible();
        await expect(modal.getByRole('button')).toBeFocused();
        await expect(page.locator('main form')).toHaveCount(0);
        await page.keyboard.press('Escape');
        await expect(page).toHaveURL(/\/home$/u);
        await expect(modal).toHaveCount(0);
        await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      }
      await page.close();
    }
  });
});
