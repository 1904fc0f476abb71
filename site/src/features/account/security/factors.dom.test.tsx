import { HttpError } from '@footlight/client';
import type { SecondFactor } from '@footlight/contract';
import { loadAccountCatalogue } from '@footlight/i18n';
import { Queries } from '@footlight/state';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { AccountLabels } from '../../../shell/viewers/account-labels.js';
import { createStore } from 'zustand/vanilla';
import { guest, onSite, realmOf } from '../../../testing/on-site.js';
import { PasskeysPart } from './passkeys-part.js';
import { TwoStepPart } from './two-step-part.js';

const call = vi.fn<(name: string, options?: unknown) => Promise<unknown>>();
/** Responses by endpoint; a list is consumed one by one. */
let answers: Record<string, unknown> = {};

// The labels are a separate chunk, which is slow to load the first time.
beforeAll(async () => {
  await loadAccountCatalogue('en');
}, 60_000);
beforeEach(() => {
  call.mockReset();
  call.mockImplementation((name) => {
    const answer = Array.isArray(answers[name]) ? (answers[name] as unknown[]).shift() : answers[name];
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  });
});
afterEach(cleanup);

const draw = (part: ReactNode) => {
  const client = { call } as never;
  const queries = new Queries({ client, clock: { now: () => 0 } });
  const realm = realmOf({ signIn: { secondFactor: true, passkeys: true } as never });
  const session = createStore(() => ({ user: { ...guest, id: 'a-1', isGuest: false, rol: 'viewer' } }));
  render(
    onSite(<AccountLabels>{part}</AccountLabels>, {
      state: { client, queries, session } as never,
      realm,
    }),
  );
};
/** Presses a button once it is enabled; it is disabled while another action is pending. */
const press = async (name: string) => {
  await vi.waitFor(() =>
    expect(screen.getByRole<HTMLButtonElement>('button', { name }).disabled).toBe(false),
  );
  fireEvent.click(screen.getByRole('button', { name }));
};
const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

const off: SecondFactor = {
  enabled: false,
  enabledAt: null,
  removedAt: null,
  recoveryCodesLeft: 0,
  needsPassword: true,
};
const on: SecondFactor = {
  ...off,
  enabled: true,
  enabledAt: '2026-03-02T18:20:00.000Z',
  recoveryCodesLeft: 9,
};
const proofRequired = () =>
  new HttpError('PROOF_REQUIRED', { status: 403, details: { methods: ['password'] } });

// SIGN-111, SIGN-112
it('turns on two-step sign-in with a code of the new key, and shows the recovery codes once', async () => {
  answers = {
    getSecondFactor: [off, on],
    enrolSecondFactor: { secret: 'JBSWY3DPEHPK3PXP', otpauthUri: 'otpauth://totp/x?secret=JBSWY3DPEHPK3PXP' },
    confirmSecondFactor: { recoveryCodes: ['7KQ2M-X4RTB', 'P9WDA-3HNCE'] },
  };
  draw(<TwoStepPart />);
  await press('Turn on');
  expect(await screen.findByText('JBSWY3DPEHPK3PXP')).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Confirm' }).disabled).toBe(true);
  type(/^Code/u, '123456');
  await press('Confirm');
  expect(await screen.findByText('7KQ2M-X4RTB')).toBeTruthy();
  expect(call).toHaveBeenCalledWith('confirmSecondFactor', { body: { code: '123456' } });
  await press('I’ve saved them');
  expect(await screen.findByText('Two-step sign-in is on. You have 9 recovery codes left.')).toBeTruthy();
  expect(screen.queryByText('7KQ2M-X4RTB')).toBeNull();
});

