import type { SessionUser } from '@footlight/contract';
import type { AppState } from '@footlight/state';
import { act, cleanup, render, screen } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { guest, onSite } from '../../testing/on-site.js';
import { AccountMenu } from './account-menu.js';

afterEach(cleanup);

const Where = () => <output>{useLocation().pathname}</output>;

const openAs = (rol: SessionUser['rol']) => {
  const session = createStore(() => ({ user: { ...guest, id: 'a-1', isGuest: false, rol } }));
  render(
    onSite(
      <>
        <AccountMenu name="Nadia" />
        <Where />
      </>,
      { state: { session } as unknown as Partial<AppState> },
    ),
  );
  act(() => screen.getByRole('button', { name: 'Account of Nadia' }).click());
};

describe('the account menu', () => {
  it('links to the pages of the account, and signs out', () => {
    openAs('viewer');
    expect(screen.getByRole('link', { name: 'Preferences' }).getAttribute('href')).toBe('/preferences');
    act(() => screen.getByRole('button', { name: 'Sign out' }).click());
    expect(screen.getByRole('status').textContent).toBe('/logout');
  });

  // PAGE-13
  it('links to the administration only for administrators', () => {
    openAs('viewer');
    expect(screen.queryByRole('link', { name: 'Administration' })).toBeNull();
    cleanup();
    openAs('admin');
    expect(screen.getByRole('link', { name: 'Administration' }).getAttribute('href')).toBe('/_admin');
  });
});
