import { loadAccountCatalogue } from '@footlight/i18n';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { AccountLabels } from '../../shell/viewers/account-labels.js';
import { drawShop, refuse, withDialogs, type ShopHandlers } from '../../testing/shop.js';
import { UnlinkProvider } from './unlink-provider.js';

withDialogs();
// The labels are a separate chunk, which is slow to load the first time.
beforeAll(async () => {
  await loadAccountCatalogue('en');
}, 60_000);
afterEach(cleanup);

const draw = (answers: ShopHandlers = {}) => {
  const close = vi.fn<() => void>();
  const link = {
    provider: 'OPENID_CONNECT',
    clientName: 'club',
    email: null,
    linkedAt: '2026-01-02T00:00:00.000Z',
    mayUnlink: true,
  } as const;
  const shop = drawShop(
    <AccountLabels>
      <UnlinkProvider link={link} name="Club account" onClose={close} />
    </AccountLabels>,
    { path: '/account/linked', at: '/account/linked', answers },
  );
  return { ...shop, close };
};
const where = () => screen.getByTestId('where').textContent;
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

// ACCT-27
it('unlinks nothing before the viewer has confirmed it', async () => {
  const { names, close } = draw();
  expect(await screen.findByText('Unlink Club account?')).toBeTruthy();
  await press('Cancel');
  expect(close).toHaveBeenCalledOnce();
  expect(names()).toEqual([]);
});

// ACCT-27
it('unlinks the client, and signs the viewer out towards the login', async () => {
  const { of } = draw();
  await press('Unlink');
  await waitFor(() => expect(where()).toBe('/logout?from=%2Flogin'));
  expect(of('unlinkProvider')).toMatchObject([
    { params: { provider: 'OPENID_CONNECT' }, query: { clientName: 'club' } },
  ]);
});

// ACCT-51
it('shows the same text for every error, and stays', async () => {
  draw({ unlinkProvider: refuse('LAST_PROVIDER', {}, 'The last one') });
  await press('Unlink');
  await waitFor(() =>
    expect(screen.getByRole('alert').textContent).toBe(
      'Something went wrong on our side. Try again in a moment.',
    ),
  );
  expect(where()).toBe('/account/linked');
});

// SIGN-121
it('asks for a proof of identity if the sign-in was long ago', async () => {
  draw({ unlinkProvider: refuse('PROOF_REQUIRED', { methods: ['password'] }) });
  await press('Unlink');
  expect(await screen.findByText('Confirm it’s you')).toBeTruthy();
});