// SIGN-115
it('marks the field of a wrong code as invalid', async () => {
  answers = {
    getSecondFactor: on,
    renewRecoveryCodes: new HttpError('SECOND_FACTOR_INVALID', { status: 403 }),
  };
  draw(<TwoStepPart />);
  await press('New recovery codes');
  type(/^Code/u, '000000');
  fireEvent.click(screen.getByRole('button', { name: 'New recovery codes' }));
  await vi.waitFor(() => expect(screen.getByLabelText(/^Code/u).getAttribute('aria-invalid')).toBe('true'));
});

// SIGN-111
it('turns off two-step sign-in with the password and a code', async () => {
  answers = { getSecondFactor: [on, off], disableSecondFactor: undefined };
  draw(<TwoStepPart />);
  await press('Turn off');
  type(/^Password/u, 'a long secret');
  type(/^Code/u, '654321');
  fireEvent.click(screen.getByRole('button', { name: 'Turn off' }));
  expect(await screen.findByRole('button', { name: 'Turn on' })).toBeTruthy();
  expect(call).toHaveBeenCalledWith('disableSecondFactor', {
    body: { code: '654321', secret: 'a long secret' },
  });
});

const passkey = {
  id: 'k-1',
  name: 'Phone',
  createdAt: '2026-03-02T18:20:00.000Z',
  lastUsedAt: null,
  synced: false,
};

// SIGN-119
it('renames and removes passkeys', async () => {
  answers = {
    listPasskeys: [{ passkeys: [passkey] }, { passkeys: [{ ...passkey, name: 'Tablet' }] }, { passkeys: [] }],
  };
  draw(<PasskeysPart />);
  await press('Rename Phone');
  type(/^Name/u, '  ');
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(call).not.toHaveBeenCalledWith('renamePasskey', expect.anything());
  type(/^Name/u, 'Tablet ');
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await press('Remove Tablet');
  await vi.waitFor(() => expect(screen.queryByText('Tablet')).toBeNull());
  expect(call).toHaveBeenCalledWith('renamePasskey', { params: { id: 'k-1' }, body: { name: 'Tablet' } });
  expect(call).toHaveBeenCalledWith('removePasskey', { params: { id: 'k-1' } });
});

// SIGN-120
it('shows an error if the last sign-in method cannot be removed', async () => {
  answers = {
    listPasskeys: { passkeys: [passkey] },
    removePasskey: new HttpError('LAST_PROVIDER', { status: 409, messages: ['It is your only way in.'] }),
  };
  draw(<PasskeysPart />);
  await press('Remove Phone');
  await vi.waitFor(() => expect(screen.getByRole('alert').textContent).not.toBe(''));
  expect(screen.getByText('Phone')).toBeTruthy();
});

// SIGN-121
it('asks for the password if the service requires a proof, then repeats the action', async () => {
  answers = {
    listPasskeys: [{ passkeys: [passkey] }, { passkeys: [] }],
    removePasskey: [proofRequired(), undefined],
    proveIdentity: undefined,
  };
  draw(<PasskeysPart />);
  await press('Remove Phone');
  const form = await screen.findByRole('form', { name: 'Confirm it’s you' });
  type(/^Password/u, 'a long secret');
  fireEvent.submit(form);
  await vi.waitFor(() =>
    expect(call.mock.calls.filter(([name]) => name === 'removePasskey')).toHaveLength(2),
  );
  await vi.waitFor(() => expect(screen.queryByRole('form', { name: 'Confirm it’s you' })).toBeNull());
  expect(screen.queryByText('Phone')).toBeNull();
  expect(call).toHaveBeenCalledWith('proveIdentity', { body: { secret: 'a long secret' } });
});

// ACCT-45
it('stops a removal that an administrator has requested', async () => {
  answers = { getSecondFactor: { ...on, removedAt: '2026-11-24T20:00:00.000Z' } };
  draw(<TwoStepPart />);
  expect(await screen.findByText(/^An administrator was asked to remove/u)).toBeTruthy();
  await press('Stop it');
  await vi.waitFor(() => expect(call).toHaveBeenCalledWith('stopFactorRemoval'));
});
