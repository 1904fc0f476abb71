import { HttpError } from '@footlight/client';
import type { AdministeredAccount } from '@footlight/contract';
import { loadAdministrationCatalogue } from '@footlight/i18n';
import { Queries } from '@footlight/state';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { guest, onSite } from '../../testing/on-site.js';
import { AdministrationLabels } from './administration-labels.js';
import { ImpersonationPart } from './impersonation-part.js';
import { RolePart } from './role-part.js';

const call = vi.fn<(name: string, options: unknown) => Promise<unknown>>();
const restore = vi.fn<() => Promise<void>>(() => Promise.resolve());

// The labels are a separate chunk, which is slow to load the first time.
beforeAll(async () => {
  await loadAdministrationCatalogue('en');
}, 60_000);
beforeEach(() => {
  call.mockReset();
  restore.mockClear();
});
afterEach(cleanup);

const vera: AdministeredAccount = {
  id: 'a-1',
  email: 'vera@example.org',
  name: 'Vera',
  role: 'viewer',
  createdAt: '2026-01-05T10:00:00.000Z',
  hasPassword: true,
  deletesAt: null,
  profiles: [],
  licences: [],
  sessions: [],
};

const draw = (part: ReactNode, ownId = 'a-9') => {
  const client = { call } as never;
  const queries = new Queries({ client, clock: { now: () => 0 } });
  const session = createStore(() => ({
    user: { ...guest, id: ownId, isGuest: false, rol: 'admin' as const },
    restore,
  }));
  render(
    onSite(<AdministrationLabels>{part}</AdministrationLabels>, {
      state: { client, queries, session } as never,
    }),
  );
};

// ACCT-20
it('creates a link to an account only with a reason', async () => {
  call.mockResolvedValue({ token: 'once-4b7e', expiresAt: '2026-11-21T20:10:00.000Z' });
  draw(<ImpersonationPart account={vera} />);
  fireEvent.click(await screen.findByRole('button', { name: 'Create link' }));
  expect(await screen.findByText('Enter a reason.')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText(/^Reason/u));
  expect(call).not.toHaveBeenCalled();

  fireEvent.change(screen.getByLabelText(/^Reason/u), { target: { value: ' Ticket 4711 ' } });
  fireEvent.click(screen.getByRole('button', { name: 'Create link' }));
  const link = await screen.findByLabelText<HTMLInputElement>(/^Link to the account/u);
  expect(link.value).toBe(`${location.origin}/impersonate/once-4b7e`);
  expect(call).toHaveBeenCalledExactlyOnceWith('createImpersonation', {
    body: { accountId: 'a-1', reason: 'Ticket 4711' },
  });
});

// ACCT-20
it('offers no link to the account of another administrator', async () => {
  draw(<ImpersonationPart account={{ ...vera, role: 'admin' }} />);
  expect(await screen.findByText('You can’t open an administrator’s account.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Create link' })).toBeNull();
});

// ACCT-20
it('shows an error if the link is refused', async () => {
  call.mockRejectedValue(new HttpError('ACCOUNT_NOT_FOUND', { status: 404 }));
  draw(<ImpersonationPart account={vera} />);
  fireEvent.change(await screen.findByLabelText(/^Reason/u), { target: { value: 'Ticket' } });
  fireEvent.click(screen.getByRole('button', { name: 'Create link' }));
  await vi.waitFor(() => expect(screen.getByRole('alert').textContent).not.toBe(''));
  expect(screen.queryByLabelText(/^Link to the account/u)).toBeNull();
});

// ACCT-23
it('changes the role, and refreshes the session if it is the administrator’s own', async () => {
  call.mockResolvedValue(undefined);
  draw(<RolePart account={{ ...vera, role: 'admin' }} />, 'a-1');
  fireEvent.click(await screen.findByRole('button', { name: 'Remove administrator role' }));
  expect(await screen.findByText('Saved.')).toBeTruthy();
  expect(call).toHaveBeenCalledWith('saveAccountRole', { params: { id: 'a-1' }, body: { role: 'viewer' } });
  expect(restore).toHaveBeenCalledOnce();
});

// ACCT-23
it('shows an error for the last administrator', async () => {
  call.mockRejectedValue(new HttpError('CONFLICT', { status: 409 }));
  draw(<RolePart account={{ ...vera, role: 'admin' }} />);
  fireEvent.click(await screen.findByRole('button', { name: 'Remove administrator role' }));
  expect(
    await screen.findByText('This is the last administrator. Make someone else an administrator first.'),
  ).toBeTruthy();
  expect(restore).not.toHaveBeenCalled();
});
