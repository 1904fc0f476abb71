import type { Page } from '@playwright/test';
import { agreeToTerms } from './agree-to-terms.js';
import { goWithin } from './go-within.js';
import { WITH_SIMULATORS, expect, test } from './product.js';
import { signedUp } from './signed-in.js';

// A product of its own: the person of the provider has an account afterwards, which other journeys do not expect.
test.use({ startOptions: { ...WITH_SIMULATORS } });

const SECRET = 'a long enough secret';
const main = (page: Page) => page.getByRole('main');
const account = (page: Page) => page.getByRole('button', { name: /^Account of/u });

/** Sends a call with the session of the page. */
const send = async (page: Page, method: 'POST' | 'PUT', path: string, data: object): Promise<void> => {
  const token = await page.evaluate(
    () =>
      (JSON.parse(localStorage.getItem('footlight.tokens') ?? '{}') as { authorisationToken?: string })
        .authorisationToken ?? '',
  );
  const headers = { authorization: `Bearer ${token}` };
  const response = await page.request.fetch(path, { method, headers, data });
  expect(response.ok(), `${path} answered ${String(response.status())}`).toBe(true);
};

/**
 * Links the club account, at which the browser is signed in, from the linked sign-ins: its person belongs to another
 * account.
 */
const meetConflict = async (page: Page): Promise<void> => {
  await page.goto('/account/linked');
  await main(page).getByRole('button', { name: 'Link Club account' }).click();
  await expect(main(page)).toContainText('belongs to another account of yours');
  await main(page).getByRole('link', { name: 'Choose the account to keep' }).click();
  await expect(main(page).getByRole('heading', { name: 'Which account do you want to keep?' })).toBeVisible();
};

const signOut = async (page: Page): Promise<void> => {
  await goWithin(page, '/logout');
  await expect(page.getByRole('heading', { name: 'You’re signed out' })).toBeVisible();
};

// ACCT-25, SIGN-181, SIGN-186
test('a person with two accounts keeps one, which takes over the sign-in, the lists and the history of the other', async ({
  page,
}) => {
  await test.step('an account that only a provider signs in to is used', async () => {
    await page.goto('/login?from=%2Fpreferences');
    await page.getByRole('button', { name: 'Continue with Club account' }).click();
    await expect(page.getByRole('heading', { name: /simulator/u })).toBeVisible();
    await page.getByRole('button', { name: 'Nora Lind' }).click();
    await agreeToTerms(page);
    await expect(page).toHaveURL(/\/preferences$/u);
    await send(page, 'POST', '/api/v2/watchlists', { name: 'For the winter' });
    await send(page, 'PUT', '/api/v2/vod/1001/progress', { position: 40, duration: 60 });
    await signOut(page);
  });

  await test.step('the other account proves the same person, and nothing moves before the answer', async () => {
    await signedUp(page, { email: 'nora-two@example.org', secret: SECRET });
    await meetConflict(page);
    // Whoever has proved both reads which is which, and may still refuse.
    await expect(main(page)).toContainText('Club account signs in to nora.lind@example.org');
    await expect(main(page)).toContainText('you are signed in to nora-two@example.org');
    await main(page).getByRole('button', { name: 'Don’t link' }).click();
    await expect(main(page).getByRole('button', { name: 'Link Club account' })).toBeVisible();
    await expect(main(page).getByRole('button', { name: 'Unlink Club account' })).toHaveCount(0);
  });

  await test.step('this account stays, with the sign-in and the profile of the other', async () => {
    await meetConflict(page);
    // Nothing but the provider signs in to the other account, so it is the one to give up.
    await expect(main(page).getByRole('button', { name: 'Keep nora.lind@example.org' })).toHaveCount(0);
    await main(page).getByRole('button', { name: 'Keep nora-two@example.org' }).click();
    await expect(main(page)).toContainText('Club account is linked.');
    await expect(main(page).getByText('nora.lind@example.org')).toBeVisible();
    await goWithin(page, '/profiles');
    await main(page)
      .getByRole('button', { name: /^Nora Lind/u })
      .click();
    await expect(account(page)).toHaveAccessibleName('Account of Nora Lind');
    await goWithin(page, '/watchlists');
    await expect(main(page).getByText('For the winter').first()).toBeVisible();
    await goWithin(page, '/history');
    await expect(main(page).locator('a[href*="/video/1001"]').first()).toBeVisible();
    await signOut(page);
  });

  await test.step('the provider signs in to the account that stays', async () => {
    await goWithin(page, '/login?from=%2Faccount');
    await page.getByRole('button', { name: 'Continue with Club account' }).click();
    // It has two profiles now.
    await main(page)
      .getByRole('button', { name: /^Nadia/u })
      .click();
    await expect(page).toHaveURL(/\/account$/u);
    await expect(main(page).getByLabel('Email')).toHaveValue('nora-two@example.org');
  });
});
