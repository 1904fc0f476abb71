import type { SessionUser } from '@footlight/contract';
import type { AppState } from '@footlight/state';
import { act, cleanup, render, screen } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { guest, onSite, realmOf } from '../../testing/on-site.js';
import { PasskeyOfferSlot } from './passkey-offer-slot.js';
import { ToastProvider } from './toast-provider.js';

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('PublicKeyCredential', vi.fn<() => void>());
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const owner: SessionUser = {
  ...guest,
  id: 'a-1',
  isGuest: false,
  rol: 'viewer',
  pro: { id: 'p', tp: 'adult' },
};
const WORDS = 'Sign in faster next time, with your fingerprint, face or screen lock.';
const Where = () => <output data-testid="where">{useLocation().pathname}</output>;

/** Opens a page as the first of the viewers, who becomes each of the others. */
const become = async (users: readonly SessionUser[], passkeys: readonly object[] = [], isOn = true) => {
  const session = createStore(() => ({ user: users[0] }));
  const call = vi.fn<() => Promise<unknown>>().mockResolvedValue({ passkeys });
  const state = { session, client: { call } } as unknown as Partial<AppState>;
  const realm = realmOf({ signIn: { passkeys: isOn } as never });
  render(
    onSite(
      <ToastProvider>
        <PasskeyOfferSlot />
        <Where />
      </ToastProvider>,
      { state, realm },
    ),
  );
  for (const user of users.slice(1))
    await act(async () => {
      session.setState({ user });
      await Promise.resolve();
    });
  await act(async () => {
    await import('./passkey-offer.js');
    await import('./toast.js');
  });
  await act(() => Promise.resolve());
  return screen.queryByText(WORDS) !== null;
};

// SIGN-204
describe('a passkey', () => {
  it('is offered after a sign-in to an account without one, and leads to where it is added', async () => {
    expect(await become([guest, owner])).toBe(true);
    act(() => screen.getByRole('button', { name: 'Add a passkey' }).click());
    expect(screen.getByTestId('where').textContent).toBe('/account/security');
  });

  it('is offered once per account in a browser', async () => {
    expect(await become([guest, owner])).toBe(true);
    cleanup();
    expect(await become([guest, owner])).toBe(false);
    cleanup();
    expect(await become([guest, { ...owner, id: 'a-2' }])).toBe(true);
  });

  it.each([
    ['who was signed in when the page was opened', [owner], [], true],
    ['who has one', [guest, owner], [{ id: 'k' }], true],
    ['who is a child', [guest, { ...owner, pro: { id: 'p', tp: 'child' } }], [], true],
    [
      'who is impersonated',
      [guest, { ...owner, impersonation: { by: 'Ada', until: '2026-01-01T00:00:00Z' } }],
      [],
      true,
    ],
    ['of a realm without passkeys', [guest, owner], [], false],
  ] as const)('is not offered to a viewer %s', async (_who, users, passkeys, isOn) => {
    expect(await become(users as readonly SessionUser[], passkeys, isOn)).toBe(false);
  });
});
