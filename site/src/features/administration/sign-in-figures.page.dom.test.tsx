import { loadAdministrationCatalogue } from '@footlight/i18n';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { drawShop, viewer } from '../../testing/shop.js';
import { SignInFiguresPage } from './sign-in-figures.page.js';

// The labels are a separate chunk, which is slow to load the first time.
beforeAll(async () => {
  await loadAdministrationCatalogue('en');
}, 60_000);
afterEach(cleanup);

const draw = (
  figures: readonly { day: string; method: 'ID'; outcome: 'LOCKED' | 'SUCCEEDED'; count: number }[],
) =>
  drawShop(<SignInFiguresPage />, {
    path: '/_admin/sign-ins',
    at: '/_admin/sign-ins',
    user: { ...viewer, rol: 'admin' },
    answers: { getSignInFigures: () => ({ figures: [...figures] }) },
  });

// SIGN-173
it('lists the number of attempts by day, method and outcome', async () => {
  draw([
    { day: '2026-11-21', method: 'ID', outcome: 'SUCCEEDED', count: 4200 },
    { day: '2026-11-21', method: 'ID', outcome: 'LOCKED', count: 3 },
  ]);
  const cells = (await screen.findAllByRole('row')).slice(1).map((row) =>
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  );
  expect(cells).toEqual([
    ['November 21, 2026', 'Password', 'Signed in', '4,200'],
    ['November 21, 2026', 'Password', 'Locked after too many attempts', '3'],
  ]);
});

// SIGN-173
it('says that there are none', async () => {
  draw([]);
  expect(await screen.findByText('None are stored.')).toBeTruthy();
});
