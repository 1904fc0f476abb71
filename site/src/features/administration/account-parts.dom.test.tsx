import { HttpError } from '@footlight/client';
import type { AdministeredAccount } from '@footlight/contract';
import { loadAdministrationCatalogue } from '@footlight/i18n';
import { Queries } from '@footlight/state';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { guest, onSite, realmOf } from '../../testing/on-site.js';
import { AdministrationLabels } from './administration-labels.js';
import { FactorPart } from './factor-part.js';
import { ImpersonationPart } from './impersonation-part.js';
import { RolePart } from './role-part.js';
import { SignInHelpPart } from './sign-in-help-part.js';
import { SuspensionPart } from './suspension-part.js';

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
  suspension: null,
  secondFactor: { enabled: false, removedAt: null },
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
      realm: realmOf({ signIn: { passwordReset: true } as never }),
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

// ACCT-42
it('suspends an account only with a reason, and ends the suspension', async () => {
  call.mockResolvedValue(undefined);
  draw(<SuspensionPart account={vera} />);
  fireEvent.click(await screen.findByRole('button', { name: 'Suspend account' }));
  expect(await screen.findByText('Enter a reason.')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText(/^Reason/u));
  expect(call).not.toHaveBeenCalled();
  fireEvent.change(screen.getByLabelText(/^Reason/u), { target: { value: ' Fraud ' } });
  fireEvent.click(screen.getByRole('button', { name: 'Suspend account' }));
  await vi.waitFor(() =>
    expect(call).toHaveBeenCalledWith('suspendAccount', { params: { id: 'a-1' }, body: { reason: 'Fraud' } }),
  );
  cleanup();
  draw(
    <SuspensionPart
      account={{ ...vera, suspension: { since: '2026-11-21T20:00:00.000Z', reason: 'Fraud' } }}
    />,
  );
  expect(await screen.findByText(/: Fraud$/u)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'End suspension' }));
  await vi.waitFor(() => expect(call).toHaveBeenCalledWith('resumeAccount', { params: { id: 'a-1' } }));
});

// ACCT-42
it('offers no suspension of an administrator', async () => {
  draw(<SuspensionPart account={{ ...vera, role: 'admin' }} />);
  expect(await screen.findByText(/^You can’t suspend an administrator/u)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Suspend account' })).toBeNull();
});

// ACCT-43, ACCT-44
it('signs an account out everywhere, and sends a link for a new password', async () => {
  call.mockResolvedValue(undefined);
  draw(<SignInHelpPart account={vera} />);
  fireEvent.click(await screen.findByRole('button', { name: 'Sign out on all devices' }));
  expect(await screen.findByText('Done.')).toBeTruthy();
  expect(call).toHaveBeenCalledExactlyOnceWith('endAccountSessions', { params: { id: 'a-1' } });
  const reset = screen.getByRole('button', { name: 'Send a link for a new password' });
  await vi.waitFor(() => expect(reset.hasAttribute('disabled')).toBe(false));
  fireEvent.click(reset);
  await vi.waitFor(() => expect(call).toHaveBeenCalledWith('sendAccountReset', { params: { id: 'a-1' } }));
});

// ACCT-45
it('requests the removal of a second factor with a reason, and cancels it', async () => {
  call.mockResolvedValue({ removedAt: '2026-11-24T20:00:00.000Z' });
  draw(<FactorPart account={{ ...vera, secondFactor: { enabled: true, removedAt: null } }} />);
  fireEvent.change(await screen.findByLabelText(/^Reason/u), { target: { value: 'Ticket 12' } });
  fireEvent.click(screen.getByRole('button', { name: 'Remove after the waiting period' }));
  await vi.waitFor(() =>
    expect(call).toHaveBeenCalledWith('requestFactorRemoval', {
      params: { id: 'a-1' },
      body: { reason: 'Ticket 12' },
    }),
  );
  cleanup();
  draw(
    <FactorPart
      account={{ ...vera, secondFactor: { enabled: true, removedAt: '2026-11-24T20:00:00.000Z' } }}
    />,
  );
  expect(await screen.findByText(/^Will be removed on/u)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Don’t remove it' }));
  await vi.waitFor(() => expect(call).toHaveBeenCalledWith('cancelFactorRemoval', { params: { id: 'a-1' } }));
});

// ACCT-45
it('says that an account without an address cannot be helped that way', async () => {
  call.mockRejectedValue(new HttpError('CONFLICT', { status: 409 }));
  draw(<FactorPart account={{ ...vera, secondFactor: { enabled: true, removedAt: null } }} />);
  fireEvent.change(await screen.findByLabelText(/^Reason/u), { target: { value: 'Ticket 12' } });
  fireEvent.click(screen.getByRole('button', { name: 'Remove after the waiting period' }));
  expect(await screen.findByText('The account has no email to tell its owner at.')).toBeTruthy();
});
