import { withRealm } from '../service/realm.js';
import { expect, test } from './product.js';

const REALM = { territories: { signup: ['ES'] }, vpn: { disallow: true } };
const IN_SPAIN = { 'x-footlight-country': 'ES' };
const IN_FRANCE = { 'x-footlight-country': 'FR' };
const BEHIND_A_VPN = { ...IN_SPAIN, 'x-footlight-vpn': '1' };

const BARRED = [
  { path: '/signup', from: IN_FRANCE, title: 'Not open where you are' },
  { path: '/purchase?entityId=1003', from: IN_FRANCE, title: 'Not open where you are' },
  { path: '/signup', from: BEHIND_A_VPN, title: 'Turn off your VPN' },
  { path: '/ar/signup', from: BEHIND_A_VPN, title: 'أوقف الشبكة الافتراضية الخاصة' },
] as const;

test('where a realm is not open to somebody, sign-up and purchase say why and lead away', ({ browser }) =>
  withRealm(REALM, async ({ origin }) => {
    const visit = (extraHTTPHeaders: Record<string, string>) =>
      browser.newPage({ baseURL: origin, extraHTTPHeaders, serviceWorkers: 'block' });

    const admitted = await visit(IN_SPAIN);
    await admitted.goto('/signup');
    await expect(admitted.getByRole('main').getByLabel('Email').first()).toBeVisible();
    await expect(admitted.getByRole('dialog')).toHaveCount(0);
    await admitted.close();

    for (const { path, from, title } of BARRED) {
      const page = await visit(from);
      await page.goto(path);
      const modal = page.getByRole('dialog', { name: title });
      await expect(modal).toBeVisible();
      await expect(modal.getByRole('button')).toBeFocused();
      await expect(page.locator('main form')).toHaveCount(0);
      await page.keyboard.press('Escape');
      await expect(page).toHaveURL(/\/home$/u);
      await expect(modal).toHaveCount(0);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      await page.close();
    }
  }));
