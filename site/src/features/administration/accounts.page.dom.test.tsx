import type { ResponseOf, SessionUser } from '@footlight/contract';
import { loadAdministrationCatalogue } from '@footlight/i18n';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { drawShop, refuse, viewer, type ShopHandlers } from '../../testing/shop.js';
import { AccountsPage } from './accounts.page.js';

const admin: SessionUser = { ...viewer, id: 'a-9', rol: 'admin' };
type Found = ResponseOf<'findAccounts'>['accounts'][number];
const account = (id: string, more: Partial<Found> = {}): Found => ({
  id,
  email: `${id}@example.org`,
  name: id,
  role: 'viewer',
  createdAt: '2026-01-05T10:00:00.000Z',
  ...more,
});

const draw = (at: string, answers: ShopHandlers = {}) =>
  drawShop(<AccountsPage />, { path: '/_admin', at, answers, user: admin });
const field = () => screen.findByRole<HTMLInputElement>('searchbox', { name: 'Email or name' });
const list = () => screen.findByRole('list', { name: 'Accounts' });
const find = async (words: string) => {
  fireEvent.change(await field(), { target: { value: words } });
  fireEvent.click(screen.getByRole('button', { name: 'Find' }));
};

// The labels are a separate chunk, which is slow to load the first time.
beforeAll(async () => {
  await loadAdministrationCatalogue('en');
}, 60_000);
afterEach(cleanup);

// ACCT-22
describe('the search for accounts', () => {
  it('sends no request without a search text', async () => {
    const { names } = draw('/_admin?search=%20%20');
    expect((await field()).value).toBe('');
    await find('   ');
    expect(screen.getByTestId('where').textContent).toBe('/_admin');
    expect(names()).not.toContain('findAccounts');
  });

  it('writes its text to the address, and links to each account, with its role', async () => {
    const { of } = draw('/_admin', {
      findAccounts: () => ({
        accounts: [
          account('vera'),
          account('ada', { role: 'admin', name: 'Ada' }),
          account('nobody', { email: null }),
        ],
      }),
    });
    await find('  ve + a@ ');
    const rows = within(await list()).getAllByRole('listitem');
    expect(screen.getByTestId('where').textContent).toBe('/_admin?search=ve+%2B+a%40');
    expect(of('findAccounts').map(({ query }) => query)).toEqual([{ search: 've + a@' }]);
    expect(rows.map((row) => within(row).getByRole('link').getAttribute('href'))).toEqual([
      '/_admin/accounts/vera',
      '/_admin/accounts/ada',
      '/_admin/accounts/nobody',
    ]);
    expect(rows.map((row) => within(row).queryByText('Administrator') !== null)).toEqual([
      false,
      true,
      false,
    ]);
    expect(rows[2]?.textContent).toContain('nobody');
    expect(screen.queryByText(/^Only the first/u)).toBeNull();
  });

  it('starts with the text of the address', async () => {
    const { of } = draw('/_admin?search=trial%40', {
      findAccounts: () => ({ accounts: [account('trial')] }),
    });
    expect((await field()).value).toBe('trial@');
    await list();
    expect(of('findAccounts')).toHaveLength(1);
  });

  it('searches again for another text, and restores the previous results on back navigation', async () => {
    draw('/_admin?search=one', {
      findAccounts: ({ query }) => ({ accounts: [account(query.search)] }),
    });
    expect((await list()).textContent).toContain('one@example.org');
    await find('two');
    await waitFor(async () => expect((await list()).textContent).toContain('two@example.org'));
    fireEvent.click(screen.getByTestId('back'));
    await waitFor(async () => expect((await list()).textContent).toContain('one@example.org'));
    expect((await field()).value).toBe('one');
  });

  it('shows that nothing was found, with the search text', async () => {
    draw('/_admin?search=%3Cb%3Enobody', { findAccounts: () => ({ accounts: [] }) });
    expect(await screen.findByText(/“<b>nobody”/u)).toBeDefined();
  });

  it('shows that there may be more accounts than listed', async () => {
    draw('/_admin?search=a', {
      findAccounts: () => ({ accounts: Array.from({ length: 20 }, (_, index) => account(`a${index}`)) }),
    });
    expect(within(await list()).getAllByRole('listitem')).toHaveLength(20);
    expect(screen.getByText(/^Only the first 20 accounts/u)).toBeDefined();
  });

  it('shows an error, and retries', async () => {
    let isDown = true;
    draw('/_admin?search=vera', {
      findAccounts: () => (isDown ? refuse('UNAVAILABLE')() : { accounts: [account('vera')] }),
    });
    const again = await screen.findByRole('button', { name: 'Try again' });
    isDown = false;
    fireEvent.click(again);
    expect((await list()).textContent).toContain('vera@example.org');
  });
});
